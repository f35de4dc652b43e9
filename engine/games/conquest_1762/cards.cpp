// SPDX-License-Identifier: GPL-3.0-or-later
// Empire cards (C62-CARD): buying, playing, discarding; their texts, and what of them is hidden.
#include "engine/games/conquest_1762/cards.hpp"

#include <algorithm>

#include "engine/games/conquest_1762/bank.hpp"
#include "engine/games/conquest_1762/card_effects.hpp"
#include "engine/games/conquest_1762/names.hpp"
#include "engine/games/conquest_1762/parameters.hpp"
#include "engine/games/conquest_1762/pieces.hpp"
#include "engine/games/conquest_1762/rules.hpp"
#include "engine/games/conquest_1762/turn.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::conquest {
namespace {

const CardId veto{"royal-veto"};
const CardId entrenchments{"entrenchments"};

bool holds(const State& state, const SideId& side, const CardId& card) {
    const auto found = state.sides.find(side);
    if (found == state.sides.end()) return false;
    const auto& hand = found->second.hand;
    return contains(hand, card);
}

tl::unexpected<Refusal> notHeld(const State& state, const SideId& side, const CardId& card) {
    const auto holder = state.sides.contains(side) ? std::optional(called(state, side)) : std::nullopt;
    return refuse("card-not-held", refusals::CardNotHeld{.side = holder, .card = nameOf(card)},
                  "C62-CARD-03");
}

tl::unexpected<Refusal> wrongTime(const CardId& card) {
    return refuse("wrong-time", refusals::CardNotNow{.card = nameOf(card)}, "C62-CARD-03");
}

/// The side that plays: the active one unless another is named. Empty when there is none.
Expected<SideId> player(const State& state, GivenAs<SideId> parameter) {
    const Given<SideId>& side = parameter.given;
    if (side.missing()) return state.active.value_or(SideId{});
    if (!side.value || !state.sides.contains(*side.value)) return bad(parameter);
    return *side.value;
}

Allowed isTheTime(const State& state, const CardId& card, const SideId& side) {
    if (card == veto) return wrongTime(card);
    const bool inPhase = isPlayedIn(*findCard(card), state.phase);
    if (card == entrenchments) {
        if (side == state.active || !inPhase) return wrongTime(card);
        return isHandInOrder(state);
    }
    if (side != state.active) {
        return refuse(code::notYourTurn, refusals::NotYourTurn{.side = nameOf(state, side)}, "C62-CARD-03");
    }
    if (!inPhase) return wrongTime(card);
    return {};
}

/// C62-CARD-06: who cancels the card, if anybody.
Expected<std::optional<SideId>> vetoer(const State& state, const PlayCard& action, const SideId& side) {
    if (action.vetoedBy.missing()) return std::optional<SideId>();
    if (!action.vetoedBy.value || !state.sides.contains(*action.vetoedBy.value) ||
        *action.vetoedBy.value == side) {
        return bad(parameter<&PlayCard::vetoedBy>(action));
    }
    if (!holds(state, *action.vetoedBy.value, veto)) return notHeld(state, *action.vetoedBy.value, veto);
    return action.vetoedBy.value;
}

Expected<CardId> cardGiven(GivenAs<CardId> parameter) {
    auto card = need(parameter);
    if (card.has_value() && findCard(*card) == nullptr) return bad(parameter);
    return card;
}

Deck& deck(State& s) { return s.decks.at(std::string(empireDeck)); }

}  // namespace

const Card* findCard(const CardId& id) {
    const auto found = std::find_if(empireCards.begin(), empireCards.end(),
                                    [&](const Card& card) { return card.id == id.text; });
    return found == empireCards.end() ? nullptr : &*found;
}

Phrase nameOf(const CardId& card) {
    const Card* found = findCard(card);
    return found == nullptr ? Phrase(card.text) : inData(found->name);
}

bool isPlayedIn(const Card& card, Phase phase) {
    return std::find(card.when.begin(), card.when.begin() + card.phases, phase) !=
           card.when.begin() + card.phases;
}

