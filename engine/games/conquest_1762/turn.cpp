// SPDX-License-Identifier: GPL-3.0-or-later
// Turn order (C62-TURN), with what the end of a turn brings: natives (C62-NATIVE) and loot (C62-LOOT).
#include "engine/games/conquest_1762/turn.hpp"

#include <algorithm>

#include "engine/games/conquest_1762/bank.hpp"
#include "engine/games/conquest_1762/control.hpp"
#include "engine/games/conquest_1762/names.hpp"
#include "engine/games/conquest_1762/pieces.hpp"
#include "engine/games/conquest_1762/rules.hpp"
#include "engine/games/conquest_1762/victory.hpp"

namespace adjutant::conquest {
namespace {

/// How far a side sits from the first one, clockwise.
std::size_t seatOf(const State& state, const SideId& side) {
    const auto& seats = state.seating;
    const auto place = [&](const SideId& who) {
        return static_cast<std::size_t>(std::find(seats.begin(), seats.end(), who) - seats.begin());
    };
    return (place(side) + seats.size() - place(state.first.value_or(seats.front()))) % seats.size();
}

SideId nextSide(const State& state) {
    const auto& seats = state.seating;
    auto seat = std::find(seats.begin(), seats.end(), *state.active);
    do {
        if (++seat == seats.end()) seat = seats.begin();
    } while (at(state, *seat).out);
    return *seat;
}

void nativesTakeEmptyLand(Draft& draft) {  // C62-NATIVE-01
    for (const TerritoryData& place : mapOf(draft.state()).territories()) {
        const Territory& territory = at(draft.state(), place.id);
        const bool empty = !territory.owner || (territory.soldiers == 0 && !isHeld(draft.state(), place.id));
        if (empty) draft.emit(NativesCame{place.id});
    }
}

void loot(Draft& draft) {  // C62-LOOT-01, C62-LOOT-02
    const SideId side = *draft.state().active;
    for (const PlaceId& place : std::vector<PlaceId>(draft.state().turn->conquered)) {
        const auto resource = at(draft.state(), place).resource;
        if (!resource || !controls(draft.state(), side, place)) continue;
        if (bankGives(draft.state(), *resource, 1) == 1) draft.emit(Looted{place, *resource, side});
    }
}

}  // namespace

Allowed isDefenceMade(const State& state) {
    if (!state.battle || state.battle->status != BattleStatus::rolled) return {};
    return refuse("awaiting-defence", refusals::AwaitingDefence{.place = nameOf(state, state.battle->to)},
                  "C62-ATTACK-04");
}

Allowed isMovedIn(const State& state) {
    if (!state.battle || state.battle->status != BattleStatus::won) return {};
    return refuse("must-move-in", refusals::MustMoveIn{.place = nameOf(state, state.battle->to)},
                  "C62-CONQUEST-01");
}

Allowed isHandInOrder(const State& state) {
    if (!state.active || at(state, *state.active).hand.size() <= maxCardsInHand) return {};
    return refuse("hand-full", refusals::HandFull{.side = called(state, *state.active)}, "C62-CARD-04");
}

Allowed Conquest::nothingPending(const State& state) {
    for (const auto check : {&isDefenceMade, &isMovedIn, &isHandInOrder}) {
        if (Allowed allowed = check(state); !allowed.has_value()) return allowed;
    }
    return {};
}

Allowed Conquest::onTurn(const State& state, const Given<SideId>& side) {
    if (side.missing()) return {};
    if (!side.value || !state.sides.contains(*side.value)) {
        return refuse(code::badParameter,
                      refusals::NoSuchSide{.side = side.value ? side.value->text : side.wrong});
    }
    if (*side.value == state.active) return {};
    return refuse(code::notYourTurn, refusals::NotYourTurn{.side = nameOf(state, *side.value)},
                  "C62-TURN-06");
}

void goTo(Draft& draft, Phase phase) {
    if (draft.state().phase >= phase) return;
    const SideId side = *draft.state().active;
    const int pool = at(draft.state(), side).pool;
    if (draft.state().phase == Phase::build && pool > 0) draft.emit(ReinforcementsLost{side, pool});
    draft.emit(PhaseBegan{phase, {}});
}

void callOff(Draft& draft) {
    if (const auto& battle = draft.state().battle) draft.emit(CalledOff{battle->from, battle->to});
}

State afterCallingOff(const State& state) {
    State after = state;
    if (state.battle) Conquest::apply(after, CalledOff{state.battle->from, state.battle->to});
    return after;
}

void endTurn(Draft& draft, Loot looting) {
    const SideId side = *draft.state().active;
    nativesTakeEmptyLand(draft);
    if (looting == Loot::yes) loot(draft);
    draft.emit(TurnEnded{side});
    if (judge(draft)) return;
    const SideId next = nextSide(draft.state());
    const bool newRound = seatOf(draft.state(), next) <= seatOf(draft.state(), side);  // C62-TURN-03
    draft.emit(TurnBegan{next, draft.state().round + (newRound ? 1 : 0)});
}

Allowed decide(Draft& draft, const NextPhase& /*action*/) {  // C62-TURN-04
    callOff(draft);
    goTo(draft, draft.state().phase == Phase::build ? Phase::attack : Phase::redeploy);
    return {};
}

Allowed decide(Draft& draft, const EndTurn& /*action*/) {
    callOff(draft);
    goTo(draft, Phase::redeploy);
    endTurn(draft, Loot::yes);
    return {};
}

void apply(State& s, const PhaseBegan& e) {
    s.phase = e.phase;
    if (!e.pools) return;
    for (const auto& [who, pool] : *e.pools) at(s, who).pool = pool;
    s.draftStep = 0;
}

void apply(State& s, const ReinforcementsLost& e) { at(s, e.side).pool -= e.soldiers; }

void apply(State& s, const TurnBegan& e) {
    s.round = e.round;
    s.active = e.side;
    s.phase = Phase::roll;
    s.turn = Turn();
    s.battle.reset();
    std::erase_if(s.blockades, [&](const auto& entry) { return entry.second == e.side; });
    std::erase_if(s.truces, [&](const TruceBetween& truce) { return truce.by == e.side; });
}

void apply(State& s, const TurnEnded& /*e*/) {  // C62-ATTACK-08, C62-NAVAL-10
    for (auto& [place, territory] : s.territories) territory.garrisonLost = territory.portLost = 0;
    for (auto& [id, piece] : s.pieces) piece.sailors = sailorsOfAShip;
}

void apply(State& s, const NativesCame& e) {
    at(s, e.territory).owner = natives;
    at(s, e.territory).soldiers = nativesOfATerritory;
}

void apply(State& s, const Looted& e) { receive(s, e.side, {{e.resource, 1}}); }

}  // namespace adjutant::conquest
