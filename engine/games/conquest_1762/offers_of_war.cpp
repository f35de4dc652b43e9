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

Param defenceDiceParam(const State& state, bool mayAsk) {
    Param param;
    param.name = "defence-dice";
    param.type = "choice";
    param.choices = {value("max"), value(1)};
    if (mayAsk) param.choices.insert(param.choices.begin(), value("ask"));
    const bool asks = mayAsk && state.options.defence == Defence::choose;
    return param.byDefault(value(asks ? "ask" : "max")).asFact().noted("how many dice defend");
}

/// The attack and the assault from one place or ship on any of the targets. Without `maxDice` the attacker
/// rolls as many dice as he may.
void offerFight(std::vector<Offer>& list, const State& state, const std::string& where,
                const std::vector<Param>& head, std::optional<int> maxDice, int fighting) {
    Offer attack = plainOffer("attack", "Attack from " + where, "one exchange");
    attack.params = head;
    if (maxDice) attack.params.push_back(intOf("dice", 1, *maxDice, *maxDice));
    attack.params.push_back(defenceDiceParam(state, true));
    list.push_back(std::move(attack));
    Offer assault = plainOffer("assault", "Fight it out from " + where, "to the end");
    assault.params = head;
    assault.params.push_back(intOf("until", 0, fighting - 1, 0).noted("stop when no more are left"));
    assault.params.push_back(defenceDiceParam(state, false));
    list.push_back(std::move(assault));
}

std::vector<PlaceId> targetsOf(const State& state, const PlaceId& from, const std::optional<PieceId>& ship) {
    std::vector<PlaceId> targets;
    const Given<int> none;
    for (const TerritoryData& place : mapOf(state).territories()) {
        if (owns(state, *state.active, place.id) || !at(state, place.id).owner) continue;
        const Given<PlaceId> start = ship ? Given<PlaceId>() : given(from);
        const Given<PlaceId> to = given(place.id);
        const Given<PieceId> with = ship ? given(*ship) : Given<PieceId>();
        if (!ship && !mapOf(state).linkedByLand(from, place.id)) continue;
        if (ship && !place.coast) continue;
        if (attackOrder(state, {start, to, with, none}).has_value()) targets.push_back(place.id);
    }
    return targets;
}

