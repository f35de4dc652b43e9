// SPDX-License-Identifier: GPL-3.0-or-later
// What each event does to the state: facts only, no rule, no refusal.
#include <algorithm>

#include "engine/games/conquest_1762/bank.hpp"
#include "engine/games/conquest_1762/conquest_1762.hpp"
#include "engine/games/conquest_1762/control.hpp"
#include "engine/games/conquest_1762/pieces.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::conquest {
namespace {

Territory& land(State& s, const PlaceId& place) { return s.territories.at(place); }
Side& side(State& s, const SideId& id) { return s.sides.at(id); }
Deck& deck(State& s) { return s.decks.at(std::string(empireDeck)); }
Turn& turn(State& s) { return s.turn ? *s.turn : s.turn.emplace(); }

void layGrounds(State& s, const Grounds& grounds) {
    for (const auto& [place, ground] : grounds) {
        Territory& territory = land(s, place);
        territory.resource = ground.resource;
        territory.number = ground.number;
        territory.capital = ground.capital;
    }
}

void toDiscard(State& s, const SideId& from, const CardId& card) {
    auto& hand = side(s, from).hand;
    if (const auto held = std::find(hand.begin(), hand.end(), card); held != hand.end()) hand.erase(held);
    deck(s).discard.push_back(card);
}

void applyLosses(State& s, const LossBreakdown& breakdown) {
    for (const auto& [ship, fallen] : breakdown.sailors) s.pieces.at(ship).sailors -= fallen;
}

void raise(State& s, Item what, const PlaceId& place) {
    if (what == Item::port) {
        land(s, place).port = true;
    } else {
        land(s, place).building = buildingOf(what);
    }
}

// -- set-up and turns

void apply(State& s, const BoardLaid& e) { layGrounds(s, e.board); }
void apply(State& s, const BoardSet& e) { layGrounds(s, e.board); }
void apply(State& /*s*/, const CapitalsRestarted& /*e*/) {}
void apply(State& /*s*/, const Redealt& /*e*/) {}
void apply(State& s, const Dealt& e) {
    for (const PlaceId& place : e.places) land(s, place).owner = e.side;
}
void apply(State& s, const HandUnbalanced& /*e*/) {
    s.phase = Phase::balance;
    s.active.reset();
}
void apply(State& s, const Swapped& e) { std::swap(land(s, e.a).owner, land(s, e.b).owner); }
void apply(State& s, const First& e) {
    s.first = e.side;
    if (!e.settled) return;
    for (auto& [place, territory] : s.territories) territory.soldiers = 1;
    for (const auto& [who, amounts] : *e.settled) receive(s, who, amounts);
}
void apply(State& s, const Claimed& e) {
    land(s, e.territory).owner = e.side;
    land(s, e.territory).soldiers = 1;
    receive(s, e.side, e.got);
}
void apply(State& s, const SpreadOut& e) {
    side(s, e.side).pool -= e.soldiers;
    for (const auto& [place, soldiers] : e.places) land(s, place).soldiers += soldiers;
}
void apply(State& s, const Placed& e) {
    side(s, e.side).pool -= e.soldiers;
    land(s, e.territory).soldiers += e.soldiers;
}
void apply(State& s, const OnTurn& e) {
    s.active = e.side;
    s.draftStep = e.step;
}
void apply(State& s, const PhaseBegan& e) {
    s.phase = e.phase;
    if (!e.pools) return;
    for (const auto& [who, pool] : *e.pools) side(s, who).pool = pool;
    s.draftStep = 0;
}
void apply(State& s, const ReinforcementsLost& e) { side(s, e.side).pool -= e.soldiers; }
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
void apply(State& s, const Rolled& e) { turn(s).number = e.number; }
void apply(State& s, const Collected& e) { receive(s, e.side, e.got); }
void apply(State& s, const MetropolisBonus& e) { receive(s, e.side, e.got); }
void apply(State& s, const Reinforcements& e) { side(s, e.side).pool += e.soldiers; }

// -- trade, building, cards

void apply(State& s, const BankTraded& e) {
    pay(s, e.side, {{e.give, e.rate * e.times}});
    receive(s, e.side, {{e.take, e.times}});
}
void apply(State& s, const Traded& e) {
    add(side(s, e.a), e.give, -1);
    add(side(s, e.b), e.give);
    add(side(s, e.b), e.take, -1);
    add(side(s, e.a), e.take);
}
void apply(State& s, const Recruited& e) {
    pay(s, e.side, e.paid);
    side(s, e.side).pool += e.soldiers;
}
void apply(State& s, const Built& e) {
    pay(s, e.side, e.paid);
    if (e.piece) {
        Piece& ship = s.pieces.at(*e.piece);
        ship.place = e.territory;
        ship.sailors = sailorsOfAShip;
        ship.out = false;
    } else {
        raise(s, e.what, e.territory);
    }
}
void apply(State& s, const CardBought& e) {
    pay(s, e.side, e.paid);
    --deck(s).draw[e.card];
    side(s, e.side).hand.push_back(e.card);
}
void apply(State& s, const DeckReshuffled& /*e*/) {
    for (const CardId& card : deck(s).discard) ++deck(s).draw[card];
    deck(s).discard.clear();
}
void apply(State& s, const CardPlayed& e) { toDiscard(s, e.side, e.card); }
void apply(State& s, const CardVetoed& e) { toDiscard(s, e.by, {"royal-veto"}); }
void apply(State& s, const CardDiscarded& e) { toDiscard(s, e.side, e.card); }
void apply(State& s, const CardInForce& e) {
    if (e.card.text == "forced-march") ++turn(s).redeployments;
    if (e.card.text == "master-gunner") turn(s).gunner = true;
    if (e.card.text == "smugglers") turn(s).smugglers = true;
}
void apply(State& s, const Truce& e) { s.truces.push_back({e.by, e.with}); }
void apply(State& s, const Blockaded& e) { s.blockades[e.territory] = e.by; }
void apply(State& s, const Gained& e) { receive(s, e.side, e.got); }
void apply(State& s, const CardStolen& e) {
    auto& hand = side(s, e.from).hand;
    if (const auto held = std::find(hand.begin(), hand.end(), e.card); held != hand.end()) hand.erase(held);
    side(s, e.side).hand.push_back(e.card);
}
void apply(State& s, const Entrenched& e) {
    auto& dug = turn(s).entrenched;
    if (!contains(dug, e.territory)) dug.push_back(e.territory);
}
void apply(State& s, const Robbed& e) {
    add(side(s, e.from), e.got, -1);
    add(side(s, e.side), e.got);
}
void apply(State& /*s*/, const Weathered& /*e*/) {}
void apply(State& s, const ShipSunk& e) {
    Piece& ship = s.pieces.at(e.piece);
    ship.place.reset();
    ship.sailors = sailorsOfAShip;
    ship.out = true;
}

// -- war

void apply(State& s, const NativesCame& e) {
    land(s, e.territory).owner = natives;
    land(s, e.territory).soldiers = nativesOfATerritory;
}
void apply(State& s, const Engaged& e) {
    Battle battle;
    battle.from = e.from;
    battle.to = e.to;
    battle.ship = e.ship;
    battle.soldiers = e.soldiers;
    s.battle = std::move(battle);
    land(s, e.from).soldiers -= e.soldiers;
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
    turn(s).gunner = false;
    Territory& to = land(s, e.to);
    to.soldiers -= e.defenderLosses.soldiers;
    to.portLost += e.defenderLosses.port;
    to.garrisonLost += e.defenderLosses.garrison;
    (s.battle->ship ? s.battle->soldiers : land(s, e.from).soldiers) -= e.attackerLosses.soldiers;
    applyLosses(s, e.defenderLosses);
    applyLosses(s, e.attackerLosses);
}
void apply(State& s, const Repulsed& /*e*/) { s.battle.reset(); }
void apply(State& s, const MutualDestruction& e) {
    land(s, e.to).owner.reset();
    s.battle.reset();
}
void apply(State& s, const Conquered& /*e*/) { s.battle->status = BattleStatus::won; }
void apply(State& s, const CalledOff& e) {
    land(s, e.from).soldiers += s.battle->soldiers;
    s.battle.reset();
}
void apply(State& s, const MovedIn& e) {
    const Battle battle = *s.battle;
    Territory& to = land(s, e.territory);
    to.owner = e.side;
    to.soldiers = e.soldiers;
    land(s, battle.from).soldiers += battle.soldiers - e.soldiers;  // by land nobody is aboard
    if (battle.ship && e.ship == "dock") s.pieces.at(*battle.ship).place = e.territory;
    auto& conquered = turn(s).conquered;
    if (!contains(conquered, e.territory)) {
        conquered.push_back(e.territory);
    }
    s.battle.reset();
}
void apply(State& s, const Plundered& e) {  // C62-PLUNDER-03
    if (e.loser) side(s, *e.loser).gold -= e.fromLoser;
    side(s, e.side).gold += e.fromLoser;
    receive(s, e.side, {{Resource::gold, e.fromBank}});
    Territory& territory = land(s, e.territory);
    if (e.what == Item::port) {
        territory.port = false;
        territory.portLost = 0;
    } else {
        territory.building.reset();
        territory.garrisonLost = 0;
    }
}
void apply(State& /*s*/, const Kept& /*e*/) {}
void apply(State& s, const Left& e) { land(s, e.territory).owner.reset(); }
void apply(State& s, const Looted& e) { receive(s, e.side, {{e.resource, 1}}); }
void apply(State& s, const Redeployed& e) {
    land(s, e.from).soldiers -= e.soldiers;
    land(s, e.to).soldiers += e.soldiers;
    if (e.ship) s.pieces.at(*e.ship).place = e.to;
    --turn(s).redeployments;
}
void apply(State& s, const Eliminated& e) {  // C62-TURN-07
    Side& gone = side(s, e.side);
    Amounts rest;
    for (const Resource resource : allOf<Resource>()) {
        rest[resource] = amountOf(gone, resource);
    }
    pay(s, e.side, rest);
    for (const CardId& card : std::vector<CardId>(gone.hand)) toDiscard(s, e.side, card);
    gone.pool = 0;
    gone.out = true;
    std::erase_if(s.blockades, [&](const auto& entry) { return entry.second == e.side; });
    std::erase_if(s.truces, [&](const TruceBetween& truce) { return truce.by == e.side; });
}
void apply(State& s, const GameOver& e) {
    s.verdict = Verdict{e.winners, e.reason};
    s.phase = Phase::over;
    s.active.reset();
}

}  // namespace

void Conquest::apply(State& state, const Event& event) {
    std::visit([&](const auto& held) { conquest::apply(state, held); }, event);
}

}  // namespace adjutant::conquest
