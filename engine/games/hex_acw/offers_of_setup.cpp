// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done while a board is painted and forces are raised (section 6.2).
#include <algorithm>

#include "engine/games/hex_acw/names.hpp"
#include "engine/games/hex_acw/offers.hpp"
#include "engine/games/hex_acw/rules.hpp"
#include "engine/games/hex_acw/terrain.hpp"

namespace adjutant::acw {
namespace {

std::vector<Place> deployments(const State& state, Kind kind) {
    std::vector<Place> places;
    for (const Place place : allPlaces()) {
        if (!occupied(state, place) && mayStand(*state.board, kind, place).has_value())
            places.push_back(place);
    }
    return places;
}

template <class E>
Param wordsOf(std::string_view name, E likely) {
    const auto all = allOf<E>();
    return choiceOf(name, std::vector(all.begin(), all.end())).byDefault(value(likely));
}

Param onlyTrue(std::string_view name) {
    Param param = boolOf(name, true);
    param.choices.push_back(value(true));
    return param;
}

void offerUnits(const State& state, Side side, Offers& offers) {
    const std::string action(AddUnit::name);
    if (unitsOf(state, side) >= maxUnits) {
        Offer full = offer(action, "Add a " + sideName(side) + " unit", {sideOf("side", {side})});
        full.blocked = Refusal{"too-many-units", "The " + sideName(side) + " side has nine units already.",
                               "ACW-FORCE-03"};
        return offers.push_back(std::move(full));
    }
    if (!boardMode(state)) {
        offers.push_back(
            offer(action, "Add a " + sideName(side) + " unit",
                  {sideOf("side", {side}), wordsOf("kind", Kind::infantry), boolOf("reserve", false)}));
        return;
    }
    for (const Kind kind : allOf<Kind>()) {
        const auto places = deployments(state, kind);
        if (places.empty()) continue;
        offers.push_back(
            offer(action, "Deploy " + sideName(side) + ' ' + std::string(word(kind)),
                  {sideOf("side", {side}), choiceOf("kind", std::vector{kind}), placeOf("place", places),
                   facingOf("facing").byDefault(value(arrivalFacing(side)))}));
    }
    offers.push_back(offer(action, "Add a " + sideName(side) + " reserve",
                           {sideOf("side", {side}), wordsOf("kind", Kind::infantry), onlyTrue("reserve")}));
}

void offerCommanders(const State& state, Side side, Offers& offers) {
    const auto led = std::count_if(state.pieces.commanders.begin(), state.pieces.commanders.end(),
                                   [&](const auto& commander) { return commander.second.side == side; });
    std::vector<PieceId> units;
    for (const auto& [id, unit] : state.pieces.units) {
        if (unit.side == side && commanderOf(state, id) == nullptr) units.push_back(id);
    }
    if (units.empty()) return;
    Offer lead = offer(AddCommander::name, "Add a " + sideName(side) + " commander", {oneOf("unit", units)});
    if (led >= maxCommanders) {
        lead.blocked =
            Refusal{"too-many-commanders", "The " + sideName(side) + " side has three commanders already.",
                    "ACW-FORCE-02"};
    }
    offers.push_back(std::move(lead));
}

/// Hexsides are offered once each, from their lesser hex.
void offerHexsides(Offers& offers) {
    for (const Place a : allPlaces()) {
        std::vector<Place> others;
        for (const Facing direction : allOf<Facing>()) {
            const auto b = neighbour(a, direction);
            if (b && a < *b) others.push_back(*b);
        }
        if (others.empty()) continue;
        const Param here = placeOf("a", {a});
        offers.push_back(offer(SetEdge::name, "Water at " + text(a),
                               {here, placeOf("b", others), wordsOf("water", Water::stream),
                                wordsOf("crossing", Crossing::none)}));
        offers.push_back(
            offer(SetRoad::name, "Road from " + text(a), {here, placeOf("b", others), boolOf("on", true)}));
    }
}

void offerStrongpoint(const State& state, Offers& offers) {
    int number = 1;
    while (state.strongpoints.contains("strongpoint-" + std::to_string(number))) ++number;
    std::vector<Param> params{textOf("id", "strongpoint-" + std::to_string(number)),
                              textOf("name", "Strongpoint " + std::to_string(number))};
    if (boardMode(state)) {
        const auto& all = allPlaces();
        params.push_back(placeOf("hex", {all.begin(), all.end()}));
    }
    offers.push_back(
        offer(AddStrongpoint::name, "Agree on a position", std::move(params), "1 point to who holds it"));
}

}  // namespace

void offerSetup(const State& state, Offers& offers) {
    Offer begin = offer(Begin::name, "Begin", {}, sideName(state.seating.front()) + " moves first");
    const Allowed ready = mayBegin(state);
    if (!ready.has_value()) begin.blocked = ready.error();
    offers.push_back(std::move(begin));
    for (const Side side : state.seating) offerUnits(state, side, offers);
    for (const Side side : state.seating) offerCommanders(state, side, offers);
    offerStrongpoint(state, offers);
    if (!boardMode(state)) return;
    const auto& all = allPlaces();
    offers.push_back(offer(SetTerrain::name, "Terrain",
                           {placeOf("hex", {all.begin(), all.end()}), wordsOf("terrain", Terrain::clear),
                            boolOf("entrenched", false)}));
    offerHexsides(offers);
}

}  // namespace adjutant::acw
