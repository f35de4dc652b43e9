// SPDX-License-Identifier: GPL-3.0-or-later
// Games of the campaign that two people of a league played: what came of one answers their table by itself.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "companion/league_book.hpp"
#include "db/campaign_file.hpp"

namespace adjutant::companion {

/// A game between two entrants since a moment.
struct LeagueGame {
    db::GameId id{};
    std::string name;
    bool over = false;  ///< with a result for both
    league::EntrantId a = 0, b = 0;
    league::EntrantId winner = 0;  ///< 0 for a draw, and while it goes on
};

class KnownResults {
  public:
    /// All games of the campaign since the league began in which two of its people, and nobody else who is
    /// named, sit against each other.
    KnownResults(const db::CampaignFile&, const LeagueBook&);

    /// The one of these two that was ended last, since their round was paired, and stands in no table yet.
    [[nodiscard]] std::optional<LeagueGame> over(league::EntrantId, league::EntrantId, int round) const;
    /// The one that was played last of those that go on.
    [[nodiscard]] std::optional<LeagueGame> going(league::EntrantId, league::EntrantId, int round) const;
    /// On a ladder: those that are over and are not told yet, the oldest first.
    [[nodiscard]] std::vector<LeagueGame> untold() const;

  private:
    struct Found {
        LeagueGame game;
        std::string at;  ///< when it ended, or was begun
        bool told = false;
    };
    [[nodiscard]] std::optional<LeagueGame> last(league::EntrantId, league::EntrantId, int round,
                                                 bool over) const;

    std::vector<Found> found_;           ///< the one that was played last first
    std::vector<std::string> pairedAt_;  ///< by round, from 1 at index 0
};

}  // namespace adjutant::companion
