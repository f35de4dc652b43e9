// SPDX-License-Identifier: GPL-3.0-or-later
// Peaceful moves: what a side could do without attacking (W63-TURN-05), and where a group may go.
#pragma once

#include <vector>

#include "engine/games/civil_war_1863/routes.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant::w63 {

/// The places to which `move` would accept the group, which may leave its square. Board mode.
[[nodiscard]] std::vector<PlaceId> peacefulMoves(const State& state, const std::vector<PieceId>& group);

/// Can the piece still act this turn: not moved, not disabled, not under a marker?
[[nodiscard]] bool fresh(const State& state, const PieceId& piece);

/// `must-move` while nothing has moved and a piece still can; the sentence names it (W63-TURN-05).
[[nodiscard]] Allowed movedEnough(const State& state);

}  // namespace adjutant::w63
