// SPDX-License-Identifier: GPL-3.0-or-later
// The status stage, step by step (L61-STATUS); its first step, eating, is in feeding.cpp.
#include <algorithm>
#include <functional>

#include "engine/games/life_1861/rules.hpp"
#include "messages/life_1861.hpp"

namespace adjutant::life {

namespace {

void bakeBread(Draft& draft) {                            // L61-STATUS-05
    if (draft.state().event == Card::closedOven) return;  // L61-CARD-10
    draft.emit(BreadBaked{draft.state().bakery.food + 1});
}

void updateFarm(Draft& draft) {  // L61-STATUS-06, L61-FARM-02, L61-FARM-05
    const Farm& farm = draft.state().farm;
    const bool due = farm.due && *farm.due <= draft.state().round;
    if (due && farm.status == FarmStatus::growing) {
        draft.emit(FarmRipened{2, farm.owner});
    } else if (due && farm.status == FarmStatus::resting) {
        draft.emit(FarmRested{});
    }
}

void giveRelief(Draft& draft) {  // L61-CARD-09
    if (draft.state().event != Card::relief) return;
    for (const Player player : draft.state().seating) {
        const auto in = peopleInPlay(draft.state(), player);
        const bool there = std::any_of(in.begin(), in.end(), [&](const PieceId& id) {
            return person(draft.state(), id).place == placeId(place::townHall);
        });
        if (there) draft.emit(ReliefGiven{player, 2});
    }
}

void sufferTyphoid(Draft& draft, const PieceId& id) {  // L61-DISEASE-05
    if (!has(person(draft.state(), id), Disease::typhoid)) return;
    const auto most = draft.sum().base("typhoid harms on this or less", 2, "L61-DISEASE-05");
    const Dice dice = Dice{1, 6}.tellingOnly([&](int face) { return face <= most.total(); });
    const int roll = draft.roll(dice, "typhoid", whoseRoll(playerOf(id))).front();
    const bool hit = roll <= most.total();
    draft.emit(DiseaseSuffered{id, Disease::typhoid, roll, hit, most});
    if (hit) harm(draft, id, "typhoid");
}

void merchantsLeave(Draft& draft) {  // L61-MERCHANT-06
    for (const PieceId& id : merchantIds()) {
        const Merchant& here = merchant(draft.state(), id);
        if (!here.out && here.leaves && *here.leaves <= draft.state().round) draft.emit(NpcLeft{id});
    }
}

void comeUnderFire(Draft& draft, const PieceId& id) {  // L61-BOARD-06
    const bool there = person(draft.state(), id).place == placeId(place::battlefield);
    if (draft.state().event != Card::skirmish || !there) return;
    const auto needed = draft.sum().base("skirmish", 5, "L61-BOARD-06");
    const int roll =
        draft.roll(Dice{1, 6}.neededFor(needed.total()), "skirmish", whoseRoll(playerOf(id))).front();
    const bool hit = roll >= needed.total();
    draft.emit(SkirmishFire{id, roll, needed.total(), hit, needed});
    if (hit) harm(draft, id, "skirmish");
}

/// L61-STATUS-08 with `board-attacks` = `status`: once for each piece, by the facts if there are any.
void meetBandits(Draft& draft, const PieceId& id, const StatusStage& facts) {
    if (draft.state().options.boardAttacks != BoardAttacks::status) return;
    std::vector<PieceId> near = dangersNear(draft.state(), id).bandits;
    if (facts.bandits) {  // L61-BOARD-03: pieces not named have none near
        const auto given = facts.bandits->find(id);
        near = given == facts.bandits->end() ? std::vector<PieceId>{} : given->second;
    } else if (facts.near(id)) {
        near = *facts.near(id);
    }
    std::sort(near.begin(), near.end());
    banditsAttack(draft, id, near);
}

void meetTheTown(Draft& draft, const StatusStage& facts) {
    const PieceId& soldier = peopleIds().front();
    if (draft.state().options.boardAttacks != BoardAttacks::status || isOut(draft.state(), soldier)) return;
    townAttacks(draft, facts.town.value_or(dangersNear(draft.state(), soldier).town));
}

void countTension(Draft& draft) {  // L61-TENSION-05
    const int counter = (draft.state().tension.counter + 1) % roundsToRise;
    draft.emit(TensionCounted{counter});
    if (counter == 0) {
        changeTension(draft, draft.sum().base("three rounds counted", 1, "L61-TENSION-05"),
                      TensionCause::status);
    }
}

void endRound(Draft& draft) {  // L61-STATUS-09
    const State& state = draft.state();
    draft.emit(RoundEnded{state.round});
    if (state.round < state.options.rounds) {
        draft.emit(StageBegan{Phase::event, state.round + 1});
        return;
    }
    std::vector<SideId> winners;  // L61-WIN-01
    for (const Player player : state.seating) {
        if (!peopleInPlay(state, player).empty()) winners.push_back(idOf(player));
    }
    draft.emit(GameOver{winners, "survived"});
}

struct Step {
    std::function<void(Draft&, const StatusStage&)> take;
    bool rolls = false;  ///< for health: what follows depends on how it fell
};

/// The same for each player piece that is in play then, in piece order.
template <class Act>
void addForEachPiece(std::vector<Step>& steps, Act act) {
    for (const PieceId& id : peopleIds()) {
        steps.push_back({[id, act](Draft& draft, const StatusStage& facts) {
                             if (!isOut(draft.state(), id)) act(draft, id, facts);
                         },
                         true});
    }
}

/// The stage as its clauses list it.
std::vector<Step> allSteps() {
    std::vector<Step> steps;
    const auto add = [&steps](auto act) {
        steps.push_back({[act](Draft& draft, const StatusStage& /*facts*/) { act(draft); }});
    };
    steps.push_back({everybodyEats});  // L61-STATUS-01, L61-STATUS-02, L61-STATUS-03, L61-STATUS-04
    add(bakeBread);                    // L61-STATUS-05
    add([](Draft& draft) { placeAtRandom(draft, Resource::food); });  // L61-STATUS-06
    add(updateFarm);
    add(giveRelief);  // L61-STATUS-07
    addForEachPiece(steps, [](Draft& draft, const PieceId& id, const auto&) { sufferTyphoid(draft, id); });
    add(merchantsLeave);
    addForEachPiece(steps, [](Draft& draft, const PieceId& id, const auto&) { comeUnderFire(draft, id); });
    addForEachPiece(steps, meetBandits);  // L61-STATUS-08
    steps.push_back({meetTheTown});
    add(countTension);  // L61-STATUS-09
    add(endRound);
    return steps;
}

/// Where the stage is, and all that is left to chance in it: who has how much health.
std::string checkpointAt(std::size_t step, const State& state) {
    std::string key{static_cast<char>(step)};
    for (const Person& person : state.pieces.people) key += static_cast<char>(person.health);
    return key;
}

void renewRound(State& state) {
    state.lastTurn.reset();
    state.bakery.freeTaken.clear();
    for (Person& person : state.pieces.people) person.turns = 0;
}

Allowed takeSteps(Draft& draft, const StatusStage& action, std::size_t from) {
    static const std::vector<Step> steps = allSteps();
    for (std::size_t next = from; next < steps.size() && !isOver(draft); ++next) {  // L61-WIN-05
        steps[next].take(draft, action);
        if (steps[next].rolls && !isOver(draft)) draft.checkpoint(checkpointAt(next + 1, draft.state()));
    }
    return {};
}

}  // namespace

/// L61-STATUS-10: one action of the referee.
Allowed decide(Draft& draft, const StatusStage& action) { return takeSteps(draft, action, 0); }

Allowed Life::resume(Draft& draft, const Action& action, const std::string& key) {
    return takeSteps(draft, std::get<StatusStage>(action), static_cast<std::size_t>(key.front()));
}

void apply(State& state, const BreadBaked& e) { state.bakery.food = e.food; }
void apply(State& state, const FarmRipened& e) { state.farm = {FarmStatus::ripe, e.owner, {}, e.food}; }
void apply(State& state, const FarmRested& /*e*/) { state.farm = {}; }
void apply(State& state, const ReliefGiven& e) { sideOf(state, e.side).food += e.food; }
void apply(State& state, const NpcLeft& e) {
    Merchant& trader = merchant(state, e.piece);
    trader.out = true;
    trader.place.reset();
    trader.leaves.reset();
}
void apply(State& state, const TensionCounted& e) { state.tension.counter = e.counter; }
void apply(State& state, const RoundEnded& /*e*/) { state.event.reset(); }

void apply(State& state, const StageBegan& e) {
    if (e.round != state.round) renewRound(state);  // L61-STATUS-09
    state.phase = e.stage;
    state.round = e.round;
}

}  // namespace adjutant::life
