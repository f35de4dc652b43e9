// SPDX-License-Identifier: GPL-3.0-or-later
// One battle: what is asked for, who fights in the present stage, and the exchange. Used by the rules of
// attack.cpp and by the odds.
#pragma once

#include "engine/games/conquest_1762/combat.hpp"
#include "engine/games/conquest_1762/rules.hpp"

namespace adjutant::conquest {

/// An attack or assault that may take place.
struct AttackOrder {
    PlaceId from, to;
    std::optional<PieceId> ship;
    int soldiers = 0;  ///< aboard; 0 by land
    bool isNew = true;
    State state;  ///< as the fight finds it: an old battle called off, soldiers aboard

    /// The side that defends; natives or a side.
    [[nodiscard]] const SideId& defender() const { return *state.territories.at(to).owner; }
};

/// The parameters that an attack and an assault share.
struct AttackOrderGiven {
    const Given<PlaceId>& from;
    const Given<PlaceId>& to;
    const Given<PieceId>& ship;
    const Given<int>& soldiers;
};

/// All checks from `ship` to the second `vacant`, in the ledger's order.
[[nodiscard]] Expected<AttackOrder> attackOrder(const State& state, const AttackOrderGiven& given);

/// Who fights in the present stage of the battle of a state.
struct Stage {
    bool naval = false;
    int attackers = 0;
    int defenders = 0;
};
[[nodiscard]] Stage stageOf(const State& state);
/// Soldiers of `from` by land; soldiers aboard and sailors by sea.
[[nodiscard]] int fighters(const State& state);
[[nodiscard]] bool isNativeDefence(const State& state);
/// Dice that a defender may roll at most.
[[nodiscard]] inline int defenceDiceFor(int defenders) { return std::min(defenders, maxDefenceDice); }

/// The master gunner's and the entrenchments' increase in a battle, honouring overrules.
[[nodiscard]] Sum highDieBonusSum(SumBuilder sum, const State& state, const PlaceId& to);
[[nodiscard]] HighDieBonus highDieBonusOf(const Sum& sum);

/// Calls an old battle off, goes on to the attack phase and begins the new battle.
void engage(Draft& draft, const AttackOrder& order);
/// Rolls the attack dice as they fall.
[[nodiscard]] std::vector<int> rollAttack(Draft& draft, int dice);
/// Rolls the defence dice and works the exchange out, to its end.
void exchange(Draft& draft, const std::vector<int>& attack, int defenceDice);

}  // namespace adjutant::conquest
