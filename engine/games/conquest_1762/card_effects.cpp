// SPDX-License-Identifier: GPL-3.0-or-later
// The effects of the empire cards (C62-CARD-05): first whether a card finds a target, then what
// it does. One pair of functions a card that takes parameters.
#include "engine/games/conquest_1762/card_effects.hpp"

#include <algorithm>

#include "engine/games/conquest_1762/bank.hpp"
#include "engine/games/conquest_1762/building.hpp"
#include "engine/games/conquest_1762/cards.hpp"
#include "engine/games/conquest_1762/control.hpp"
#include "engine/games/conquest_1762/names.hpp"
#include "engine/games/conquest_1762/parameters.hpp"
#include "engine/games/conquest_1762/pieces.hpp"
#include "engine/games/conquest_1762/rolling.hpp"
#include "engine/games/conquest_1762/rules.hpp"

namespace adjutant::conquest {
namespace {

tl::unexpected<Refusal> noTarget(Phrase sentence) {
    return refuse("no-target", std::move(sentence), "C62-CARD-05");
}

bool isInBattle(const State& state, const PlaceId& place) {
    return state.battle && (state.battle->from == place || state.battle->to == place);
}

tl::unexpected<Refusal> notIntoBattle(const State& state, const PlaceId& place) {
    return refuse("wrong-time", refusals::FoughtOver{.place = nameOf(state, place)}, "C62-CARD-05");
}

bool belongsToAnOpponent(const State& state, const PlaceId& place, const SideId& side) {
    const auto& owner = at(state, place).owner;
    return owner && *owner != natives && *owner != side;
}

/// A resource that is not gold.
Expected<Resource> plainResource(GivenAs<Resource> parameter) {
    auto resource = need(parameter);
    if (resource.has_value() && *resource == Resource::gold) return bad(parameter.name, "gold");
    return resource;
}

Allowed blockade(const State& state, const PlayCard& action, const SideId& side) {
    const auto place = territory(state, parameter<&PlayCard::territory>(action));
    if (!place.has_value()) return refusalOf(place);
    if (!belongsToAnOpponent(state, *place, side)) {
        return noTarget(refusals::NoOpponentsPlace{.place = nameOf(state, *place)});
    }
    if (!mapOf(state).at(*place).coast) {
        return refuse("not-coastal", refusals::NoCoastToBlockade{.place = nameOf(state, *place)},
                      "C62-CARD-05");
    }
    return {};
}

Allowed courtIntrigue(const State& state, const PlayCard& action, const SideId& side) {
    const auto target = opponent(state, parameter<&PlayCard::target>(action), side);
    if (!target.has_value()) return refusalOf(target);
    if (at(state, *target).hand.empty())
        return noTarget(refusals::NoCardToDraw{.side = called(state, *target)});
    return {};
}

Allowed nativeUprising(const State& state, const PlayCard& action, const SideId& side) {
    const auto place = territory(state, parameter<&PlayCard::territory>(action));
    if (!place.has_value()) return refusalOf(place);
    if (!mayRise(state, *place, side)) {
        return noTarget(refusals::NoUprising{.place = nameOf(state, *place)});
    }
    if (isInBattle(state, *place)) return notIntoBattle(state, *place);
    return {};
}

/// How many cards privateers bring: as many as the target has, or, from a private hand, says it has.
Expected<int> handedOver(const State& state, const PlayCard& action) {
    if (!isCounted(state, *action.resource.value)) {
        return number(parameter<&PlayCard::cards>(action), 0, maxRobbed, maxRobbed);
    }
    return std::min(maxRobbed, amountOf(at(state, *action.target.value), *action.resource.value));
}

Allowed privateers(const State& state, const PlayCard& action, const SideId& side) {
    const auto target = opponent(state, parameter<&PlayCard::target>(action), side);
    if (!target.has_value()) return refusalOf(target);
    const auto resource = plainResource(parameter<&PlayCard::resource>(action));
    if (!resource.has_value()) return refusalOf(resource);
    const auto cards = handedOver(state, action);
    if (!cards.has_value()) return refusalOf(cards);
    if (*cards == 0) {
        return noTarget(refusals::NothingToRob{.side = called(state, *target), .resource = *resource});
    }
    return {};
}

Allowed storm(const State& state, const PlayCard& action, const SideId& side) {
    const auto ship = need(parameter<&PlayCard::ship>(action));
    if (!ship.has_value()) return refusalOf(ship);
    const auto found = state.pieces.find(*ship);
    if (found == state.pieces.end()) return bad(parameter<&PlayCard::ship>(action));
    if (found->second.out || !found->second.place || found->second.side == side) {
        return noTarget(refusals::NoShipAtSea{.ship = nameOf(state, *ship)});
    }
    if (isInBattle(state, *found->second.place)) return notIntoBattle(state, *found->second.place);
    return {};
}

Allowed ownPlace(const State& state, const PlayCard& action, const SideId& side) {
    const auto place = territory(state, parameter<&PlayCard::territory>(action));
    if (!place.has_value()) return refusalOf(place);
    return isOwn(state, side, *place);
}

Allowed shipwrights(const State& state, const PlayCard& action, const SideId& side) {
    if (Allowed own = ownPlace(state, action, side); !own.has_value()) return own;
    return mayStand(state, Item::warship, *action.territory.value);
}

void rob(Draft& draft, const PlayCard& action, const SideId& side) {
    const int cards = *handedOver(draft.state(), action);
    draft.emit(Robbed{side, *action.target.value, {{*action.resource.value, cards}}});
}

void steal(Draft& draft, const PlayCard& action, const SideId& side) {
    const SideId from = *action.target.value;
    const CardId card = draft.pick(at(draft.state(), from).hand, "stolen-card", side.text);
    draft.emit(CardStolen{side, from, card, side});
    draft.settle();
}

void blow(Draft& draft, const PlayCard& action, const SideId& side) {
    constexpr int sinks = 4;
    const PieceId ship = *action.ship.value;
    const int face = draft.roll(Dice{.count = 1, .sides = 6}.neededFor(sinks), "storm", side.text).front();
    if (face >= sinks) {
        draft.emit(ShipSunk{ship});
    } else {
        draft.emit(Weathered{ship});
    }
    draft.settle();
}

void gain(Draft& draft, const SideId& side, const Amounts& wanted) {
    draft.emit(Gained{side, bankGives(draft.state(), wanted)});
}

void levy(Draft& draft, const SideId& side) {
    constexpr int soldiers = 3;
    SumBuilder sum = draft.sum();
    sum.base("levy", soldiers, "C62-CARD-05");
    sum.atMost(soldiersLeft(draft.state(), side), "no more pieces", "C62-RECRUIT-05");
    draft.emit(Reinforcements{side, std::max(0, sum.total()), {}, 0, sum});
}

}  // namespace

bool mayRise(const State& state, const PlaceId& place, const SideId& side) {
    const bool warship =
        std::ranges::any_of(state.pieces, [&](const auto& piece) { return piece.second.place == place; });
    return belongsToAnOpponent(state, place, side) && at(state, place).soldiers == 1 &&
           !isHeld(state, place) && !warship;
}

Allowed hasEffect(const State& state, const PlayCard& action, const SideId& side) {
    const std::string& card = action.card.value->text;
    const auto passed = [](const auto& read) { return read.has_value() ? Allowed() : refusalOf(read); };
    if (card == "almanac") return passed(number(parameter<&PlayCard::number>(action), 2, 12));
    if (card == "armistice") return passed(opponent(state, parameter<&PlayCard::target>(action), side));
    if (card == "blockade") return blockade(state, action, side);
    if (card == "bumper-harvest") return passed(plainResource(parameter<&PlayCard::resource>(action)));
    if (card == "court-intrigue") return courtIntrigue(state, action, side);
    if (card == "entrenchments") return ownPlace(state, action, side);
    if (card == "native-uprising") return nativeUprising(state, action, side);
    if (card == "privateers") return privateers(state, action, side);
    if (card == "shipwrights") return shipwrights(state, action, side);
    if (card == "storm") return storm(state, action, side);
    return {};
}

void takeEffect(Draft& draft, const PlayCard& action, const SideId& side) {
    const CardId& card = *action.card.value;
    if (card.text == "almanac") return collect(draft, *action.number.value);
    if (card.text == "armistice") return draft.emit(Truce{side, *action.target.value});
    if (card.text == "blockade") return draft.emit(Blockaded{*action.territory.value, side});
    if (card.text == "bumper-harvest") return gain(draft, side, {{*action.resource.value, 3}});
    if (card.text == "court-intrigue") return steal(draft, action, side);
    if (card.text == "entrenchments") return draft.emit(Entrenched{*action.territory.value});
    if (card.text == "levy") return levy(draft, side);
    if (card.text == "native-uprising") return draft.emit(NativesCame{*action.territory.value});
    if (card.text == "privateers") return rob(draft, action, side);
    if (card.text == "royal-grant") return gain(draft, side, {{Resource::gold, 2}});
    if (card.text == "shipwrights") return draft.emit(launched(draft.state(), *action.territory.value, {}));
    if (card.text == "storm") return blow(draft, action, side);
    draft.emit(CardInForce{side, card});  // forced march, master gunner, smugglers
}

void apply(State& s, const CardInForce& e) {
    if (e.card.text == "forced-march") ++turnOf(s).redeployments;
    if (e.card.text == "master-gunner") turnOf(s).gunner = true;
    if (e.card.text == "smugglers") turnOf(s).smugglers = true;
}

void apply(State& s, const Truce& e) { s.truces.push_back({e.by, e.with}); }

void apply(State& s, const Blockaded& e) { s.blockades[e.territory] = e.by; }

void apply(State& s, const Gained& e) { receive(s, e.side, e.got); }

void apply(State& s, const CardStolen& e) {
    auto& hand = at(s, e.from).hand;
    if (const auto held = std::find(hand.begin(), hand.end(), e.card); held != hand.end()) hand.erase(held);
    at(s, e.side).hand.push_back(e.card);
}

void apply(State& s, const Entrenched& e) {
    auto& dug = turnOf(s).entrenched;
    if (!contains(dug, e.territory)) dug.push_back(e.territory);
}

void apply(State& s, const Robbed& e) {
    add(at(s, e.from), e.got, -1);
    add(at(s, e.side), e.got);
}

void apply(State& /*s*/, const Weathered& /*e*/) {}

void apply(State& s, const ShipSunk& e) {
    Piece& ship = at(s, e.piece);
    ship.place.reset();
    ship.sailors = sailorsOfAShip;
    ship.out = true;
}

}  // namespace adjutant::conquest
