// SPDX-License-Identifier: GPL-3.0-or-later
// What each entrant has done in the rounds up to one.
#pragma once

#include <vector>

#include "league/league.hpp"

namespace adjutant::league {

/// A game with a result, seen from one side.
struct Game {
    EntrantId opponent = 0;
    Fraction points;      ///< for its outcome, and what it brought besides
    Fraction difference;  ///< own score minus the opponent's; a missing score counts 0
};

struct Tally {
    std::vector<Game> games;
    int won = 0, drawn = 0, lost = 0, byes = 0;
    int unplayed = 0;  ///< own paired rounds with a bye, without a table, or without a result
    Fraction gamePoints;
    Fraction points;  ///< of games and byes

    [[nodiscard]] int played() const { return static_cast<int>(games.size()); }
};

/// What a table that has a result brings one of its two beside the points of the outcome.
[[nodiscard]] Fraction bonusOf(const Rules&, const Table&, EntrantId);

/// By number of entrant; index id - 1.
class Tallies {
  public:
    /// Of the season that round `upTo` belongs to, as far as it.
    Tallies(const League&, int upTo);
    Tallies(const League&, int from, int upTo);
    [[nodiscard]] const Tally& of(EntrantId id) const {
        return tallies_.at(static_cast<std::size_t>(id - 1));
    }
    /// Have they played each other?
    [[nodiscard]] bool met(EntrantId, EntrantId) const;

  private:
    Tally& mine(EntrantId id) { return tallies_.at(static_cast<std::size_t>(id - 1)); }
    void addGame(const Table&, const Rules&);
    void addSide(const Table&, EntrantId, const Rules&);

    std::vector<Tally> tallies_;
};

/// The points of each entrant, by number, after each round from one to another of the same season.
[[nodiscard]] std::vector<std::vector<Fraction>> pointsOverRounds(const League&, int from, int upTo);

}  // namespace adjutant::league
