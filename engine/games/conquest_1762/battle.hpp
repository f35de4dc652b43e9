// SPDX-License-Identifier: GPL-3.0-or-later
// One battle: what is asked for, who fights and by what rules, and the exchange.
#pragma once

#include "engine/games/conquest_1762/combat.hpp"
#include "engine/games/conquest_1762/rules.hpp"

namespace adjutant::conquest {

/// All that counts in a fight, wherever it takes place.
struct Fight {
    Stage stage;
    bool byNatives = false;   ///< they defend with all dice
    bool loneStops = false;   ///< C62-ATTACK-14
    bool gunner = false;      ///< a master gunner helps in the next exchange (C62-CARD-05)
    bool entrenched = false;  ///< the defenders are (C62-CARD-05)
};
/// The fight of a battle on the board of a state, or of one that could begin there.
[[nodiscard]] Fight fightOf(const State& state, const Battle& battle);
/// The stage of the battle of a state.
[[nodiscard]] inline Stage stageOf(const State& state) { return fightOf(state, *state.battle).stage; }

/// An attack or assault that may take place.
struct AttackOrder {
    Battle battle;
    bool isNew = true;
    Fight fight;
};

/// The parameters that an attack and an assault share.
struct AttackOrderGiven {
    GivenAs<PlaceId> from, to;
    GivenAs<PieceId> ship;
    GivenAs<int> soldiers;
};

/// All checks from `ship` to the second `vacant`, in the ledger's order.
[[nodiscard]] Expected<AttackOrder> attackOrder(const State& state, const AttackOrderGiven& asked);
template <class A>  // Attack, Assault
[[nodiscard]] Expected<AttackOrder> attackOrder(const State& state, const A& action) {
    return attackOrder(state, AttackOrderGiven{parameter<&A::from>(action), parameter<&A::to>(action),
                                               parameter<&A::ship>(action), parameter<&A::soldiers>(action)});
}

/// Dice that a defender may roll at most.
[[nodiscard]] inline int defenceDiceFor(int defenders) { return std::min(defenders, maxDefenceDice); }

/// The master gunner's and the entrenchments' increase in a battle, honouring overrules.
[[nodiscard]] Sum highDieBonusSum(SumBuilder sum, const Fight& fight);
[[nodiscard]] HighDieBonus highDieBonusOf(const Sum& sum);

/// Calls an old battle off, goes on to the attack phase and begins the new battle.
void engage(Draft& draft, const AttackOrder& order);
/// Rolls the attack dice as they fall.
[[nodiscard]] std::vector<int> rollAttack(Draft& draft, int dice);
/// Rolls the defence dice and works the exchange out, to its end: what is left of the battle.
Stage exchange(Draft& draft, const std::vector<int>& attack, int defenceDice);

}  // namespace adjutant::conquest
