// SPDX-License-Identifier: GPL-3.0-or-later
// Who played the games of a campaign and how they came out, as the file keeps it beside the journals; and
// what follows for each person.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "db/campaign_file.hpp"

namespace adjutant::companion {

struct GameResult {
    db::Game game;
    db::Result result;

    /// The sides that somebody plays; who plays both sides of a game has two.
    [[nodiscard]] std::vector<const db::SideResult*> sidesOf(const std::string& who) const;
    /// `win`, `draw`, `loss`, or `open` where it goes on, has no result, or the person plays against himself.
    [[nodiscard]] std::string outcomeFor(const std::string& who) const;
};

/// Those with an act, the one that was played last first.
[[nodiscard]] std::vector<GameResult> resultsOf(const db::CampaignFile&, db::CampaignId);

struct Record {
    int won = 0, drawn = 0, lost = 0, open = 0;

    void add(const std::string& outcome);
    [[nodiscard]] int games() const { return won + drawn + lost + open; }

    bool operator==(const Record&) const = default;
};

/// A person's games, summed up. People go by their numbers as they are shown: "p7".
struct PersonFigures {
    Record all;
    std::map<std::string, Record> bySystem;
    std::map<std::string, Record> byOpponent;
    int streak = 0;        ///< how many of the last games in a row were won, drawn or lost
    std::string streakOf;  ///< `win`, `draw` or `loss`; empty without a finished game
    int mostWins = 0;      ///< the longest row of wins
};

[[nodiscard]] PersonFigures figuresOf(const std::vector<GameResult>& lastFirst, const std::string& who);

}  // namespace adjutant::companion
