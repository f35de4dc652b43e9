// SPDX-License-Identifier: GPL-3.0-or-later
// What an attack or an assault is going to be, once all checks have passed: shared by the rules and the odds.
#pragma once

#include "engine/games/conquest_1762/battle.hpp"

namespace adjutant::conquest {

struct AttackPlan {
    Fight fight;
    int dice = 1;         ///< attack dice
    int defenceDice = 1;  ///< unless the defender is asked
    bool asks = false;    ///< the defender chooses after seeing the attack dice
};
struct AssaultPlan {
    Fight fight;
    int dice = maxAttackDice;          ///< the most the attacker rolls
    int defenceDice = maxDefenceDice;  ///< the most the defender rolls
    int until = 0;                     ///< fighters with whom the attacker stops
};

/// What is wished of a fight, which the ledger looks at before it.
struct FightWish {
    DefenceDice defence = DefenceDice::max;
    int until = 0;  ///< of an assault
};
/// `defence`: whether defenders are asked in an attack, where it is left open.
[[nodiscard]] Expected<FightWish> wished(const Attack& action, Defence defence);
[[nodiscard]] Expected<FightWish> wished(const Assault& action, Defence defence);
/// The own lists of the two actions, after the second `vacant`.
[[nodiscard]] Expected<AttackPlan> planned(const Fight& fight, const Attack& action, const FightWish& wish);
[[nodiscard]] Expected<AssaultPlan> planned(const Fight& fight, const Assault& action, const FightWish& wish);
/// How many dice a defender rolls, or why he may not.
[[nodiscard]] Expected<int> defenceDice(const State& state, const Defend& action);

}  // namespace adjutant::conquest
