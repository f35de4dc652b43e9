// SPDX-License-Identifier: GPL-3.0-or-later
// How things are called for people, in sentences and in the engine's refusals.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/games/life_1861/pieces.hpp"
#include "engine/words/wording.hpp"

namespace adjutant::life {

/// "the Soldier", "Civilian 2", "Bandit 1".
[[nodiscard]] Phrase called(const PieceId& piece);
/// "the Soldier", "the Civilians".
[[nodiscard]] Phrase called(Player player);
/// "the bakery", "hex 7", "the open hex 0,-1".
[[nodiscard]] Phrase called(const PlaceId& place);

[[nodiscard]] Phrase nameOf(const State& state, const PieceId& piece);
[[nodiscard]] Phrase nameOf(const State& state, const PlaceId& place);
[[nodiscard]] Phrase nameOf(const State& state, const SideId& side);
[[nodiscard]] Phrase nameOf(const State& state, const CardId& card);

}  // namespace adjutant::life
