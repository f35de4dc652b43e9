// SPDX-License-Identifier: GPL-3.0-or-later
// Offers of attacks, defence, moving in and redeployment. Those of one territory or ship are one offer, so
// that every combination of choices is accepted.
#include <algorithm>

#include "engine/games/conquest_1762/attack.hpp"
#include "engine/games/conquest_1762/battle.hpp"
#include "engine/games/conquest_1762/control.hpp"
#include "engine/games/conquest_1762/move_in.hpp"
#include "engine/games/conquest_1762/names.hpp"
#include "engine/games/conquest_1762/offers.hpp"
#include "engine/games/conquest_1762/pieces.hpp"
#include "engine/games/conquest_1762/redeployment.hpp"
#include "engine/games/conquest_1762/turn.hpp"

namespace adjutant::conquest {
namespace {

template <class Act>
Param defenceDice(const State& state) {
    constexpr bool mayAsk = std::is_same_v<Act, Attack>;
    Param param = paramOf(&Act::defenceDice, "choice");
    param.choices = {value("max"), value(1)};
    if (mayAsk) param.choices.insert(param.choices.begin(), value("ask"));
    const bool asks = mayAsk && state.options.defence == Defence::choose;
    return param.byDefault(value(asks ? "ask" : "max")).noted(offers::DefenceDiceNote{});
}

/// From one place or ship on any of the targets.
struct Sortie {
    PlaceId from;
    std::optional<PieceId> ship;
    std::vector<PlaceId> targets;
    int passengers = 0;  ///< so many soldiers may board the ship