void offerLandAttacks(std::vector<Offer>& list, const State& state) {
    for (const PlaceId& from : landsOf(state, *state.active)) {
        const int soldiers = at(state, from).soldiers;
        if (soldiers < 2) continue;
        const auto targets = targetsOf(state, from, {});
        if (targets.empty()) continue;
        offerFight(list, state, nameOf(state, from),
                   {fixed("from", "place", from.text), oneOf("to", targets)},
                   std::min(soldiers, maxAttackDice), soldiers);
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
            offerFight(
                list, state, nameOf(state, *ship.place) + " by sea",
                {fixed("ship", "piece", id.text), oneOf("to", targets), intOf("soldiers", 0, most, most)},
                maxDice, ship.sailors);
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
    const auto list = [](std::vector<std::string> items, std::int64_t least) {
        Param param;
        param.name = "plunder";
        param.type = "list";
        param.of = "choice";
        const auto most = static_cast<std::int64_t>(items.size());
        for (const std::string& item : items) param.choices.push_back(value(item));
        param.defaultValue = least > 0 ? Value(std::move(items)) : Value(std::vector<std::string>());
        return std::vector<Param>{param.between(least, most)};
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
std::string moveInNote(const State& state) {
    const MoveInLimits limits = moveInLimits(state);
    const Battle& battle = *state.battle;
    const bool empties = !battle.ship && limits.least == limits.there && !isHeld(state, battle.from);
    std::string note = empties ? nameOf(state, battle.from) + " is left empty, to march back to" : "";
    std::string plunder;
    for (const Item item : itemsIn(state, battle.to)) {
        plunder += (plunder.empty() ? "plunder: " : ", ") + std::string(word(item)) + ' ' +
                   std::to_string(plunderOf(item, state.options.plunderValues)) + " gold";
    }
    return note + (note.empty() || plunder.empty() ? "" : "; ") + plunder;
}

void offerRedeployment(std::vector<Offer>& list, const State& state, const std::string& label, Param head,
                       const std::vector<PlaceId>& targets, int least, int most) {
    if (targets.empty() || most < least) return;
    Offer offer = plainOffer("redeploy", label, state.turn->redeployments > 1 ? "" : "and end the turn");
    offer.params = {std::move(head), oneOf("to", targets), intOf("soldiers", least, most, most)};
    list.push_back(std::move(offer));
}

}  // namespace

void offerOpenBattle(std::vector<Offer>& list, const State& state) {
    if (!state.battle) return;
    const Battle& battle = *state.battle;
    const std::string target = nameOf(state, battle.to);
    const Attack goingOn;
    const auto open = attackOrder(state, {goingOn.from, goingOn.to, goingOn.ship, goingOn.soldiers});
    if (open.has_value()) {
        const Stage& stage = open->fight.stage;
        Offer attack = plainOffer("attack", "Attack " + target + " again", "one exchange");
        const int dice = std::min(stage.attackers, maxAttackDice);
        attack.params = {intOf("dice", 1, dice, dice), defenceDiceParam(state, true)};
        list.push_back(std::move(attack));
        Offer assault = plainOffer("assault", "Fight it out at " + target, "to the end");
        assault.params = {intOf("until", 0, stage.fighters() - 1, 0).noted("stop when no more are left"),
                          defenceDiceParam(state, false)};
        list.push_back(std::move(assault));
    } else {
        list.push_back(blocked("attack", "Attack " + target + " again", open.error()));
    }
    list.push_back(plainOffer("call-off", "Call it off", "losses stay"));
}

void offerAttacks(std::vector<Offer>& list, const State& state) {
    const State after = afterCallingOff(state);  // C62-ATTACK-10
    offerLandAttacks(list, after);
    offerSeaAttacks(list, after);
}

void offerDefence(std::vector<Offer>& list, const State& state) {
    const int most = defenceDiceFor(stageOf(state).defenders);
    Offer offer = plainOffer("defend", "Defend " + nameOf(state, state.battle->to),
                             does(state, *at(state, state.battle->to).owner, "choose") + " the dice");
    offer.params = {intOf("dice", 1, most, most)};
    list.push_back(std::move(offer));
}

void offerMoveIn(std::vector<Offer>& list, const State& state) {
    const MoveInLimits limits = moveInLimits(state);
    const std::string label = "Move into " + nameOf(state, state.battle->to);
    for (const auto& plunder : plunderParams(state)) {
        if (!state.battle->ship) {
            Offer offer = plainOffer("move-in", label, moveInNote(state));
            offer.params = {intOf("soldiers", std::max(1, limits.least), limits.most, limits.most)};
            offer.params.insert(offer.params.end(), plunder.begin(), plunder.end());
            list.push_back(std::move(offer));
            continue;
        }
        Offer dock = plainOffer("move-in", label + " and dock", moveInNote(state));
        dock.params = {fixed("ship", "choice", "dock")};
        dock.params.insert(dock.params.end(), plunder.begin(), plunder.end());
        list.push_back(std::move(dock));
        Offer sail = plainOffer("move-in", "Land and sail back", moveInNote(state));
        sail.params = {fixed("ship", "choice", "return"),
                       intOf("soldiers", limits.least, limits.there, limits.there)};
        sail.params.insert(sail.params.end(), plunder.begin(), plunder.end());
        list.push_back(std::move(sail));
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
            Offer offer = plainOffer("redeploy", "March back to " + nameOf(after, empty),
                                     "from " + nameOf(after, from) + ", or natives take it");
            offer.params = {fixed("from", "place", from.text), fixed("to", "place", empty.text),
                            intOf("soldiers", 1, most, 1)};
            list.push_back(std::move(offer));
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
        offerRedeployment(list, after, "March from " + nameOf(after, from), fixed("from", "place", from.text),
                          targets, 1, mayLeave(after, from));
    }
    for (const auto& [id, ship] : after.pieces) {
        if (ship.out || ship.side != side || !ship.place || !owns(after, side, *ship.place)) continue;
        const PlaceId& from = *ship.place;
        if (at(after, from).soldiers == 0 && !isHeldWithout(after, from, id)) continue;
        std::vector<PlaceId> targets;
        for (const PlaceId& to : lands) {
            if (to != from && mapOf(after).at(to).coast && connected(after, from, to)) targets.push_back(to);
        }
        offerRedeployment(list, after, "Sail from " + nameOf(after, from), fixed("ship", "piece", id.text),
                          targets, 0, mayLeaveWith(after, from, id));
    }
}

}  // namespace adjutant::conquest
