// SPDX-License-Identifier: GPL-3.0-or-later
// A campaign, or one game of it, as one JSON text that other programs can read, and back again hash for hash.
// The format is described in transfer.md.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/campaign_file.hpp"

namespace adjutant::db {

/// The same file gives the same text, to the byte.
[[nodiscard]] std::string exportCampaign(const CampaignFile&, CampaignId);
/// The campaign with that one game only.
[[nodiscard]] std::string exportGame(const CampaignFile&, GameId);

/// The JSON Schema of such a text (campaign.schema.json).
[[nodiscard]] std::string_view exportSchema();

struct Imported {
    CampaignId campaign{};
    std::vector<GameId> games;         ///< those that came in or grew
    bool league = false;               ///< the league came in or grew
    std::vector<std::string> leftOut;  ///< a sentence for each thing that was here already, and stayed
};

/// What becomes of a game that is here with another history, and of a document or a tag that differs.
enum class Differing {
    ask,       ///< a game throws duplicate; the others are left out and named
    keepBoth,  ///< games and documents come in under another name
    replace  ///< the game that is here is deleted, as CampaignFile::remove does; the others are written over
};

/// Throws the Error (notOurs, newer, damaged) with which the text would be refused.
void requireExport(std::string_view text);

/// A game in an export, as it would come in.
struct GameInExport {
    std::string name;
    std::string system;
    std::vector<EntryText> entries;
};

/// Throws as requireExport.
[[nodiscard]] std::vector<GameInExport> gamesInExport(std::string_view text);

/// Makes a new campaign of it, under `name` or the name that it has. All of it comes in, or, with an Error
/// (notOurs, newer, damaged, duplicate and the storage errors), nothing.
Imported importAsNew(CampaignFile&, std::string_view text, const std::optional<std::string>& name = {});

/// Adds it to a campaign. What is here stays: a game of the same name must be the beginning of the one that
/// comes in, which is then played on, or its end; a game with another history throws duplicate; so does a
/// league. Tags and documents that differ are left out and named. A game that was renamed here is known by
/// its first entry. `at`: when it is done, for what it deletes.
Imported importInto(CampaignFile&, CampaignId, std::string_view text, Differing = Differing::ask,
                    std::string_view at = {});

}  // namespace adjutant::db