    template <class Act>
    [[nodiscard]] std::vector<Param> params() const {
        if (!ship) return {fixed(&Act::from, from), oneOf(&Act::to, targets)};
        return {fixed(&Act::ship, *ship), oneOf(&Act::to, targets),
                intOf(&Act::soldiers, 0, passengers, passengers)};
    }
};

/// The attack and the assault. Without `maxDice` the attacker rolls as many dice as he may.
void offerFight(std::vector<Offer>& list, const State& state, const Sortie& sortie,
                std::optional<int> maxDice, int fighting) {
    const Phrase place = nameOf(state, sortie.from);
    const bool naval = sortie.ship.has_value();
    Offer attack = offer<Attack>(offers::AttackFrom{.place = place, .naval = naval}, offers::AttackNote{},
                                 sortie.params<Attack>());
    if (maxDice) attack.params.push_back(intOf(&Attack::dice, 1, *maxDice, *maxDice));
    attack.params.push_back(defenceDice<Attack>(state));
    list.push_back(std::move(attack));
    Offer assault = offer<Assault>(offers::AssaultFrom{.place = place, .naval = naval}, offers::AssaultNote{},
                                   sortie.params<Assault>());
    assault.params.push_back(intOf(&Assault::until, 0, fighting - 1, 0).noted(offers::UntilNote{}));
    assault.params.push_back(defenceDice<Assault>(state));
    list.push_back(std::move(assault));
}

std::vector<PlaceId> targetsOf(const State& state, const PlaceId& from, const std::optional<PieceId>& ship) {
    std::vector<PlaceId> targets;
    for (const TerritoryData& place : mapOf(state).territories()) {
        if (owns(state, *state.active, place.id) || !at(state, place.id).owner) continue;
        Attack attack;
        attack.to = given(place.id);
        if (ship)
            attack.ship = given(*ship);
        else
            attack.from = given(from);
        if (!ship && !mapOf(state).linkedByLand(from, place.id)) continue;
        if (ship && !place.coast) continue;
        if (attackOrder(state, attack).has_value()) targets.push_back(place.id);
    }
    return targets;
}

void offerLandAttacks(std::vector<Offer>& list, const State& state) {
    for (const PlaceId& from : landsOf(state, *state.active)) {
        const int soldiers = at(state, from).soldiers;
        if (soldiers < 2) continue;
        const auto targets = targetsOf(state, from, {});
        if (targets.empty()) continue;
        offerFight(list, state, {from, {}, targets}, std::min(soldiers, maxAttackDice), soldiers);
    }
}

void offerSeaAttacks(std::vector<Offer>& list, const State& state) {
    for (const auto& [id, ship] : state.pieces) {
        if (ship.out || ship.side != state.active || !ship.place) continue;
        if (!owns(state, ship.side, *ship.place)) continue;
        auto shores = targetsOf(state, *ship.place, id);
        const int most = mayLeaveWith(state, *ship.place, id);
        const auto offer = [&, &id = id, &ship = ship](const std::vector<PlaceId>& targets,
                                                       std::optional<int> maxDice) {
            if (targets.empty()) return;
            offerFight(list, state, {*ship.place, id, targets, most}, maxDice, ship.sailors);
        };
        if (ship.sailors >= maxAttackDice || most == 0) {
            offer(shores, std::min(ship.sailors, maxAttackDice));
            continue;
        }
        // With few sailors the dice of a landing depend on how many soldiers come along, those of ship
        // against ship do not (C62-NAVAL-03, C62-NAVAL-04).
        const auto landings = std::stable_partition(
            shores.begin(), shores.end(), [&](const PlaceId& to) { return sailorsAt(state, to) > 0; });
        offer({shores.begin(), landings}, ship.sailors);
        offer({landings, shores.end()}, {});
    }
}

std::vector<Item> itemsIn(const State& state, const PlaceId& place) {
    std::vector<Item> items;
    if (at(state, place).port) items.push_back(Item::port);
    if (at(state, place).building) items.push_back(itemOf(*at(state, place).building));
    return items;
}

/// The parameter `plunder`, empty when there is nothing; each param is an offer of its own.
std::vector<std::vector<Param>> plunderParams(const State& state) {
    const PlaceId& place = state.battle->to;
    const auto list = [](const std::vector<std::string>& items, std::int64_t least) {
        Param param = someOf(&MoveIn::plunder, items, least, std::ssize(items));
        return std::vector<Param>{param.byDefault(least > 0 ? items : std::vector<std::string>())};
    };
    const bool port = at(state, place).port;
    const bool building = at(state, place).building.has_value();
    if (mustPlunder(state)) {  // C62-CONQUEST-05
        if (!port) return {list({"building"}, 1)};
        return {list({"building"}, 1), list({"port", "building"}, 2)};
    }
    std::vector<std::string> items;
    if (port) items.emplace_back("port");
    if (building) items.emplace_back("building");
    if (items.empty()) return {{}};
    return {list(items, 0)};
}

/// What moving in brings and what it leaves behind, before it is done.
Phrase moveInNote(const State& state) {
    const MoveInLimits limits = moveInLimits(state);
    const Battle& battle = *state.battle;
    const bool empties = !battle.ship && limits.least == limits.there && !isHeld(state, battle.from);
    std::vector<Phrase> plunder;
    for (const Item item : itemsIn(state, battle.to)) {
        plunder.emplace_back(
            phrases::Plunder{.item = item, .gold = plunderOf(item, state.options.plunderValues)});
    }
    if (!empties && plunder.empty()) return {};
    return offers::MoveInNote{.emptied = empties ? nameOf(state, battle.from) : Phrase(),
                              .plunder = std::move(plunder)};
}

void offerRedeployment(std::vector<Offer>& list, const State& state, const Phrase& label, Param head,
                       const std::vector<PlaceId>& targets, int least, int most) {
    if (targets.empty() || most < least) return;
    list.push_back(offer<Redeploy>(
        label, state.turn->redeployments > 1 ? Phrase() : offers::RedeployNote{},
        {std::move(head), oneOf(&Redeploy::to, targets), intOf(&Redeploy::soldiers, least, most, most)}));
}

}  // namespace

void offerOpenBattle(std::vector<Offer>& list, const State& state) {
    if (!state.battle) return;
    const Battle& battle = *state.battle;
    const Phrase target = nameOf(state, battle.to);
    const auto open = attackOrder(state, Attack());  // that goes on
    if (open.has_value()) {
        const Stage& stage = open->fight.stage;
        const int dice = std::min(stage.attackers, maxAttackDice);
        list.push_back(offer<Attack>(offers::AttackAgain{.place = target}, offers::AttackNote{},
                                     {intOf(&Attack::dice, 1, dice, dice), defenceDice<Attack>(state)}));
        list.push_back(
            offer<Assault>(offers::AssaultAgain{.place = target}, offers::AssaultNote{},
                           {intOf(&Assault::until, 0, stage.fighters() - 1, 0).noted(offers::UntilNote{}),
                            defenceDice<Assault>(state)}));
    } else {
        list.push_back(blocked<Attack>(offers::AttackAgain{.place = target}, open.error()));
    }
    list.push_back(offer<CallOff>(offers::CallOff{}, offers::CallOffNote{}));
}

void offerAttacks(std::vector<Offer>& list, const State& state) {
    const State after = afterCallingOff(state);  // C62-ATTACK-10
    offerLandAttacks(list, after);
    offerSeaAttacks(list, after);
}

void offerDefence(std::vector<Offer>& list, const State& state) {
    const int most = defenceDiceFor(stageOf(state).defenders);
    list.push_back(
        offer<Defend>(offers::Defend{.place = nameOf(state, state.battle->to)},
                      offers::DefendNote{.side = called(state, *at(state, state.battle->to).owner)},
                      {intOf(&Defend::dice, 1, most, most)}));
}

void offerMoveIn(std::vector<Offer>& list, const State& state) {
    const MoveInLimits limits = moveInLimits(state);
    const Phrase place = nameOf(state, state.battle->to);
    for (const auto& plunder : plunderParams(state)) {
        const auto add = [&](Phrase label, std::vector<Param> params) {
            params.insert(params.end(), plunder.begin(), plunder.end());
            list.push_back(offer<MoveIn>(std::move(label), moveInNote(state), std::move(params)));
        };
        if (!state.battle->ship) {
            add(offers::MoveIn{.place = place, .dock = false},
                {intOf(&MoveIn::soldiers, std::max(1, limits.least), limits.most, limits.most)});
            continue;
        }
        add(offers::MoveIn{.place = place, .dock = true}, {fixed(&MoveIn::ship, std::string("dock"))});
        add(offers::LandAndReturn{}, {fixed(&MoveIn::ship, std::string("return")),
                                      intOf(&MoveIn::soldiers, limits.least, limits.there, limits.there)});
    }
}

void offerReturns(std::vector<Offer>& list, const State& state) {
    const auto isEmpty = [](const State& now, const PlaceId& place) {
        return at(now, place).soldiers == 0 && !isHeld(now, place);
    };
    const State after = afterCallingOff(state);
    const auto lands = landsOf(after, *after.active);
    for (const PlaceId& empty : lands) {
        if (!isEmpty(after, empty)) continue;
        for (const PlaceId& from : lands) {
            const int most = mayLeave(after, from);
            if (most < 1 || !mapOf(after).linkedByLand(from, empty)) continue;
            list.push_back(offer<Redeploy>(offers::MarchBack{.place = nameOf(after, empty)},
                                           offers::MarchBackNote{.place = nameOf(after, from)},
                                           {fixed(&Redeploy::from, from), fixed(&Redeploy::to, empty),
                                            intOf(&Redeploy::soldiers, 1, most, 1)}));
        }
    }
}

void offerRedeployments(std::vector<Offer>& list, const State& state) {
    const State after = afterCallingOff(state);
    const SideId side = *after.active;
    const auto lands = landsOf(after, side);
    for (const PlaceId& from : lands) {
        std::vector<PlaceId> targets;
        for (const PlaceId& to : lands) {
            if (mapOf(after).linkedByLand(from, to)) targets.push_back(to);
        }
        offerRedeployment(list, after, offers::MarchFrom{.place = nameOf(after, from)},
                          fixed(&Redeploy::from, from), targets, 1, mayLeave(after, from));
    }
    for (const auto& [id, ship] : after.pieces) {
        if (ship.out || ship.side != side || !ship.place || !owns(after, side, *ship.place)) continue;
        const PlaceId& from = *ship.place;
        if (at(after, from).soldiers == 0 && !isHeldWithout(after, from, id)) continue;
        std::vector<PlaceId> targets;
        for (const PlaceId& to : lands) {
            if (to != from && mapOf(after).at(to).coast && connected(after, from, to)) targets.push_back(to);
        }
        offerRedeployment(list, after, offers::SailFrom{.place = nameOf(after, from)},
                          fixed(&Redeploy::ship, id), targets, 0, mayLeaveWith(after, from, id));
    }
}

}  // namespace adjutant::conquest
