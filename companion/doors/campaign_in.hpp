// SPDX-License-Identifier: GPL-3.0-or-later
// An export on its way into a campaign file: what it would do there, told beforehand, and doing it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/campaign_file.hpp"
#include "db/import_preview.hpp"
#include "db/transfer.hpp"

namespace adjutant::companion {

/// Where an export goes.
struct Destination {
    std::optional<db::CampaignId> into = {};  ///< a campaign that is there; a new one where there is none
    std::optional<std::string> as = {};       ///< the name of the new one; that of the export where empty
    db::Differing differing = db::Differing::ask;
    bool anyway = false;  ///< also games that this program cannot open
};

/// The first game of an export that this program cannot open, and why, in a sentence.
struct Unopened {
    std::string game;
    Phrase why;
};
[[nodiscard]] std::optional<Unopened> unopenedIn(const std::string& text);
/// Throws db::Error damaged where there is one.
void requireToOpen(const std::string& text);

/// A line for each thing in it; without a file, into a new one. All of it comes in, or nothing: a game that
/// cannot be opened takes the rest with it. Throws db::Error of a text that is no export.
[[nodiscard]] std::vector<db::Foreseen> foreseen(const db::CampaignFile*, const std::string& text,
                                                 const Destination&);

/// Takes it in; the file knows afterwards who plays its games, and finds their words. `at`: now. Throws
/// db::Error, and then nothing came in; a game that cannot be opened has to be looked for before.
db::Imported bringIn(db::CampaignFile&, const std::string& text, const Destination&, const std::string& at);

}  // namespace adjutant::companion
