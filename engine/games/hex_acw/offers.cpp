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
    const Phrase name(cardName(card));
    if (card == Card::sharpshooter) {
        if (!who.empty())
            offers.push_back(
                offer<PlayCard>(offers::ShootCommander{}, name, {oneOf(&PlayCard::commander, who)}));
    } else if (card == Card::stonewall || !boardMode(state)) {
        if (!who.empty())
            offers.push_back(
                offer<PlayCard>(offers::Play{.card = card}, name, {oneOf(&PlayCard::unit, who)}));
    } else {
        for (const PieceId& id : who) {
            const Unit& unit = unitOf(state, id);
            offers.push_back(offer<PlayCard>(
                offers::PlayFor{.card = card, .unit = shortName(state, id)}, name,
                {fixed(&PlayCard::unit, id), oneOf(&PlayCard::to, arrivals(state, unit.side, unit.kind)),
                 anyWordOf(&PlayCard::facing, arrivalFacing(unit.side))}));
        }
    }
    if (card != Card::reserves)
        offers.push_back(offer<DeclineCard>(offers::Decline{}, offers::DeclineNote{.card = name}));
}

void offerCard(const State& state, Offers& offers) {
    if (state.card) return offerPlay(state, offers);
    const EventDeck& deck = state.decks.at(*state.active);
    const bool empty =
        std::all_of(deck.draw.begin(), deck.draw.end(), [](const auto& left) { return left.second <= 0; });
    Offer draw = offer<DrawCard>(offers::Draw{}, offers::DrawNote{.side = state.active});
    if (empty)
        draw.blocked = Refusal{std::string(code::notEnough), refusals::DeckIsEmpty{.side = *state.active},
                               "ACW-CARD-01"};
    offers.push_back(std::move(draw));
}

/// What only the table knows, in asked mode (section 6.7).
void offerFacts(const State& state, Offers& offers) {
    if (boardMode(state)) return;
    std::vector<std::string> points;
    for (const auto& [id, strongpoint] : state.strongpoints) points.push_back(id);
    if (!points.empty()) {
        Param held = anyWordOf(&Occupy::side, Holder::nobody).byDefault(value(*state.active));
        offers.push_back(offer<Occupy>(offers::Holder{}, offers::HolderNote{},
                                       {oneOf(&Occupy::strongpoint, points), std::move(held)}));
    }
    std::vector<PieceId> diggers;
    for (const auto& [id, unit] : state.pieces.units) {
        if (onTable(state, unit) && unit.kind != Kind::cavalry) diggers.push_back(id);
    }
    if (diggers.empty()) return;
    offers.push_back(offer<Entrench>(offers::Entrenched{}, offers::EntrenchedNote{},
                                     {oneOf(&Entrench::unit, diggers), boolOf(&Entrench::on, true)}));
}

void offerEnd(const State& state, Offers& offers) {
    const Param reason = textOf(&EndGame::reason, "The players agreed to stop");
    offers.push_back(offer<EndGame>(offers::End{}, offers::EndNote{}, {reason}));
    offers.push_back(offer<EndGame>(offers::EndWithWinner{}, offers::EndWithWinnerNote{},
                                    {reason, someOf(&EndGame::winners, state.seating, 1, 2)}));
}

}  // namespace

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