Allowed decide(Draft& draft, const BuyCard& /*action*/) {  // C62-CARD-01, C62-CARD-07
    const SideId side = *draft.state().active;
    if (!canPay(draft.state(), side, costOfACard())) {
        return refuse(code::notEnough,
                      refusals::CardCosts{.cost = list(costOfACard()), .side = called(draft.state(), side)},
                      "C62-CARD-01");
    }
    const std::string name(empireDeck);
    const auto left = [&] {
        const auto& draw = draft.state().decks.at(name).draw;
        return std::any_of(draw.begin(), draw.end(), [](const auto& entry) { return entry.second > 0; });
    };
    if (!left()) {
        if (draft.state().decks.at(name).discard.empty()) {
            return refuse("deck-empty", refusals::DeckEmpty{}, "C62-CARD-07");
        }
        draft.emit(DeckReshuffled{name});
    }
    const CardId card = draft.draw(name, draft.state().decks.at(name).draw, "empire-card", side.text);
    draft.emit(CardBought{side, card, costOfACard(), side});
    draft.settle();
    return {};
}

Allowed decide(Draft& draft, const PlayCard& action) {
    const State& state = draft.state();
    const auto card = cardGiven(parameter<&PlayCard::card>(action));
    if (!card.has_value()) return refusalOf(card);
    const auto side = player(state, parameter<&PlayCard::player>(action));
    if (!side.has_value()) return refusalOf(side);
    if (!holds(state, *side, *card)) return notHeld(state, *side, *card);
    if (Allowed made = isDefenceMade(state); !made.has_value()) return made;
    if (Allowed moved = isMovedIn(state); !moved.has_value()) return moved;
    if (Allowed time = isTheTime(state, *card, *side); !time.has_value()) return time;
    const auto by = vetoer(state, action, *side);
    if (!by.has_value()) return refusalOf(by);
    if (*by) {
        draft.emit(CardPlayed{*side, *card});
        draft.emit(CardVetoed{*side, *card, **by});
        return {};
    }
    if (Allowed effect = hasEffect(state, action, *side); !effect.has_value()) return effect;
    draft.emit(CardPlayed{*side, *card});
    takeEffect(draft, action, *side);
    return {};
}

Allowed decide(Draft& draft, const DiscardCard& action) {  // C62-CARD-04
    const State& state = draft.state();
    if (isHandInOrder(state).has_value()) {
        return refuse("wrong-time", refusals::NothingToDiscard{}, "C62-CARD-04");
    }
    const auto card = cardGiven(parameter<&DiscardCard::card>(action));
    if (!card.has_value()) return refusalOf(card);
    if (!holds(state, *state.active, *card)) return notHeld(state, *state.active, *card);
    draft.emit(CardDiscarded{*state.active, *card});
    return {};
}

void toDiscard(State& s, const SideId& from, const CardId& card) {
    auto& hand = at(s, from).hand;
    if (const auto held = std::find(hand.begin(), hand.end(), card); held != hand.end()) hand.erase(held);
    deck(s).discard.push_back(card);
}

void apply(State& s, const CardBought& e) {
    pay(s, e.side, e.paid);
    --deck(s).draw[e.card];
    at(s, e.side).hand.push_back(e.card);
}

void apply(State& s, const DeckReshuffled& /*e*/) {
    for (const CardId& card : deck(s).discard) ++deck(s).draw[card];
    deck(s).discard.clear();
}

void apply(State& s, const CardPlayed& e) { toDiscard(s, e.side, e.card); }

void apply(State& s, const CardVetoed& e) { toDiscard(s, e.by, {"royal-veto"}); }

void apply(State& s, const CardDiscarded& e) { toDiscard(s, e.side, e.card); }

std::vector<CardText> Conquest::cards(const State& /*state*/) {
    std::vector<CardText> texts;
    for (const Card& card : empireCards) {
        texts.push_back({.deck = std::string(empireDeck),
                         .id = {std::string(card.id)},
                         .name = inData(card.name),
                         .text = inData(card.text),
                         .lasts = inData(card.lasts),
                         .count = card.count});
    }
    return texts;
}

/// C62-CARD-01: the hands, and the draw deck, which tells them.
std::vector<std::string> Conquest::hidden(const State& state) {
    std::vector<std::string> pointers{"/decks/" + std::string(empireDeck) + "/draw"};
    for (const SideId& side : state.seating) pointers.push_back("/sides/" + side.text + "/hand");
    return pointers;
}

}  // namespace adjutant::conquest
