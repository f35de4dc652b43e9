// SPDX-License-Identifier: GPL-3.0-or-later
// Plays of games that no rules here know, out of the files of other programs: an export of BG Stats
// (BGStatsExport.json, or plays that were shared), and a list of plays of BoardGameGeek (plays XML).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "db/campaign_file.hpp"

namespace adjutant::companion {

struct PlaysIn {
    std::string from;  ///< `BG Stats` or `BoardGameGeek`
    std::vector<db::Play> plays;
    std::vector<std::string> notices;  ///< a sentence for each play that cannot be kept
};

/// Is it a file of one of them? Only then is it to be read by readPlays.
[[nodiscard]] bool looksLikePlays(std::string_view text);

/// Throws db::Error damaged where the file is torn or too large.
[[nodiscard]] PlaysIn readPlays(std::string_view text);

/// What a play is to those that are here.
enum class PlayMeeting { fresh, same, different };
[[nodiscard]] PlayMeeting meetingOf(const std::vector<db::Play>& here, const db::Play& coming);

/// Without the blanks around it.
[[nodiscard]] std::string trimmed(std::string_view text);

/// Inside the folder: the two formats.
[[nodiscard]] PlaysIn playsOfBgStats(std::string_view text);
[[nodiscard]] PlaysIn playsOfBgg(std::string_view text);

}  // namespace adjutant::companion
