// SPDX-License-Identifier: GPL-3.0-or-later
// Fortifications (W63-FORT); actions `fortify` and `unfortify`.
#include <algorithm>

#include "engine/games/civil_war_1863/names.hpp"
#include "engine/games/civil_war_1863/rules.hpp"

namespace adjutant::w63 {
namespace {

PlaceId placeOf(const State& state, const PlaceId& city) {
    return asked(state) ? city : *state.cities.at(city).square;
}

/// W63-FORT-04, W63-FORT-07: laying and lifting a marker takes the turn of the troops there.
void spendTroops(State& s, const PlaceId& cityId, const SideId& side) {
    for (const PieceId& id : stackAt(s, side, placeOf(s, cityId))) {
        if (isGround(s.pieces.at(id))) s.pieces.at(id).moved = true;
    }
}

}  // namespace

Allowed decide(Draft& d, const Fortify& a) {
    const State& s = d.state();
    const City& city = s.cities.at(a.city);
    if (city.kind != CityKind::key) {
        return refuse("not-key-city", refusals::NotKeyCity{.city = city.name}, "W63-FORT-01");
    }
    std::vector<PieceId> troops;
    for (const PieceId& id : stackAt(s, s.turn.side, placeOf(s, a.city))) {
        if (isGround(s.pieces.at(id))) troops.push_back(id);
    }
    if (troops.empty()) {
        return refuse("no-troops", refusals::NoTroops{.city = city.name, .side = nameOf(s, s.turn.side)},
                      "W63-FORT-02");
    }
    if (city.fortified)
        return refuse("already-fortified", refusals::AlreadyFortified{.city = city.name}, "W63-FORT-01");
    if (std::any_of(troops.begin(), troops.end(), [&](const PieceId& id) { return s.pieces.at(id).moved; })) {
        return refuse("already-moved", refusals::TroopsHaveMoved{.city = city.name}, "W63-FORT-04");
    }
    if (s.markers.doubling <= 0) return refuse("no-marker", refusals::NoDoublingPiece{}, "W63-FORT-08");
    d.emit(Fortified{a.city, s.turn.side});
    follow(d, {});
    return {};
}

Allowed decide(Draft& d, const Unfortify& a) {
    const State& s = d.state();
    const City& city = s.cities.at(a.city);
    if (city.fortified != s.turn.side) {
        return refuse("not-fortified",
                      refusals::NotFortified{.city = city.name, .side = nameOf(s, s.turn.side)},
                      "W63-FORT-07");
    }
    if (city.fresh) {
        return refuse("fortified-this-turn", refusals::LaidThisTurn{.city = city.name}, "W63-FORT-07");
    }
    d.emit(Unfortified{a.city, s.turn.side, "order"});
    follow(d, {});
    return {};
}

void apply(State& s, const Fortified& e) {
    City& city = s.cities.at(e.city);
    city.fortified = e.side;
    city.fresh = true;
    spendTroops(s, e.city, e.side);
}

void apply(State& s, const Unfortified& e) {
    City& city = s.cities.at(e.city);
    city.fortified.reset();
    city.fresh = false;
    if (e.reason == "order") spendTroops(s, e.city, e.side);
}

void liftMarkers(Draft& d) {
    std::vector<PlaceId> order;
    for (const Site& site : mapOf(d.state()).sites()) order.push_back(site.id);  // the order of the ledger
    for (const PlaceId& id : order) {
        const auto found = d.state().cities.find(id);
        if (found == d.state().cities.end() || !found->second.fortified) continue;
        const SideId side = *found->second.fortified;
        const auto stack = stackAt(d.state(), side, placeOf(d.state(), id));
        const bool held = std::any_of(stack.begin(), stack.end(), [&](const PieceId& piece) {
            return isGround(d.state().pieces.at(piece));
        });
        if (!held) d.emit(Unfortified{id, side, "no-troops"});
    }
}

}  // namespace adjutant::w63
