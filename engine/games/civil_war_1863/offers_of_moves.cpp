// SPDX-License-Identifier: GPL-3.0-or-later
// Moves, extra moves and stations that are offered.
#include "engine/games/civil_war_1863/names.hpp"
#include "engine/games/civil_war_1863/offers.hpp"
#include "engine/games/civil_war_1863/rules.hpp"

namespace adjutant::w63 {
namespace {

using Pieces = std::vector<PieceId>;

template <class Act>
Offer movingOffer(const State& s, Phrase label, const StackPart& part, const PlaceId& from,
                  const std::vector<PlaceId>& places) {
    return offer<Act>(std::move(label), offers::From{.place = nameOf(s, from)},
                      {whoGoes(&Act::pieces, part, part.least, part.most), oneOf(&Act::to, places)});
}

/// Who goes where a part does: as many of it as may.
Pieces goingOf(const StackPart& part) {
    return {part.pieces.begin(), part.pieces.begin() + static_cast<std::ptrdiff_t>(part.most)};
}

void offerMove(const State& s, std::vector<Offer>& offers, const StackPart& part, const PlaceId& from,
               const std::vector<PlaceId>& places) {
    if (places.empty()) return;
    offers.push_back(movingOffer<Move>(s, offers::Move{.pieces = part.name}, part, from, places));
    // In the field the program cannot know who stands together (W63-ASK-02).
    if (from == openField && part.pieces.size() > 1) offers.back().params.front().defaultValue = {};
}

/// Asked mode: everywhere without an enemy force, be it in cities that were fortified this turn or elsewhere.
/// From field to field is one move among many.
std::vector<PlaceId> askedMoves(const State& s, const PlaceId& from, bool fresh) {
    std::vector<PlaceId> open;
    for (const PlaceId& to : askedPlaces(s)) {
        const City* city = cityAt(s, to);
        const bool closed = city != nullptr && (to == from || enemyForce(s, s.turn.side, to));
        const bool isFresh = city != nullptr && city->fresh;
        if (!closed && isFresh == fresh) open.push_back(to);
    }
    return open;
}

/// W63-FORT-05: into a city that was fortified this turn gunboats alone may move.
void offerAskedMoves(const State& s, std::vector<Offer>& offers, const Pieces& stack, const PlaceId& from) {
    offerMove(s, offers, wholeOf(stack), from, askedMoves(s, from, false));
    Pieces gunboats;
    for (const PieceId& id : stack)
        if (!isGround(s.pieces.at(id))) gunboats.push_back(id);
    if (!gunboats.empty()) offerMove(s, offers, wholeOf(gunboats), from, askedMoves(s, from, true));
}

std::vector<PlaceId> askedRefuges(const State& s, const Duty& duty) {
    std::vector<PlaceId> open;
    for (const PlaceId& to : askedPlaces(s)) {
        if (to == openField || (to != duty.place && !enemyForce(s, duty.side, to))) open.push_back(to);
    }
    return open;
}

Offer trappedOffer(const Duty& duty) {
    return offer<Retreat>(offers::Trapped{}, offers::TrappedNote{},
                          {someOf(&Retreat::pieces, *duty.pieces, 1, std::ssize(*duty.pieces)),
                           fixed(&Retreat::trapped, true)});
}

}  // namespace

std::vector<PlaceId> askedPlaces(const State& state) {
    std::vector<PlaceId> places{openField};
    for (const auto& [id, city] : state.cities) places.push_back(id);
    return places;
}

void offerMoves(const State& s, std::vector<Offer>& offers, const Stacks& stacks) {
    for (const auto& [from, stack] : stacks) {
        if (asked(s)) {
            offerAskedMoves(s, offers, stack, from);
            continue;
        }
        for (const StackPart& part : partsOf(s, stack))
            offerMove(s, offers, part, from, peacefulMoves(s, goingOf(part)));
    }
}

std::vector<Offer> retreatOffers(const State& s) {
    const Duty& duty = s.pending.front();
    const PlaceId from = *duty.place;
    std::vector<Offer> offers;
    const Pieces survivors = inPieceOrder(s, *duty.pieces);
    const auto parts = asked(s) ? std::vector{wholeOf(survivors)} : partsOf(s, survivors);
    for (const StackPart& part : parts) {
        const auto places = asked(s) ? askedRefuges(s, duty) : refuges(s, goingOf(part));
        if (places.empty()) continue;
        offers.push_back(movingOffer<Retreat>(s, offers::Retreat{.pieces = part.name}, part, from, places));
    }
    if (asked(s)) offers.push_back(trappedOffer(duty));
    return offers;
}

void offerStations(const State& s, std::vector<Offer>& offers) {
    for (const SideId& side : {unionSide, confederate}) {
        std::vector<PlaceId> places{openField};
        for (const auto& [id, city] : s.cities) {
            if (stackAt(s, enemyOf(side), id).empty()) places.push_back(id);
        }
        const Pieces all = inPlay(s, side);
        if (all.empty()) continue;
        offers.push_back(
            offer<Station>(offers::Station{.side = s.sides.at(side).name}, offers::StationNote{},
                           {someOf(&Station::pieces, all, 1, std::ssize(all)), oneOf(&Station::at, places)}));
    }
}

}  // namespace adjutant::w63
