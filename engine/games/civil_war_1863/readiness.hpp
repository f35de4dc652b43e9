// SPDX-License-Identifier: GPL-3.0-or-later
// What moves and attacks have in common: may this group act at all (6.1, refusals up to the place itself)?
#pragma once

#include <vector>

#include "engine/games/civil_war_1863/civil_war_1863.hpp"

namespace adjutant::w63 {

/// `wrong-phase` unless the game waits for an ordinary act of the side whose turn it is.
[[nodiscard]] Allowed inPhase(const State& state, Phase phase);

/// `wrong-phase`, `not-your-turn`, `not-together`, `already-moved`, `disabled`, `fortified`, `bad-parameter`.
[[nodiscard]] Allowed mayLeave(const State& state, const std::vector<PieceId>& pieces, const PlaceId& to);

/// The pieces are not all at one place.
[[nodiscard]] bool apart(const State& state, const std::vector<PieceId>& pieces);

/// Is the piece held by a doubling marker (W63-FORT-06)?
[[nodiscard]] bool held(const State& state, const PieceId& piece);

}  // namespace adjutant::w63
