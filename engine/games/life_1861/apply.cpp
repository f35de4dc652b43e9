// SPDX-License-Identifier: GPL-3.0-or-later
// Bookkeeping: what each event does to the state. No chance, no refusal, no rule.
#include <algorithm>

#include "engine/games/life_1861/life_1861.hpp"
#include "engine/games/life_1861/pieces.hpp"

namespace adjutant::life {
namespace {

/// Events that only tell.
template <class Event>
void put(State& /*state*/, const Event& /*event*/) {}

void renewRound(State& state) {
    state.lastTurn.reset();
    state.bakery.freeTaken.clear();
    for (Person& person : state.pieces.people) person.turns = 0;
}

void put(State& state, const StageBegan& e) {
    if (e.round != state.round) renewRound(state);  // L61-STATUS-09
    state.phase = e.stage;
    state.round = e.round;
}
void put(State& state, const RoundEnded& /*e*/) { state.event.reset(); }
void put(State& state, const ActionStageEnded& /*e*/) { state.phase = Phase::status; }
void put(State& state, const TurnBegan& e) { state.turn = {e.piece, e.actions, 0}; }
void put(State& state, const ActionSpent& e) { state.turn.left = e.left; }
void put(State& state, const TurnEnded& e) {
    Person& self = person(state, e.piece);
    ++self.turns;
    self.praying = false;
    state.lastTurn = playerOf(e.piece);
    state.turn = {};
}
void put(State& state, const Damaged& e) { person(state, e.piece).health = e.health; }
void put(State& state, const Died& e) {
    const auto remove = [](auto& piece) {
        piece.out = true;
        piece.place.reset();
    };
    isBandit(e.piece) ? remove(bandit(state, e.piece)) : remove(person(state, e.piece));
}
void put(State& state, const TensionChanged& e) { state.tension.level = e.to; }
void put(State& state, const TensionCounted& e) { state.tension.counter = e.counter; }
void put(State& state, const GameOver& e) {
    state.verdict = Verdict{e.winners, e.reason};
    state.phase = Phase::over;
    state.turn = {};
}

// -- deeds.hpp --

void takeFromGround(State& state, const PlaceId& place, Resource resource) {
    Heap& heap = state.ground[place];
    if (--heap[resource] <= 0) heap.erase(resource);
    if (heap.empty()) state.ground.erase(place);
}

void put(State& state, const Moved& e) {
    person(state, e.piece).place = e.to;
    state.turn.moved += e.spaces;
}
void put(State& state, const PickedUp& e) {
    if (e.crop) {
        --state.farm.food;
    } else {
        takeFromGround(state, e.place, e.resource);
    }
    ++amount(sideOf(state, e.piece), e.resource);
}
void put(State& state, const BreadTaken& e) {
    --state.bakery.food;
    ++sideOf(state, e.piece).food;
    sideOf(state, e.piece).tradeGoods -= e.price;
    if (e.price == 0 && !isSoldier(e.piece)) state.bakery.freeTaken.push_back(e.piece);
}
void put(State& state, const Healed& e) {
    person(state, e.piece).health = e.health;
    sideOf(state, e.piece).tradeGoods -= e.price;
}
void put(State& state, const Cured& e) {
    std::erase(person(state, e.piece).diseases, e.disease);
    sideOf(state, e.piece).tradeGoods -= e.price;
}
void put(State& state, const MedicineUsed& e) { --sideOf(state, e.piece).medicine; }
void put(State& state, const Traded& e) {
    Side& side = sideOf(state, e.piece);
    for (const Resource given : e.give) --amount(side, given);
    ++amount(side, e.take);
}
void put(State& state, const FarmActivated& e) { state.farm = {FarmStatus::growing, e.side, e.due, 0}; }
void put(State& state, const CropBought& e) {
    --state.farm.food;
    ++sideOf(state, e.piece).food;
    sideOf(state, e.piece).tradeGoods -= e.price;
}
void put(State& state, const FarmEmptied& e) { state.farm = {FarmStatus::resting, {}, e.due, 0}; }
void put(State& state, const ChurchActivated& e) { person(state, e.piece).praying = true; }
void put(State& state, const BoonReceived& e) {
    person(state, e.piece).praying = false;
    person(state, e.piece).boon = true;
}
void put(State& state, const BoonUsed& e) { person(state, e.piece).boon = false; }
void put(State& state, const Looted& e) {
    if (e.resource) ++amount(sideOf(state, e.piece), *e.resource);
    if (e.reward == Reward::pistol) person(state, e.piece).gun = Gun::pistol;  // L61-PISTOL-01
}
void put(State& state, const Swapped& e) {
    Side& side = sideOf(state, e.piece);
    Stock& stock = merchant(state, e.merchant).stock;  // it may give away what it was given (L61-MERCHANT-03)
    --amount(side, e.give);
    ++amount(stock, e.give);
    --amount(stock, e.take);
    ++amount(side, e.take);
}
void put(State& state, const Attacked& e) { sideOf(state, e.attacker).ammo -= e.ammo; }

// -- board_events.hpp --

void put(State& state, const ResourcePlaced& e) { ++state.ground[e.place][e.resource]; }
void put(State& state, const NpcPlaced& e) {
    if (e.kind == Kind::merchant) {
        Merchant& trader = merchant(state, e.piece);
        trader = {};
        trader.out = false;
        trader.place = e.place;
        trader.leaves = e.leaves;
    } else {
        bandit(state, e.piece).out = false;
        bandit(state, e.piece).place = e.place;
    }
}
void put(State& state, const NpcLeft& e) {
    Merchant& trader = merchant(state, e.piece);
    trader.out = true;
    trader.place.reset();
    trader.leaves.reset();
}
void put(State& state, const DeckReshuffled& e) {
    Deck& deck = state.decks[e.deck];
    for (const CardId& card : deck.discard) ++deck.draw[card];
    deck.discard.clear();
}
void put(State& state, const EventDrawn& e) {
    const CardId card{std::string(word(e.card))};
    Deck& deck = state.decks["events"];
    --deck.draw[card];
    deck.discard.push_back(card);
    state.event = e.card;
}
void put(State& state, const DiseaseCaught& e) { person(state, e.piece).diseases.push_back(e.disease); }
void put(State& state, const FarmHastened& e) { state.farm.due = e.due; }
void put(State& state, const Fed& e) { sideOf(state, e.side).food -= e.food; }
void put(State& state, const BreadBaked& e) { state.bakery.food = e.food; }
void put(State& state, const FarmRipened& e) { state.farm = {FarmStatus::ripe, e.owner, {}, e.food}; }
void put(State& state, const FarmRested& /*e*/) { state.farm = {}; }
void put(State& state, const ReliefGiven& e) { sideOf(state, e.side).food += e.food; }

}  // namespace

void Life::apply(State& state, const Event& event) {
    std::visit([&state](const auto& held) { put(state, held); }, event);
}

}  // namespace adjutant::life
