// SPDX-License-Identifier: GPL-3.0-or-later
// Moving (section 4.3): who may move now, what stops a step, who turns to face.
#pragma once

#include <optional>
#include <vector>

#include "engine/games/hex_acw/rules.hpp"

namespace adjutant::acw {

/// May the unit make a move now: moves made, cards, shots (section 6.4, "Permission")?
[[nodiscard]] Allowed mayMove(const State& state, const PieceId& unit);
/// Is this way, hex by hex, allowed in board mode (ACW-TERR-12)? The length is not checked.
[[nodiscard]] Allowed mayFollow(const State& state, const PieceId& unit, const std::vector<Place>& path);
/// The way that is taken when only the destination is given (ACW-MOVE-04); the refusal is the first one's.
[[nodiscard]] Expected<std::vector<Place>> wayTo(const State& state, const PieceId& unit, Place to);
/// How many hexes the unit may move (ACW-MOVE-01).
[[nodiscard]] SumBuilder movementAllowance(SumBuilder sum, const State& state, const PieceId& unit);
/// All legal ways of at most `hexes` hexes, shorter ones first.
[[nodiscard]] std::vector<std::vector<Place>> ways(const State& state, const PieceId& unit, int hexes);

/// Enemies next to the hex that `unit` has just entered turn to face it (ACW-MOVE-06).
void react(Draft& draft, const PieceId& unit, Place entered);
/// A stonewall ends by movement.
void endDugIn(Draft& draft, const PieceId& unit);

}  // namespace adjutant::acw
