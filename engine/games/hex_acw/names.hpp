// SPDX-License-Identifier: GPL-3.0-or-later
// What units, commanders, sides and cards are called for people.
#pragma once

#include <string>

#include "engine/games/hex_acw/state.hpp"

namespace adjutant::acw {

/// "Union", "Union Infantry 2", "Union Commander 1", "Infantry 2".
[[nodiscard]] Phrase sideName(Side side);
/// What a sentence about the people calls a side: "the Union".
[[nodiscard]] Phrase nameOf(const State& state, const SideId& side);
[[nodiscard]] Phrase nameOf(const State& state, const PieceId& piece);  ///< of a unit or a commander
[[nodiscard]] Phrase unitName(const State& state, const PieceId& unit);
[[nodiscard]] Phrase commanderName(const PieceId& commander);
[[nodiscard]] Phrase shortName(const State& state, const PieceId& unit);
[[nodiscard]] Phrase cardName(Card card);

}  // namespace adjutant::acw
