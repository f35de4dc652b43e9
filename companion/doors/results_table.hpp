// SPDX-License-Identifier: GPL-3.0-or-later
// Who played the games of a campaign and how they came out: as lines of JSON, and as a table for
// spreadsheets.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "db/campaign_file.hpp"

namespace adjutant::companion {

/// A game with its result as the rules tell it.
struct PlayedGame {
    db::Game game;
    db::Result result;
    std::string unreadable;  ///< why its journal cannot be read; there is no result then
};

/// The games of a campaign in the order in which they were begun.
[[nodiscard]] std::vector<db::Game> gamesAsBegun(const db::CampaignFile&, db::CampaignId);

/// Those of them that have an act, with their results. Throws db::Error.
[[nodiscard]] std::vector<PlayedGame> playedGames(const db::CampaignFile&, db::CampaignId);

/// Between two times as the journal writes them; nothing where one cannot be read.
[[nodiscard]] std::optional<std::int64_t> minutesBetween(const std::string& from, const std::string& to);

/// {"game","system","started","ended","length-minutes","sides":[{"side","person","outcome","score"}],"by"}
[[nodiscard]] nlohmann::ordered_json jsonOf(const PlayedGame&);

/// The heading, and a line for each side of each game.
[[nodiscard]] std::string resultsTable(const std::vector<PlayedGame>&);

}  // namespace adjutant::companion
