// SPDX-License-Identifier: GPL-3.0-or-later
// The exchange: order of loss and what becomes of the battle (C62-ATTACK, C62-NAVAL).
#include "engine/games/conquest_1762/battle.hpp"

#include <algorithm>

#include "engine/games/conquest_1762/control.hpp"
#include "engine/games/conquest_1762/rules.hpp"
#include "engine/games/conquest_1762/turn.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::conquest {
namespace {

/// Takes up to `losses` from what is there; says how many fell.
int takeLosses(int& losses, int there) {
    const int fallen = std::min(losses, there);
    losses -= fallen;
    return fallen;
}

void takeSailorLosses(LossBreakdown& breakdown, int& losses, const State& state,
                      const std::vector<PieceId>& ships) {
    for (const PieceId& ship : ships) {
        if (const int fallen = takeLosses(losses, at(state, ship).sailors); fallen > 0)
            breakdown.sailors[ship] = fallen;
    }
}

/// C62-NAVAL-04, C62-NAVAL-06: ships, then what is ashore. C62-ATTACK-07; by land docked sailors come after
/// the soldiers (C62-NAVAL-12).
LossBreakdown lossesOfDefenders(const State& state, int losses, bool naval) {
    const PlaceId& place = state.battle->to;
    const DefenceStrength strength = defenceOf(state, place);
    LossBreakdown breakdown;
    if (!naval) breakdown.soldiers = takeLosses(losses, strength.soldiers);
    if (strength.sailors > 0) takeSailorLosses(breakdown, losses, state, shipsAt(state, place));
    breakdown.port = takeLosses(losses, strength.port);
    breakdown.garrison = takeLosses(losses, strength.garrison);
    return breakdown;
}

LossBreakdown lossesOfAttackers(const State& state, int losses, bool naval) {
    const Battle& battle = *state.battle;
    LossBreakdown breakdown;
    const int soldiers = battle.ship ? battle.soldiers : at(state, battle.from).soldiers;
    if (!naval) breakdown.soldiers = takeLosses(losses, soldiers);  // C62-NAVAL-05
    if (battle.ship) takeSailorLosses(breakdown, losses, state, {*battle.ship});
    return breakdown;
}

/// The ships that have lost their last sailor go down in the order in which they were hit.
void sink(Draft& draft, const std::vector<PieceId>& hit) {
    for (const PieceId& ship : hit) {
        if (at(draft.state(), ship).sailors == 0) draft.emit(ShipSunk{ship});
    }
}

/// C62-ATTACK-11, C62-NATIVE-03: an emptied territory falls to natives at once, and the redeploy phase
/// begins.
void leaveBehind(Draft& draft, const PlaceId& from) {
    if (at(draft.state(), from).soldiers > 0 || isHeld(draft.state(), from)) return;
    draft.emit(NativesCame{from});
    goTo(draft, Phase::redeploy);
}

void conclude(Draft& draft, const Battle& battle, BattleEnd end) {
    switch (end) {
        case BattleEnd::open:
            return;
        case BattleEnd::conquered:
            return draft.emit(Conquered{battle.to, battle.from});  // C62-CONQUEST-01
        case BattleEnd::repulsed:
            draft.emit(Repulsed{battle.from, battle.to});
            break;
        case BattleEnd::mutual:
            draft.emit(MutualDestruction{battle.from, battle.to});  // C62-ATTACK-12
            break;
    }
    if (!battle.ship) leaveBehind(draft, battle.from);
}

void applyLosses(State& s, const LossBreakdown& breakdown) {
    for (const auto& [ship, fallen] : breakdown.sailors) at(s, ship).sailors -= fallen;
}

}  // namespace

Fight fightOf(const State& state, const Battle& battle) {
    Fight fight;
    const DefenceStrength defence = defenceOf(state, battle.to);
    if (!battle.ship) {
        fight.stage = {.attackers = at(state, battle.from).soldiers, .defenders = defence.total()};
    } else if (const int sailors = at(state, *battle.ship).sailors; defence.sailors > 0) {
        fight.stage = {true, sailors, defence.sailors, battle.soldiers, defence.shore()};
    } else {
        fight.stage = {.attackers = battle.soldiers + sailors, .defenders = defence.shore()};
    }
    fight.byNatives = at(state, battle.to).owner == natives;
    fight.loneStops = !state.options.loneAttacker && !battle.ship;
    fight.gunner = state.turn && state.turn->gunner;
    fight.entrenched = state.turn && contains(state.turn->entrenched, battle.to);
    return fight;
}

