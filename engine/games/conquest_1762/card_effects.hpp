// SPDX-License-Identifier: GPL-3.0-or-later
// What a card does once it is played and not cancelled.
#pragma once

#include "engine/games/conquest_1762/rules.hpp"

namespace adjutant::conquest {

/// The effect of the card (C62-CARD-05). `hasEffect` has checked its parameters.
void takeEffect(Draft& draft, const PlayCard& action, const SideId& side);

}  // namespace adjutant::conquest
