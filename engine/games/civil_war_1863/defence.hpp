// SPDX-License-Identifier: GPL-3.0-or-later
// What an attack meets, for the battle and for what is offered.
#pragma once

#include <vector>

#include "engine/games/civil_war_1863/civil_war_1863.hpp"

namespace adjutant::w63 {

/// D of an attack on these defenders at a place (W63-BATTLE-03, W63-FORT-03, W63-CAP-02; battles.cpp).
[[nodiscard]] Sum defenceOf(SumBuilder sum, const State& state, const SideId& defending, const PlaceId& place,
                            const std::vector<PieceId>& defenders);

}  // namespace adjutant::w63
