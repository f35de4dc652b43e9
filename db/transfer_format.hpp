// SPDX-License-Identifier: GPL-3.0-or-later
// An exported campaign between its text and its coming in: everything read and checked, nothing stored yet.
// Inside the room only; the format is described in transfer.md.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/records.hpp"
#include "engine/journal/chain.hpp"

namespace adjutant::db {

namespace format {
inline constexpr const char* name = "adjutant-campaign";
inline constexpr int version = 1;
}  // namespace format

struct ExportedGame {
    Game game;  ///< name, system, created, summary and finished
    std::string note;
    std::vector<std::string> labels;
    std::string place{};
    std::vector<Photograph> photographs{};
    std::vector<EntryText> entries;
};

struct ExportedLeague {
    std::vector<std::optional<std::size_t>> people;  ///< by number in the league: the index of the person
    std::vector<EntryText> entries;
};

struct ExportedCampaign {
    Campaign campaign;           ///< name and created
    std::vector<Person> people;  ///< names and clubs
    std::vector<Tag> tags;
    std::vector<Document> documents;
    std::vector<ExportedGame> games;
    std::optional<ExportedLeague> league;
    std::vector<Play> plays;
};

/// Throws Error notOurs (no export of ours), newer (a later version of the format) or damaged (something is
/// missing, of another type, or does not match its hash; the sentence says where).
[[nodiscard]] ExportedCampaign readExport(std::string_view text);

}  // namespace adjutant::db
