// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing, playing and declining event cards (sections 4.9 and 6.3).
#include "engine/games/hex_acw/cards.hpp"

#include "engine/games/hex_acw/morale.hpp"
#include "engine/games/hex_acw/movement.hpp"
#include "engine/games/hex_acw/names.hpp"
#include "engine/games/hex_acw/rules.hpp"
#include "engine/games/hex_acw/terrain.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::acw {
namespace {

std::vector<PieceId> endangeredCommanders(const State& state) {  // ACW-CARD-03
    std::vector<PieceId> commanders;
    for (const auto& [id, commander] : state.pieces.commanders) {
        if (commander.out || commander.side == state.active || !commander.place) continue;
        const Unit* unit = state.pieces.units.find(*commander.place);
        if (unit != nullptr && onTable(state, *unit)) commanders.push_back(id);
    }
    return commanders;
}

bool canUse(const State& state, Card card, const Unit& unit) {
    switch (card) {
        case Card::rally:  // ACW-CARD-05
            return unit.kind == Kind::infantry && unit.out;
        case Card::reserves:  // ACW-CARD-09
            return unit.reserve && !unit.out;
        case Card::stonewall:  // ACW-CARD-10
            return unit.kind != Kind::cavalry && onTable(state, unit) && !entrenched(state, unit);
        default:
            return false;
    }
}

/// Does the card ask for a choice in the present state (table of section 6.3)?
bool needsChoice(const State& state, Card card, const std::vector<PieceId>& who) {
    switch (card) {
        case Card::sharpshooter:
            return who.size() > 1;
        case Card::rally:
        case Card::stonewall:
            return !who.empty();
        case Card::reserves:
            return who.size() > (boardMode(state) ? 0U : 1U);
        default:
            return false;
    }
}

bool isForSomebody(Card card) {
    return card == Card::sharpshooter || card == Card::rally || card == Card::reserves ||
           card == Card::stonewall;
}

void demoralise(Draft& draft) {  // ACW-CARD-07
    std::vector<PieceId> units;
    for (const auto& [id, unit] : draft.state().pieces.units) {
        const bool meant =
            draft.state().options.demoralised == Demoralised::both || unit.side == draft.state().active;
        if (meant && onTable(draft.state(), unit)) units.push_back(id);
    }
    for (const PieceId& id : units) resolveUnit(draft, id, Attack::none);  // ACW-CMD-06
}

void arrive(Draft& draft, const PieceId& unit, std::optional<Place> to, std::optional<Facing> facing) {
    const Origin from = draft.state().card == Card::rally ? Origin::rally : Origin::reserve;
    draft.emit(Arrived{unit, to, facing, from});
    if (to) react(draft, unit, *to);  // ACW-CARD-13
}

void shootCommander(Draft& draft, const PieceId& commander) {
    const PieceId unit = *draft.state().pieces.commanders.at(commander).place;
    draft.emit(CommanderRemoved{commander, unit, CommanderLoss::sharpshooter});
}

/// What a card does that needs no choice, or has none left.
void takeEffect(Draft& draft, Card card, const std::vector<PieceId>& who) {
    if (card == Card::demoralised) return demoralise(draft);
    if (!isForSomebody(card)) return;
    if (who.empty()) return draft.emit(CardVoid{card});  // ACW-CARD-02
    if (card == Card::sharpshooter) return shootCommander(draft, who.front());
    arrive(draft, who.front(), {}, {});  // reserves in asked mode
}

tl::unexpected<Refusal> notACandidate(Card card, const Phrase& name, std::string_view clause) {
    return refuse("not-a-candidate", refusals::NoCandidate{.card = cardName(card), .piece = name}, clause);
}

Allowed mayArriveAt(const State& state, const PieceId& id, Place to) {  // ACW-CARD-13
    const Unit& unit = unitOf(state, id);
    if (to.row != state.sides.at(unit.side).baseRow) {
        return refuse("bad-arrival",
                      refusals::OffBaseEdge{
                          .hex = text(to), .side = unit.side, .row = state.sides.at(unit.side).baseRow},
                      "ACW-CARD-13");
    }
    if (const Allowed stands = mayStand(*state.board, unit.kind, to); !stands.has_value()) {
        return refuse(
            "bad-arrival",
            refusals::CannotArriveThere{.unit = unitName(state, id), .why = stands.error().sentence},
            "ACW-CARD-13");
    }
    if (const PieceId* there = unitAt(state, to)) {
        return refuse("occupied", refusals::Occupied{.unit = unitName(state, *there), .hex = text(to)},
                      "ACW-CARD-13");
    }
    return {};
}

Allowed playForUnit(Draft& draft, const PlayCard& action, Card card) {
    const State& state = draft.state();
    if (!contains(candidates(state, card), action.unit)) {
        return notACandidate(card, unitName(state, action.unit), clauseOf(card));
    }
    if (card == Card::stonewall) {
        draft.emit(CardPlayed{card});
        draft.emit(DugIn{action.unit});
        return {};
    }
    if (!boardMode(state)) {
        draft.emit(CardPlayed{card});
        arrive(draft, action.unit, {}, {});
        return {};
    }
    if (Allowed there = mayArriveAt(state, action.unit, *action.to); !there.has_value()) return there;
    const Facing facing = action.facing.value_or(arrivalFacing(*state.active));
    draft.emit(CardPlayed{card});
    arrive(draft, action.unit, action.to, facing);
    return {};
}

}  // namespace

