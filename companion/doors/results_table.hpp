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

/// {"game","system","started","ended","length-minutes","sides":[{"side","person","outcome","score"}],"by"}
[[nodiscard]] nlohmann::ordered_json jsonOf(const PlayedGame&);

/// The same of a play without a log: `system` is `unknown`, and `play` says where it was told.
[[nodiscard]] nlohmann::ordered_json jsonOf(const db::Play&);

/// The heading, and a line for each side of each game, then of each play without a log.
[[nodiscard]] std::string resultsTable(const std::vector<PlayedGame>&,
                                       const std::vector<db::Play>& plays = {});

/// When a play ended, where its length is known; empty otherwise.
[[nodiscard]] std::string endOf(const db::Play&);

}  // namespace adjutant::companion
