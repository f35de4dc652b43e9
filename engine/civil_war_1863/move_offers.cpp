// SPDX-License-Identifier: GPL-3.0-or-later
// Moves, extra moves and stations that are offered.
#include "engine/civil_war_1863/aftermath.hpp"
#include "engine/civil_war_1863/offers.hpp"
#include "engine/civil_war_1863/peaceful.hpp"
#include "engine/civil_war_1863/routes.hpp"

namespace adjutant::w63 {
namespace {

using Pieces = std::vector<PieceId>;

Offer movingOffer(const std::string& action, const std::string& label, const PlaceId& from,
                  const std::string& note, const StackPart& part, const std::vector<PlaceId>& places) {
    Offer offer{.action = action, .label = label, .note = note};
    offer.params = {whoGoes(part, from, part.together ? part.pieces.size() : 1, part.pieces.size()),
                    oneOf("to", places)};
    return offer;
}

/// Where a part may go whichever of it moves: gunboats that may not leave infantry behind go as a whole or
/// not.
std::vector<PlaceId> openTo(const State& s, StackPart& part) {
    auto places = peacefulMoves(s, part.pieces);
    if (places.empty()) return places;
    const PlaceId from = *s.pieces.at(part.pieces.front()).place;
    if (!part.together && abandonsInfantry(s, part.pieces, from)) part.together = true;
    return places;
}

void offerMove(const State& s, std::vector<Offer>& offers, const StackPart& part, const PlaceId& from,
               const std::vector<PlaceId>& places) {
    if (places.empty()) return;
    offers.push_back(movingOffer("move", "Move " + part.name, from, "from " + nameOf(s, from), part, places));
}

/// Asked mode: everywhere without an enemy force. From field to field is one move among many.
std::vector<PlaceId> askedMoves(const State& s, const PlaceId& from) {
    std::vector<PlaceId> open;
    for (const PlaceId& to : askedPlaces(s)) {
        const City* city = cityAt(s, to);
        const bool closed = city != nullptr && (to == from || city->fresh || enemyForce(s, s.turn.side, to));
        if (!closed) open.push_back(to);
    }
    return open;
}

std::vector<PlaceId> askedRefuges(const State& s, const Duty& duty) {
    std::vector<PlaceId> open;
    for (const PlaceId& to : askedPlaces(s)) {
        if (to == openField || (to != duty.place && !enemyForce(s, duty.side, to))) open.push_back(to);
    }
    return open;
}

Offer trappedOffer(const Duty& duty) {
    Offer offer{.action = "retreat", .label = "No way out", .note = "these survivors are eliminated"};
    Param yes = boolOf("trapped", true);
    yes.type = "choice";
    yes.choices = {value(true)};
    offer.params = {someOf("pieces", *duty.pieces, 1, static_cast<std::int64_t>(duty.pieces->size())), yes};
    return offer;
}

}  // namespace

Param whoGoes(const StackPart& part, const PlaceId& from, std::size_t least, std::size_t most) {
    Param list =
        someOf("pieces", part.pieces, static_cast<std::int64_t>(least), static_cast<std::int64_t>(most));
    if (from == openField && least < part.pieces.size()) return list;
    const auto end = part.pieces.begin() + static_cast<std::ptrdiff_t>(most);
    return list.byDefault(value(Pieces(part.pieces.begin(), end)));
}

std::vector<PlaceId> askedPlaces(const State& state) {
    std::vector<PlaceId> places{openField};
    for (const auto& [id, city] : state.cities) places.push_back(id);
    return places;
}

void offerMoves(const State& s, std::vector<Offer>& offers, const Stacks& stacks) {
    for (const auto& [from, stack] : stacks) {
        if (asked(s)) {
            offerMove(s, offers, {plural(stack.size(), "piece"), stack, false}, from, askedMoves(s, from));
            continue;
        }
        for (StackPart& part : partsOf(s, stack)) {
            const auto places = openTo(s, part);
            offerMove(s, offers, part, from, places);
        }
    }
}

std::vector<Offer> retreatOffers(const State& s) {
    const Duty& duty = s.pending.front();
    const PlaceId from = *duty.place;
    std::vector<Offer> offers;
    for (const StackPart& part : partsOf(s, inPieceOrder(s, *duty.pieces))) {
        const auto places = asked(s) ? askedRefuges(s, duty) : refuges(s, part.pieces);
        if (places.empty()) continue;
        offers.push_back(movingOffer("retreat", "Get away with " + part.name, from, "from " + nameOf(s, from),
                                     part, places));
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
        Offer offer{.action = "station",
                    .label = "Correct " + s.sides.at(side).name + " places",
                    .note = "where pieces stand; no move"};
        offer.params = {someOf("pieces", all, 1, static_cast<std::int64_t>(all.size())), oneOf("at", places)};
        offers.push_back(std::move(offer));
    }
}

}  // namespace adjutant::w63
