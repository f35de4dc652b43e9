// SPDX-License-Identifier: GPL-3.0-or-later
// The exchange: order of loss and what becomes of the battle (C62-ATTACK, C62-NAVAL).
#include "engine/games/conquest_1762/battle.hpp"

#include <algorithm>

#include "engine/games/conquest_1762/turn.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::conquest {
namespace {

/// Takes up to `losses` from what is there; says how many fell.
int fall(int& losses, int there) {
    const int fallen = std::min(losses, there);
    losses -= fallen;
    return fallen;
}

void sailorsFall(Toll& toll, int& losses, const State& state, const std::vector<PieceId>& ships) {
    for (const PieceId& ship : ships) {
        if (const int fallen = fall(losses, at(state, ship).sailors); fallen > 0) toll.sailors[ship] = fallen;
    }
}

Toll defendersToll(const State& state, int losses) {
    const Battle& battle = *state.battle;
    const DefenceStrength strength = defenceOf(state, battle.to);
    Toll toll;
    if (battle.ship && strength.sailors > 0) {  // C62-NAVAL-04, C62-NAVAL-06: ships, then what is ashore
        sailorsFall(toll, losses, state, shipsAt(state, battle.to));
        return toll;
    }
    // C62-ATTACK-07; by land docked sailors come after the soldiers (C62-NAVAL-12).
    toll.soldiers = fall(losses, strength.soldiers);
    if (strength.sailors > 0) sailorsFall(toll, losses, state, shipsAt(state, battle.to));
    toll.port = fall(losses, strength.port);
    toll.garrison = fall(losses, strength.garrison);
    return toll;
}

Toll attackersToll(const State& state, int losses, bool naval) {
    const Battle& battle = *state.battle;
    Toll toll;
    if (!battle.ship) {
        toll.soldiers = fall(losses, at(state, battle.from).soldiers);
        return toll;
    }
    if (!naval) toll.soldiers = fall(losses, battle.soldiers);  // C62-NAVAL-05
    sailorsFall(toll, losses, state, {*battle.ship});
    return toll;
}

/// The ships that have lost their last sailor go down in the order in which they were hit.
void sink(Play& play, const std::vector<PieceId>& hit) {
    for (const PieceId& ship : hit) {
        if (at(play.state(), ship).sailors == 0) play.emit(ShipSunk{ship});
    }
}

/// C62-ATTACK-11, C62-NATIVE-03: an emptied territory falls to natives at once, and the redeploy phase
/// begins.
void leaveBehind(Play& play, const PlaceId& from) {
    if (at(play.state(), from).soldiers > 0 || isHeld(play.state(), from)) return;
    play.emit(NativesCame{from});
    goTo(play, Phase::redeploy);
}

void conclude(Play& play, bool byLand) {
    const PlaceId from = play.state().battle->from;
    const PlaceId to = play.state().battle->to;
    const int left = fighters(play.state());
    const int defence = defenceOf(play.state(), to).whole();
    if (left == 0) {
        if (defence > 0) {
            play.emit(Repulsed{from, to});
        } else {
            play.emit(MutualDestruction{from, to});  // C62-ATTACK-12
        }
        if (byLand) leaveBehind(play, from);
    } else if (defence == 0) {
        play.emit(Conquered{to, from});  // C62-CONQUEST-01
    }
}

}  // namespace

Stage stageOf(const State& state) {
    const Battle& battle = *state.battle;
    const DefenceStrength defence = defenceOf(state, battle.to);
    if (!battle.ship) return {false, at(state, battle.from).soldiers, defence.whole()};
    const int sailors = at(state, *battle.ship).sailors;
    if (defence.sailors > 0) return {true, sailors, defence.sailors};
    return {false, battle.soldiers + sailors, defence.shore()};
}

int fighters(const State& state) {
    const Battle& battle = *state.battle;
    if (!battle.ship) return at(state, battle.from).soldiers;
    const Piece& ship = at(state, *battle.ship);
    return ship.out || ship.sailors == 0 ? 0 : battle.soldiers + ship.sailors;
}

bool isNativeDefence(const State& state) { return at(state, state.battle->to).owner == natives; }

Sum edgeSum(SumBuilder reckoning, const State& state, const PlaceId& to) {
    const Turn turn = state.turn.value_or(Turn());
    const bool dug = contains(turn.entrenched, to);
    reckoning.add("highest attack die: master gunner", turn.gunner ? 1 : 0, "C62-CARD-05 master-gunner");
    reckoning.add("highest defence die: entrenchments", dug ? 1 : 0, "C62-CARD-05 entrenchments");
    return reckoning;
}

Edges edgesOf(const Sum& sum) {
    Edges edges;
    for (const Part& part : sum.parts) {
        (part.clause == "C62-CARD-05 master-gunner" ? edges.attack : edges.defence) += part.value;
    }
    return edges;
}

void engage(Play& play, const Onset& onset) {
    if (onset.isNew) callOff(play);
    goTo(play, Phase::attack);
    if (onset.isNew) play.emit(Engaged{onset.from, onset.to, onset.ship, onset.soldiers});
}

std::vector<int> rollAttack(Play& play, int dice) {
    return play.roll(Dice{.count = dice, .sides = 6}.inAnyOrder(), "attack", play.state().active->text);
}

void exchange(Play& play, const std::vector<int>& attackFaces, int defenceDice) {
    const State& state = play.state();
    const Battle battle = *state.battle;
    const Stage stage = stageOf(state);
    Play::Who who;
    if (!isNativeDefence(state)) who = at(state, battle.to).owner->text;
    const auto defenceFaces =
        play.roll(Dice{.count = defenceDice, .sides = 6}.inAnyOrder(), "defence", std::move(who));

    Exchanged exchanged;
    exchanged.from = battle.from;
    exchanged.to = battle.to;
    exchanged.sum = edgeSum(play.sum(), state, battle.to);
    const Edges edges = edgesOf(exchanged.sum);
    exchanged.attack = sorted(attackFaces, edges.attack);
    exchanged.defence = sorted(defenceFaces, edges.defence);
    const Losses losses = exchangeOf(exchanged.attack, exchanged.defence, state.options.casualties);
    exchanged.attackerLost = std::min(losses.attacker, stage.attackers);
    exchanged.defenderLost = std::min(losses.defender, stage.defenders);
    exchanged.naval = stage.naval;
    exchanged.attackerToll = attackersToll(state, exchanged.attackerLost, stage.naval);
    exchanged.defenderToll = defendersToll(state, exchanged.defenderLost);
    const auto defendingShips = shipsAt(state, battle.to);  // C62-NAVAL-08
    play.emit(std::move(exchanged));
    play.settle();
    sink(play, defendingShips);
    if (battle.ship) sink(play, {*battle.ship});
    conclude(play, !battle.ship);
}

}  // namespace adjutant::conquest
