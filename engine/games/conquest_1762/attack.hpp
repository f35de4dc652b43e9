// SPDX-License-Identifier: GPL-3.0-or-later
// What an attack or an assault is going to be, once all checks have passed: shared by the rules and the odds.
#pragma once

#include "engine/games/conquest_1762/battle.hpp"

namespace adjutant::conquest {

struct AttackPlan {
    AttackOrder order;
    int dice = 1;         ///< attack dice
    int defenceDice = 1;  ///< unless the defender is asked
    bool asks = false;    ///< the defender chooses after seeing the attack dice
};
struct AssaultPlan {
    AttackOrder order;
    int dice = maxAttackDice;          ///< the most the attacker rolls
    int defenceDice = maxDefenceDice;  ///< the most the defender rolls
    int until = 0;                     ///< fighters with whom the attacker stops
};

/// The own lists of the two actions, from `defence-dice` on.
[[nodiscard]] Expected<AttackPlan> plan(const State& state, const Attack& action);
[[nodiscard]] Expected<AssaultPlan> plan(const State& state, const Assault& action);
/// The part of them after the second `vacant`, for what-ifs too.
[[nodiscard]] Expected<AttackPlan> planned(AttackOrder order, const Attack& action, DefenceDice wish);
[[nodiscard]] Expected<AssaultPlan> planned(AttackOrder order, const Assault& action, DefenceDice wish,
                                            int until);
/// How many dice a defender rolls, or why he may not.
[[nodiscard]] Expected<int> defenceDice(const State& state, const Defend& action);

}  // namespace adjutant::conquest
