// SPDX-License-Identifier: GPL-3.0-or-later
// What places, sides, ships and amounts are called for people.
#pragma once

#include <string>
#include <string_view>

#include "engine/games/conquest_1762/state.hpp"

namespace adjutant::conquest {

[[nodiscard]] const std::string& nameOf(const State& state, const PlaceId& place);
/// Inside a sentence: the name that a player gave, or "the British".
[[nodiscard]] std::string nameOf(const State& state, const SideId& side);
/// "The British take", "Ann takes".
[[nodiscard]] bool isPlural(const State& state, const SideId& side);
/// At the head of a sentence, with the verb for many or for one.
[[nodiscard]] std::string does(const State& state, const SideId& side, std::string_view many);
[[nodiscard]] std::string does(const State& state, const SideId& side, std::string_view many,
                               std::string_view one);
[[nodiscard]] std::string nameOf(const State& state, const PieceId& ship);
/// "2 wood, 1 gold", or "nothing".
[[nodiscard]] std::string list(const Amounts& amounts);
/// "1 soldier", "3 soldiers".
[[nodiscard]] std::string counted(int count, std::string_view thing);

}  // namespace adjutant::conquest
