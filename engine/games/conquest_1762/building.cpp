// SPDX-License-Identifier: GPL-3.0-or-later
// Building (C62-BUILD).
#include "engine/games/conquest_1762/building.hpp"

#include "engine/games/conquest_1762/bank.hpp"
#include "engine/games/conquest_1762/control.hpp"
#include "engine/games/conquest_1762/names.hpp"
#include "engine/games/conquest_1762/parameters.hpp"
#include "engine/games/conquest_1762/pieces.hpp"
#include "engine/games/conquest_1762/rules.hpp"

namespace adjutant::conquest {
namespace {

tl::unexpected<Refusal> noPiecesLeft(Item item, std::string_view clause) {
    return refuse("no-pieces-left", refusals::NoPiecesLeft{.item = item}, clause);
}

tl::unexpected<Refusal> alreadyBuilt(const State& state, const PlaceId& place, Item item) {
    return refuse("already-built", refusals::AlreadyBuilt{.place = nameOf(state, place), .item = item},
                  "C62-BUILD-04");
}

Allowed mayLaunch(const State& state, const PlaceId& place) {  // C62-BUILD-06
    if (!mapOf(state).at(place).coast) {
        return refuse("not-coastal", refusals::NoCoastForAWarship{.place = nameOf(state, place)},
                      "C62-BUILD-06");
    }
    if (!nextShip(state, *state.active)) return noPiecesLeft(Item::warship, "C62-BUILD-05");
    return {};
}

Allowed mayOpenPort(const State& state, const PlaceId& place) {  // C62-BUILD-02
    const Territory& territory = at(state, place);
    if (!territory.capital) {
        return refuse("needs-capital", refusals::NeedsCapital{.place = nameOf(state, place)}, "C62-BUILD-02");
    }
    if (territory.port) return alreadyBuilt(state, place, Item::port);
    if (portsInPlay(state) >= state.options.portLimit) return noPiecesLeft(Item::port, "C62-BUILD-02");
    return {};
}

Allowed maySettle(const State& state, const PlaceId& place) {
    const Territory& territory = at(state, place);
    if (territory.building) return alreadyBuilt(state, place, itemOf(*territory.building));
    if (count(state, *state.active, Building::colony) >= coloniesOfAFaction) {
        return noPiecesLeft(Item::colony, "C62-BUILD-05");
    }
    return {};
}

Allowed mayDevelop(const State& state, Item item, const PlaceId& place) {  // C62-BUILD-03, C62-BUILD-04
    const Territory& territory = at(state, place);
    if (territory.building && *territory.building != Building::colony) {
        return alreadyBuilt(state, place, itemOf(*territory.building));
    }
    if (!territory.building) {
        return refuse("needs-colony", refusals::NeedsColony{.item = item, .place = nameOf(state, place)},
                      "C62-BUILD-03");
    }
    const bool none = item == Item::fortress
                          ? fortressesInPlay(state) >= fortressesInTheGame
                          : count(state, *state.active, Building::metropolis) >= metropolisesOfAFaction;
    if (none) return noPiecesLeft(item, "C62-BUILD-05");
    return {};
}

void raise(State& s, Item what, const PlaceId& place) {
    if (what == Item::port) {
        at(s, place).port = true;
    } else {
        at(s, place).building = buildingOf(what);
    }
}

}  // namespace

Allowed mayStand(const State& state, Item item, const PlaceId& place) {
    switch (item) {
        case Item::warship:
            return mayLaunch(state, place);
        case Item::port:
            return mayOpenPort(state, place);
        case Item::colony:
            return maySettle(state, place);
        case Item::fortress:
        case Item::metropolis:
            break;
    }
    return mayDevelop(state, item, place);
}

Built launched(const State& state, const PlaceId& place, Amounts paid) {
    return {*state.active, Item::warship, place, nextShip(state, *state.active), std::move(paid)};
}

/// What is built works at once (C62-BUILD-07).
Allowed decide(Draft& draft, const Build& action) {
    const State& state = draft.state();
    const SideId side = *state.active;
    const auto what = need(parameter<&Build::what>(action));
    if (!what.has_value()) return refusalOf(what);
    const auto place = ownTerritory(state, parameter<&Build::territory>(action));
    if (!place.has_value()) return refusalOf(place);
    if (Allowed stands = mayStand(state, *what, *place); !stands.has_value()) return stands;
    const Amounts cost = costOf(*what);
    if (!canPay(state, side, cost)) {
        return refuse(code::notEnough,
                      refusals::ItemCosts{.item = *what, .cost = list(cost), .side = called(state, side)},
                      "C62-BUILD-01");
    }
    draft.emit(*what == Item::warship ? launched(state, *place, cost) : Built{side, *what, *place, {}, cost});
    return {};
}

void apply(State& s, const Built& e) {
    pay(s, e.side, e.paid);
    if (e.piece) {
        Piece& ship = at(s, *e.piece);
        ship.place = e.territory;
        ship.sailors = sailorsOfAShip;
        ship.out = false;
    } else {
        raise(s, e.what, e.territory);
    }
}

}  // namespace adjutant::conquest
