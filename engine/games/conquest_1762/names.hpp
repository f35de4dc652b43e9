// SPDX-License-Identifier: GPL-3.0-or-later
// What places, sides, ships and amounts are called for people.
#pragma once

#include "engine/games/conquest_1762/state.hpp"

namespace adjutant::conquest {

[[nodiscard]] Phrase nameOf(const State& state, const PlaceId& place);
/// Inside a sentence: the name that a player gave, or "the British".
[[nodiscard]] Phrase nameOf(const State& state, const SideId& side);
/// "The British take", "Ann takes".
[[nodiscard]] bool isPlural(const State& state, const SideId& side);
[[nodiscard]] Called called(const State& state, const SideId& side);
[[nodiscard]] Phrase nameOf(const State& state, const PieceId& ship);
/// "2 wood, 1 gold", or "nothing".
[[nodiscard]] Phrase list(const Amounts& amounts);

}  // namespace adjutant::conquest
