// SPDX-License-Identifier: GPL-3.0-or-later
// What a league's bonus asks for, as the game of a table counts it.
#pragma once

#include <string>
#include <vector>

#include "companion/league_book.hpp"

namespace adjutant::companion {

/// The figures that the bonuses of a league ask for and that its games count: all but `score` and `margin`.
[[nodiscard]] std::vector<std::string> figuresAsked(const league::Rules&);
/// Does a bonus hang on the score?
[[nodiscard]] bool asksForScore(const league::Rules&);

/// Adds to the outcome of a game between a and b what the bonuses ask for, what was told is left as it is.
/// What the game does not count, or not for both, stays out. Throws std::runtime_error where its entries
/// cannot be read.
void addFigures(league::Outcome&, const LeagueBook&, const db::CampaignFile&, const db::Game&,
                league::EntrantId a, league::EntrantId b);

/// A figure that some game counts.
struct CountedFigure {
    std::string system;
    std::string kind;  ///< "goal", "point", "loss", "work"
    std::string of;
};
/// Of every system, as its games stand at their usual start.
[[nodiscard]] std::vector<CountedFigure> countedFigures();

}  // namespace adjutant::companion