Sum highDieBonusSum(SumBuilder sum, const Fight& fight) {
    sum.add("highest attack die: master gunner", fight.gunner ? 1 : 0, "C62-CARD-05 master-gunner");
    sum.add("highest defence die: entrenchments", fight.entrenched ? 1 : 0, "C62-CARD-05 entrenchments");
    return sum;
}

HighDieBonus highDieBonusOf(const Sum& sum) {
    HighDieBonus bonus;
    for (const Part& part : sum.parts) {
        (part.clause == "C62-CARD-05 master-gunner" ? bonus.attack : bonus.defence) += part.value;
    }
    return bonus;
}

void engage(Draft& draft, const AttackOrder& order) {
    if (order.isNew) callOff(draft);
    goTo(draft, Phase::attack);
    const Battle& battle = order.battle;
    if (order.isNew) draft.emit(Engaged{battle.from, battle.to, battle.ship, battle.soldiers});
}

std::vector<int> rollAttack(Draft& draft, int dice) {
    return draft.roll(Dice{.count = dice, .sides = 6}.inAnyOrder(), "attack", draft.state().active->text);
}

Stage exchange(Draft& draft, const std::vector<int>& attackFaces, int defenceDice) {
    const State& state = draft.state();
    const Battle battle = *state.battle;
    const Fight fight = fightOf(state, battle);
    const Stage& stage = fight.stage;
    Draft::Who who;
    if (!fight.byNatives) who = at(state, battle.to).owner->text;
    const auto defenceFaces =
        draft.roll(Dice{.count = defenceDice, .sides = 6}.inAnyOrder(), "defence", std::move(who));

    Exchanged exchanged;
    exchanged.from = battle.from;
    exchanged.to = battle.to;
    exchanged.sum = highDieBonusSum(draft.sum(), fight);
    const HighDieBonus bonus = highDieBonusOf(exchanged.sum);
    exchanged.attack = sorted(attackFaces, bonus.attack);
    exchanged.defence = sorted(defenceFaces, bonus.defence);
    const Losses lost =
        capped(exchangeOf(exchanged.attack, exchanged.defence, state.options.casualties), stage);
    exchanged.attackerLost = lost.attacker;
    exchanged.defenderLost = lost.defender;
    exchanged.naval = stage.naval;
    exchanged.attackerLosses = lossesOfAttackers(state, lost.attacker, stage.naval);
    exchanged.defenderLosses = lossesOfDefenders(state, lost.defender, stage.naval);
    const auto defendingShips = shipsAt(state, battle.to);  // C62-NAVAL-08
    draft.emit(std::move(exchanged));
    draft.settle();
    sink(draft, defendingShips);
    if (battle.ship) sink(draft, {*battle.ship});
    const Stage left = next(stage, {stage.attackers - lost.attacker, stage.defenders - lost.defender});
    conclude(draft, battle, endOf(left));
    return left;
}

void apply(State& s, const Engaged& e) {
    s.battle = Battle{.from = e.from, .to = e.to, .ship = e.ship, .soldiers = e.soldiers, .rolled = {}};
    at(s, e.from).soldiers -= e.soldiers;
}

void apply(State& s, const AttackRolled& e) {
    s.battle->status = BattleStatus::rolled;
    s.battle->dice = static_cast<int>(e.dice.size());
    s.battle->rolled = e.dice;
}

void apply(State& s, const Exchanged& e) {
    s.battle->status = BattleStatus::open;
    s.battle->dice = static_cast<int>(e.attack.size());
    s.battle->rolled.reset();
    turnOf(s).gunner = false;
    Territory& to = at(s, e.to);
    to.soldiers -= e.defenderLosses.soldiers;
    to.portLost += e.defenderLosses.port;
    to.garrisonLost += e.defenderLosses.garrison;
    (s.battle->ship ? s.battle->soldiers : at(s, e.from).soldiers) -= e.attackerLosses.soldiers;
    applyLosses(s, e.defenderLosses);
    applyLosses(s, e.attackerLosses);
}

void apply(State& s, const Repulsed& /*e*/) { s.battle.reset(); }

void apply(State& s, const MutualDestruction& e) {
    at(s, e.to).owner.reset();
    s.battle.reset();
}

void apply(State& s, const Conquered& /*e*/) { s.battle->status = BattleStatus::won; }

}  // namespace adjutant::conquest
