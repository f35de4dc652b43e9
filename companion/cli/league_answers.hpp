// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands of leagues answer, as JSON.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "companion/cli/league_names.hpp"
#include "league/standings.hpp"

namespace adjutant::cli {

/// The name under `key`; and, where another has the same name, the number under `key-id` (`id` of a
/// `person`).
void addName(nlohmann::ordered_json& json, const LeagueBook&, const std::string& key, league::EntrantId);

/// A line for each table, and one for the bye.
[[nodiscard]] std::vector<nlohmann::ordered_json> linesOf(const LeagueBook&, const league::Paired&);

[[nodiscard]] nlohmann::ordered_json jsonOf(const LeagueBook&, const std::vector<league::Standing>&);

/// {"winner"} or {"winner":null,"draw":true}, with score and game where there are any.
[[nodiscard]] nlohmann::ordered_json jsonOf(const LeagueBook&, const league::Outcome&);

/// Whose rank moved, under `ranks`; answers with the same as sentences.
std::string addMoves(nlohmann::ordered_json& answer, const LeagueBook&,
                     const std::vector<league::Standing>& before);

/// What a correction did: the old and the new result, whose rank moved, and both in a sentence.
void addChange(nlohmann::ordered_json& answer, const LeagueBook&, const league::Table& was,
               const std::vector<league::Standing>& before);

}  // namespace adjutant::cli
