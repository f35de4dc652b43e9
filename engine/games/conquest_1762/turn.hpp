// SPDX-License-Identifier: GPL-3.0-or-later
// The order of a turn: what is checked before any action, how phases go forward, and how a turn ends.
// Used by every rule.
#pragma once

#include "engine/games/conquest_1762/rules.hpp"

namespace adjutant::conquest {

/// What may be pending (C62-TURN-06).
[[nodiscard]] Allowed isDefenceMade(const State& state);
[[nodiscard]] Allowed isMovedIn(const State& state);
[[nodiscard]] Allowed isHandInOrder(const State& state);

/// C62-TURN-04: phases only go forward; nothing happens when it has begun already.
void goTo(Draft& draft, Phase phase);
/// C62-ATTACK-10: calls the battle under way off, if there is one.
void callOff(Draft& draft);
/// The state as it would be after that.
[[nodiscard]] State afterCallingOff(const State& state);

enum class Loot { yes, no };
/// C62-TURN-05: the end of a turn and the beginning of the next.
void endTurn(Draft& draft, Loot loot);
}  // namespace adjutant::conquest