std::string_view clauseOf(Card card) {
    switch (card) {
        case Card::sharpshooter:
            return "ACW-CARD-03";
        case Card::hitAndRun:
            return "ACW-CARD-04";
        case Card::rally:
            return "ACW-CARD-05";
        case Card::forceMarch:
            return "ACW-CARD-06";
        case Card::demoralised:
            return "ACW-CARD-07";
        case Card::surpriseAssault:
            return "ACW-CARD-08";
        case Card::reserves:
            return "ACW-CARD-09";
        case Card::stonewall:
            return "ACW-CARD-10";
        case Card::confusion:
            return "ACW-CARD-11";
        case Card::ammunitionShortage:
        case Card::smoke:
            return "ACW-CARD-12";
    }
    return {};
}

bool countsOn(Card card) { return !isForSomebody(card) && card != Card::demoralised; }

std::vector<Place> arrivals(const State& state, Side side, Kind kind) {
    std::vector<Place> places;
    const auto row = static_cast<std::int8_t>(state.sides.at(side).baseRow);
    for (std::int8_t column = 0; column < columns; ++column) {
        const Place place{column, row};
        if (!occupied(state, place) && mayStand(*state.board, kind, place).has_value())
            places.push_back(place);
    }
    return places;
}

Facing arrivalFacing(Side side) { return side == Side::unionSide ? Facing::n : Facing::s; }

std::vector<PieceId> candidates(const State& state, Card card) {
    if (card == Card::sharpshooter) return endangeredCommanders(state);
    const bool needsHex = boardMode(state) && (card == Card::rally || card == Card::reserves);
    std::vector<PieceId> units;
    for (const auto& [id, unit] : state.pieces.units) {
        if (unit.side != state.active || !canUse(state, card, unit)) continue;
        if (needsHex && arrivals(state, unit.side, unit.kind).empty()) continue;
        units.push_back(id);
    }
    return units;
}

std::optional<PieceId> onlyCandidate(const State& state) {
    const auto who = candidates(state, *state.card);
    return who.size() == 1 ? std::optional(who.front()) : std::nullopt;
}

int copies(Card card) {
    switch (card) {
        case Card::reserves:
            return 4;
        case Card::confusion:
            return 2;
        default:
            return 1;
    }
}

Allowed decide(Draft& draft, const DrawCard& /*action*/) {  // ACW-CARD-01
    const Side side = *draft.state().active;
    const std::string deck(word(side));
    std::vector<std::pair<CardId, int>> left;
    for (const auto& [card, count] : draft.state().decks.at(side).draw) {
        if (count > 0) left.emplace_back(CardId{std::string(word(card))}, count);
    }
    if (left.empty()) {
        return refuse(code::notEnough, refusals::DeckIsEmpty{.side = side}, "ACW-CARD-01");
    }
    const Card card = *fromWord<Card>(draft.draw(deck, left, "card", deck).text);
    const auto who = candidates(draft.state(), card);
    const bool waits = needsChoice(draft.state(), card, who);
    draft.emit(CardDrawn{side, card, waits});
    draft.settle();
    if (!waits) takeEffect(draft, card, who);
    return {};
}

Allowed decide(Draft& draft, const PlayCard& action) {
    const Card card = *draft.state().card;
    if (card != Card::sharpshooter) return playForUnit(draft, action, card);
    if (!contains(candidates(draft.state(), card), *action.commander)) {
        return notACandidate(card, commanderName(*action.commander), "ACW-CARD-03");
    }
    draft.emit(CardPlayed{card});
    shootCommander(draft, *action.commander);
    return {};
}

Allowed decide(Draft& draft, const DeclineCard& /*action*/) {
    const Card card = *draft.state().card;
    if (card == Card::reserves) {  // ACW-CARD-09
        return refuse("must-arrive", refusals::ReserveMustArrive{}, "ACW-CARD-09");
    }
    draft.emit(CardDeclined{card});
    return {};
}

void apply(State& state, const CardDrawn& event) {
    EventDeck& deck = state.decks.at(event.side);
    --deck.draw[event.card];
    deck.discard.push_back(event.card);
    state.card = event.card;
    if (!event.waits) state.phase = Phase::move;
}

void apply(State& /*state*/, const CardVoid& /*event*/) {}
void apply(State& state, const CardPlayed& /*event*/) { state.phase = Phase::move; }
void apply(State& state, const CardDeclined& /*event*/) { state.phase = Phase::move; }

void apply(State& state, const Arrived& event) {
    Unit& unit = state.pieces.units.at(event.unit);
    if (event.from == Origin::rally) unit.hits = 0;
    unit.out = false;
    unit.reserve = false;
    unit.dugIn = false;
    unit.place = event.hex;
    unit.facing = event.facing;
    unit.moves = 1;
}

}  // namespace adjutant::acw
