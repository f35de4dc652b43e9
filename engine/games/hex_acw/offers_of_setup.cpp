// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done while a board is painted and forces are raised (section 6.2).
#include <algorithm>

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

std::vector<Place> everyHex() { return {allPlaces().begin(), allPlaces().end()}; }

void offerUnits(const State& state, Side side, Offers& offers) {
    const Param ofSide = fixed(&AddUnit::side, side);
    if (const Allowed more = mayHaveUnit(state, side); !more.has_value()) {
        return offers.push_back(blocked<AddUnit>(offers::AddUnit{.side = side}, more.error(), {ofSide}));
    }
    if (!boardMode(state)) {
        offers.push_back(offer<AddUnit>(
            offers::AddUnit{.side = side}, {},
            {ofSide, anyWordOf(&AddUnit::kind, Kind::infantry), boolOf(&AddUnit::reserve, false)}));
        return;
    }
    for (const Kind kind : allOf<Kind>()) {
        const auto places = deployments(state, kind);
        if (places.empty()) continue;
        offers.push_back(offer<AddUnit>(offers::Deploy{.side = side, .kind = kind}, {},
                                        {ofSide, fixed(&AddUnit::kind, kind), oneOf(&AddUnit::place, places),
                                         anyWordOf(&AddUnit::facing, arrivalFacing(side))}));
    }
    Param inReserve = boolOf(&AddUnit::reserve, true);
    inReserve.choices = {value(true)};
    offers.push_back(
        offer<AddUnit>(offers::AddReserve{.side = side}, {},
                       {ofSide, anyWordOf(&AddUnit::kind, Kind::infantry), std::move(inReserve)}));
}

void offerCommanders(const State& state, Side side, Offers& offers) {
    std::vector<PieceId> units;
    for (const auto& [id, unit] : state.pieces.units) {
        if (unit.side == side && commanderOf(state, id) == nullptr) units.push_back(id);
    }
    if (units.empty()) return;
    Offer lead =
        offer<AddCommander>(offers::AddCommander{.side = side}, {}, {oneOf(&AddCommander::unit, units)});
    if (const Allowed more = mayHaveCommander(state, side); !more.has_value()) lead.blocked = more.error();
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
        offers.push_back(offer<SetEdge>(
            offers::Water{.hex = text(a)}, {},
            {fixed(&SetEdge::a, a), oneOf(&SetEdge::b, others), anyWordOf(&SetEdge::water, Water::stream),
             anyWordOf(&SetEdge::crossing, Crossing::none)}));
        offers.push_back(
            offer<SetRoad>(offers::Road{.hex = text(a)}, {},
                           {fixed(&SetRoad::a, a), oneOf(&SetRoad::b, others), boolOf(&SetRoad::on, true)}));
    }
}

void offerStrongpoint(const State& state, Offers& offers) {
    int number = 1;
    while (state.strongpoints.contains("strongpoint-" + std::to_string(number))) ++number;
    std::vector<Param> params{textOf(&AddStrongpoint::id, "strongpoint-" + std::to_string(number)),
                              textOf(&AddStrongpoint::label, "Strongpoint " + std::to_string(number))};
    if (boardMode(state)) params.push_back(oneOf(&AddStrongpoint::hex, everyHex()));
    offers.push_back(offer<AddStrongpoint>(offers::Position{}, offers::PositionNote{}, std::move(params)));
}

}  // namespace

void offerSetup(const State& state, Offers& offers) {
    Offer begin = offer<Begin>(offers::Begin{}, offers::BeginNote{.side = state.seating.front()});
    const Allowed ready = mayBegin(state);
    if (!ready.has_value()) begin.blocked = ready.error();
    offers.push_back(std::move(begin));
    for (const Side side : state.seating) offerUnits(state, side, offers);
    for (const Side side : state.seating) offerCommanders(state, side, offers);
    offerStrongpoint(state, offers);
    if (!boardMode(state)) return;
    offers.push_back(offer<SetTerrain>(
        offers::Terrain{}, {},
        {oneOf(&SetTerrain::hex, everyHex()), anyWordOf(&SetTerrain::terrain, Terrain::clear),
         boolOf(&SetTerrain::entrenched, false)}));
    offerHexsides(offers);
}

}  // namespace adjutant::acw
