// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done now: cards, facts of asked mode and the end; the rest is in offers_of_turns.cpp and
// offers_of_setup.cpp.
#include "engine/games/hex_acw/offers.hpp"
#include "engine/games/hex_acw/names.hpp"

#include <algorithm>

namespace adjutant::acw {
namespace {

void offerPlay(const State& state, Offers& offers) {
    const Card card = *state.card;
    const auto who = candidates(state, card);
    const std::string name = cardName(card);
    const std::string action(PlayCard::name);
    if (card == Card::sharpshooter) {
        if (!who.empty())
            offers.push_back(offer(action, "Shoot a commander", {oneOf("commander", who)}, name));
    } else if (card == Card::stonewall || !boardMode(state)) {
        if (!who.empty()) {
            const auto label = card == Card::stonewall ? "Dig in" : card == Card::rally ? "Rally" : "Arrive";
            offers.push_back(offer(action, label, {oneOf("unit", who)}, name));
        }
    } else {
        for (const PieceId& id : who) {
            const Unit& unit = unitOf(state, id);
            const auto label = (card == Card::rally ? "Rally " : "Bring up ") + shortName(state, id);
            offers.push_back(offer(action, label,
                                   {unitOf("unit", id), placeOf("to", arrivals(state, unit.side, unit.kind)),
                                    facingOf("facing").byDefault(value(arrivalFacing(unit.side)))},
                                   name));
        }
    }
    if (card != Card::reserves)
        offers.push_back(offer(DeclineCard::name, "Decline", {}, "Let " + name + " pass"));
}

void offerCard(const State& state, Offers& offers) {
    if (state.card) return offerPlay(state, offers);
    const EventDeck& deck = state.decks.at(*state.active);
    const bool empty =
        std::all_of(deck.draw.begin(), deck.draw.end(), [](const auto& left) { return left.second <= 0; });
    Offer draw = offer(DrawCard::name, "Draw a card", {},
                       "The " + sideName(*state.active) + " event card of this turn");
    if (empty)
        draw.blocked = Refusal{std::string(code::notEnough), "No card is left in the deck.", "ACW-CARD-01"};
    offers.push_back(std::move(draw));
}

/// What only the table knows, in asked mode (section 6.7).
void offerFacts(const State& state, Offers& offers) {
    if (boardMode(state)) return;
    std::vector<std::string> points;
    for (const auto& [id, strongpoint] : state.strongpoints) points.push_back(id);
    if (!points.empty()) {
        Param held = sideOf("side", {Side::unionSide, Side::confederate});
        held.type = "choice";
        held.choices.push_back(value(Holder::nobody));
        held.defaultValue = value(*state.active);
        offers.push_back(offer(Occupy::name, "Who holds a position",
                               {choiceOf("strongpoint", points), std::move(held)}, "Counts at the end"));
    }
    std::vector<PieceId> diggers;
    for (const auto& [id, unit] : state.pieces.units) {
        if (onTable(state, unit) && unit.kind != Kind::cavalry) diggers.push_back(id);
    }
    if (diggers.empty()) return;
    offers.push_back(offer(Entrench::name, "Entrenched", {oneOf("unit", diggers), boolOf("on", true)},
                           "In cover, and no morale test"));
}

void offerEnd(const State& state, Offers& offers) {
    const Param reason = textOf("reason", "The players agreed to stop");
    Param winners = sideOf("winners", state.seating);
    winners.of = std::exchange(winners.type, "list");
    offers.push_back(offer(EndGame::name, "End now", {reason}, "Points decide"));
    offers.push_back(offer(EndGame::name, "End with a winner", {reason, winners.between(1, 2)}, "As agreed"));
}

}  // namespace

Offer offer(std::string_view action, std::string label, std::vector<Param> params, std::string note) {
    return {std::string(action), std::move(label), std::move(note), std::move(params), {}};
}

Param placeOf(std::string_view name, const std::vector<Place>& places) {
    Param param = choiceOf(name, places);
    param.type = PlaceId::type;
    return param;
}

Param unitOf(std::string_view name, const PieceId& unit) { return oneOf(name, std::vector{unit}); }

Param sideOf(std::string_view name, const std::vector<Side>& sides) {
    Param param = choiceOf(name, sides);
    param.type = SideId::type;
    return param;
}

Param facingOf(std::string_view name) {
    const auto all = allOf<Facing>();
    return choiceOf(name, std::vector(all.begin(), all.end()));
}

Offers offersUnder(std::span<const Overrule> overrules, const State& state) {
    Offers offers;
    switch (state.phase) {
        case Phase::setup:
            offerSetup(state, offers);
            break;
        case Phase::card:
            offerCard(state, offers);
            offerFacts(state, offers);
            break;
        case Phase::move:
        case Phase::shoot:
        case Phase::advance:
            offerTurn(state, overrules, offers);
            offerFacts(state, offers);
            break;
        case Phase::over:
            return offers;
    }
    offerEnd(state, offers);
    return offers;
}

std::vector<Offer> HexAcw::offers(const State& state) { return offersUnder({}, state); }

}  // namespace adjutant::acw
