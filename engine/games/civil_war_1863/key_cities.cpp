// SPDX-License-Identifier: GPL-3.0-or-later
// Key cities and capitals (W63-CITY, W63-CAP): their capture, and what it costs the owner; action `remove`.
#include <algorithm>

#include "engine/games/civil_war_1863/names.hpp"
#include "engine/games/civil_war_1863/rules.hpp"

namespace adjutant::w63 {
namespace {

bool nothingToChoose(const State& state, const SideId& side, int count) {
    return static_cast<int>(inPlay(state, side).size()) <= count;
}

}  // namespace

void capture(Draft& d, const PlaceId& city, const SideId& captor) {
    d.emit(Captured{city, captor, d.state().cities.at(city).penalty});
}

void askRemoval(Draft& d, const PlaceId& cityId) {
    const City& city = d.state().cities.at(cityId);
    if (nothingToChoose(d.state(), city.owner, city.penalty)) return;
    d.emit(RemovalDue{city.owner, cityId, city.penalty});
}

void takeAll(Draft& d, const PlaceId& cityId) {
    const City& city = d.state().cities.at(cityId);
    const auto all = inPlay(d.state(), city.owner);
    if (!all.empty() && nothingToChoose(d.state(), city.owner, city.penalty))
        d.emit(Eliminated{city.owner, all, "penalty"});
}

void carryOutRemovals(Draft& d) {
    while (!d.state().pending.empty() && d.state().pending.front().kind == DutyKind::removal) {
        const Duty duty = d.state().pending.front();
        if (!nothingToChoose(d.state(), duty.side, *duty.count)) return;
        d.emit(Eliminated{duty.side, inPlay(d.state(), duty.side), "penalty"});
    }
}

Allowed decide(Draft& d, const Remove& a) {
    const State& s = d.state();
    const Duty duty = s.pending.front();
    const auto pieces = inPieceOrder(s, a.pieces);
    if (std::any_of(pieces.begin(), pieces.end(),
                    [&](const PieceId& id) { return s.pieces.at(id).side != duty.side; })) {
        return refuse(code::notYourTurn, refusals::OtherSideRemoves{.side = nameOf(s, duty.side)},
                      "W63-CITY-03");
    }
    // A ruling may have left the side fewer pieces than it owes.
    const auto due = std::min<std::ptrdiff_t>(*duty.count, std::ssize(inPlay(s, duty.side)));
    if (std::ssize(pieces) != due) {
        return refuse("wrong-count", refusals::RemovalCount{.pieces = due}, "W63-CITY-03");
    }
    d.emit(Eliminated{duty.side, pieces, "penalty"});
    follow(d, {.losses = true, .survivors = {}, .captured = {}});
    return {};
}

void apply(State& s, const Captured& e) {
    City& city = s.cities.at(e.city);
    city.captured = true;                        // W63-CITY-08
    city.garrison = 0;                           // W63-CAP-07
    s.sides.at(e.side).flags.push_back(e.city);  // W63-CITY-09
}

void apply(State& s, const RemovalDue& e) {
    s.pending.insert(s.pending.begin(), Duty{DutyKind::removal, e.side, {}, {}, e.city, e.count});
}

}  // namespace adjutant::w63
