// SPDX-License-Identifier: GPL-3.0-or-later
// Morale and elimination (section 4.7): resolving a unit.
#pragma once

#include "engine/games/hex_acw/rules.hpp"

namespace adjutant::acw {

inline constexpr int maxHits = 8;  ///< a unit with more is eliminated (ACW-ELIM-01)

/// Why a unit is resolved: only shooting opens an advance (ACW-CMD-06).
enum class Attack { none, shooting };

/// Eliminates, tests or leaves a unit (ACW-ELIM-03), with all that follows.
void resolveUnit(Draft& draft, const PieceId& unit, Attack attack);
/// Would dice be rolled for it?
[[nodiscard]] bool rollsMorale(const State& state, const Unit& unit);
/// Units that the end of shooting resolves: hit this turn and not closed, in unit order (section 6.6).
[[nodiscard]] std::vector<PieceId> unitsToResolve(const State& state);

}  // namespace adjutant::acw
