// SPDX-License-Identifier: GPL-3.0-or-later
// What pieces, places and sides are called for people.
#pragma once

#include <string>
#include <vector>

#include "engine/games/civil_war_1863/state.hpp"

namespace adjutant::w63 {

[[nodiscard]] Phrase nameOf(const State& state, const PieceId& piece);  ///< "Union infantry 3"
/// "Union infantry 3", "2 Union infantry and 1 gunboat"
[[nodiscard]] Phrase nameOf(const State& state, const std::vector<PieceId>& pieces);
[[nodiscard]] Phrase nameOf(const State& state, const PlaceId& place);  ///< "Richmond", "m5"
[[nodiscard]] Phrase nameOf(const State& state, const SideId& side);    ///< "the Union"

}  // namespace adjutant::w63
