// SPDX-License-Identifier: GPL-3.0-or-later
// What a ruling may leave: anything is the referee's to decide that the rules can go on from.
#include <algorithm>

#include "engine/games/conquest_1762/battle.hpp"
#include "engine/games/conquest_1762/cards.hpp"
#include "engine/games/conquest_1762/names.hpp"
#include "engine/games/conquest_1762/pieces.hpp"

namespace adjutant::conquest {
namespace {

tl::unexpected<Refusal> unusable(Phrase sentence) { return refuse(code::badParameter, std::move(sentence)); }

constexpr int maxOfAnything = 100'000'000;
constexpr int maxSoldiers = 10'000;

bool isAmount(int amount) { return amount >= 0 && amount <= maxOfAnything; }
bool isArmy(int soldiers) { return soldiers >= 0 && soldiers <= maxSoldiers; }

bool areCards(const std::vector<CardId>& cards) {
    return std::all_of(cards.begin(), cards.end(),
                       [](const CardId& card) { return findCard(card) != nullptr; });
}

Allowed checkSides(const State& state) {
    if (state.seating != state.options.sides || state.sides.size() != state.seating.size()) {
        return unusable(refusals::SidesChanged{});
    }
    for (const SideId& id : state.seating) {
        const auto found = state.sides.find(id);
        if (found == state.sides.end()) return unusable(refusals::SidesChanged{});
        const Side& side = found->second;
        if (side.resources.has_value() == state.options.hands.has_value()) {
            return unusable(refusals::HandsChanged{.kept = state.options.hands.has_value()});
        }
        const Goods goods = side.resources.value_or(Goods());
        const bool sensible = isAmount(goods.wood) && isAmount(goods.stone) && isAmount(goods.wheat) &&
                              isAmount(goods.iron) && isAmount(goods.gunpowder) && isAmount(side.gold) &&
                              isArmy(side.pool);
        if (!sensible) return unusable(refusals::TooMuchOfASide{.side = nameOf(state, id)});
        if (!areCards(side.hand)) return unusable(refusals::NoSuchCardHeld{.side = called(state, id)});
    }
    return {};
}

Allowed checkLand(const State& state) {
    const Map& map = mapOf(state);
    if (state.territories.size() != map.territories().size()) {
        return unusable(refusals::TerritoriesChanged{});
    }
    for (const auto& [place, territory] : state.territories) {
        if (!map.has(place)) return unusable(refusals::NoSuchTerritory{.place = place.text});
        const auto& owner = territory.owner;
        if (owner && *owner != natives && !state.sides.contains(*owner)) {
            return unusable(refusals::NoSuchOwner{.place = nameOf(state, place), .owner = owner->text});
        }
        const int garrison = territory.building ? garrisonOf(*territory.building) : maxOfAnything;
        const bool sensible = isArmy(territory.soldiers) && territory.garrisonLost >= 0 &&
                              territory.garrisonLost <= garrison && territory.portLost >= 0 &&
                              territory.portLost <= 1 && territory.number.value_or(2) >= 2 &&
                              territory.number.value_or(2) <= 12;
        if (!sensible) return unusable(refusals::TooMuchOfATerritory{.place = nameOf(state, place)});
    }
    return {};
}

Allowed checkPieces(const State& state) {
    if (state.pieces.size() != state.seating.size() * warshipsOfAFaction) {
        return unusable(refusals::FiveWarships{});
    }
    for (const auto& [id, ship] : state.pieces) {
        if (!state.sides.contains(ship.side) || !id.text.starts_with(ship.side.text + "-warship-")) {
            return unusable(refusals::NoSuchWarship{.ship = id.text});
        }
        const int least = ship.out ? 0 : 1;
        if (ship.sailors < least || ship.sailors > sailorsOfAShip) {
            return unusable(refusals::SailorsOfAShip{.ship = nameOf(state, id)});
        }
        const bool docked = ship.place && state.territories.contains(*ship.place);
        if (docked == ship.out || (ship.place && !docked)) {
            return unusable(refusals::DockedOrOut{.ship = nameOf(state, id)});
        }
    }
    return {};
}

Allowed checkTurn(const State& state) {
    const bool acts =
        state.phase != Phase::setUp && state.phase != Phase::balance && state.phase != Phase::over;
    if (state.round < 1 || state.draftStep < 0) return unusable(refusals::CountsUpwards{});
    if (state.active && !state.sides.contains(*state.active)) return unusable(refusals::NoSuchActiveSide{});
    if (acts != state.active.has_value()) return unusable(refusals::ActiveByPhase{});
    if (state.first && !state.sides.contains(*state.first)) return unusable(refusals::NoSuchFirstSide{});
    const bool inTurn = acts && state.phase >= Phase::roll;
    if (inTurn && !state.turn) return unusable(refusals::TurnMissing{});
    if (acts && at(state, *state.active).out) return unusable(refusals::OutButActive{});
    if (!state.turn) return {};
    for (const auto* places : {&state.turn->conquered, &state.turn->entrenched}) {
        for (const PlaceId& place : *places) {
            if (!state.territories.contains(place))
                return unusable(refusals::NoSuchPlace{.place = place.text});
        }
    }
    return {};
}

Allowed checkBattle(const State& state) {
    if (!state.battle) return {};
    const Battle& battle = *state.battle;
    if (!state.active || !state.turn) return unusable(refusals::BattleWithoutSide{});
    if (!state.territories.contains(battle.from) || !state.territories.contains(battle.to)) {
        return unusable(refusals::BattleOffTheMap{});
    }
    if (battle.ship && (!state.pieces.contains(*battle.ship) || at(state, *battle.ship).out)) {
        return unusable(refusals::BattleWithoutShip{});
    }
    const bool sensible = isArmy(battle.soldiers) && (battle.ship || battle.soldiers == 0) &&
                          battle.dice >= 0 && battle.dice <= 3;
    if (!sensible) return unusable(refusals::TooMuchOfABattle{});
    const bool rolled = battle.rolled && !battle.rolled->empty() && battle.rolled->size() <= 3 &&
                        std::all_of(battle.rolled->begin(), battle.rolled->end(),
                                    [](int face) { return face >= 1 && face <= 6; });
    if ((battle.status == BattleStatus::rolled) != rolled) {
        return unusable(refusals::DiceOnTheTable{});
    }
    const Stage stage = stageOf(state);
    if (stage.attackers < 1) return unusable(refusals::NoAttackersLeft{.place = nameOf(state, battle.to)});
    const bool defended = at(state, battle.to).owner && stage.defenders > 0;
    if (battle.status == BattleStatus::rolled && !defended) {
        return unusable(refusals::NoDefendersLeft{.place = nameOf(state, battle.to)});
    }
    return {};
}

Allowed checkRest(const State& state) {
    const auto deck = state.decks.find(std::string(empireDeck));
    if (state.decks.size() != 1 || deck == state.decks.end() || !areCards(deck->second.discard)) {
        return unusable(refusals::SixteenKinds{});
    }
    for (const auto& [card, copies] : deck->second.draw) {
        if (findCard(card) == nullptr || !isArmy(copies)) return unusable(refusals::NoSuchCards{});
    }
    for (const auto& [place, by] : state.blockades) {
        if (!state.territories.contains(place) || !state.sides.contains(by)) {
            return unusable(refusals::StrayBlockade{});
        }
    }
    for (const TruceBetween& truce : state.truces) {
        if (!state.sides.contains(truce.by) || !state.sides.contains(truce.with)) {
            return unusable(refusals::StrayTruce{});
        }
    }
    if (!state.options.setup || (state.options.bank == BankKind::box) != state.bank.has_value()) {
        return unusable(refusals::BankOfTheBox{});
    }
    return {};
}

}  // namespace

Allowed Conquest::check(const State& state) {
    for (const auto look : {&checkSides, &checkLand, &checkPieces, &checkTurn, &checkBattle, &checkRest}) {
        if (Allowed allowed = look(state); !allowed.has_value()) return allowed;
    }
    return {};
}

}  // namespace adjutant::conquest
