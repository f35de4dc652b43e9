// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the league's page: tables of a round, standings with form and cross table, people.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "companion/league_book.hpp"
#include "companion/leagues/known_results.hpp"
#include "league/standings.hpp"

namespace adjutant::companion {

[[nodiscard]] nlohmann::json tableRows(const LeagueBook&, const KnownResults&, int round);
[[nodiscard]] nlohmann::json standingRows(const league::League&, const std::vector<league::Standing>&,
                                          int upTo);
[[nodiscard]] nlohmann::json leaguePeopleRows(const LeagueBook&, const std::vector<db::Person>&);

}  // namespace adjutant::companion
