// SPDX-License-Identifier: GPL-3.0-or-later
// Whether something may be built somewhere, costs aside, and what recruiting brings.
#pragma once

#include "engine/games/conquest_1762/rules.hpp"

namespace adjutant::conquest {

/// C62-BUILD for the active side's own territory: place, prerequisites and pieces left.
[[nodiscard]] Allowed mayStand(const State& state, Item item, const PlaceId& place);
/// A new warship of the active side there; one is left.
[[nodiscard]] Built launched(const State& state, const PlaceId& place, Amounts paid);

/// Soldiers for one payment of gold, or of cards (C62-RECRUIT-01, C62-RECRUIT-02; trade.cpp).
[[nodiscard]] Sum recruitsFor(SumBuilder each, const State& state, const SideId& side, bool gold);

}  // namespace adjutant::conquest
