// SPDX-License-Identifier: GPL-3.0-or-later
// The event deck and what its cards do at once (L61-EVENT, L61-CARD, L61-RANDOM). What lasts for the round is
// asked of `State::event` where it matters.
#include "engine/games/life_1861/event_cards.hpp"
#include "engine/games/life_1861/rules.hpp"
#include "messages/life_1861.hpp"

namespace adjutant::life {
namespace {

std::vector<std::pair<CardId, int>> inLedgerOrder(const Deck& deck) {
    std::vector<std::pair<CardId, int>> left;
    for (const Card card : allOf<Card>()) {
        const auto found = deck.draw.find(cardId(card));
        left.emplace_back(cardId(card), found == deck.draw.end() ? 0 : found->second);
    }
    return left;
}

bool isEmpty(const Deck& deck) {
    for (const auto& [card, left] : deck.draw) {
        if (left > 0) return false;
    }
    return true;
}

Expected<Card> drawCard(Draft& draft) {
    const Deck& deck = draft.state().decks.at("events");
    if (isEmpty(deck)) {
        if (deck.discard.empty()) {
            return refuse(adjutant::code::notEnough, refusals::NoCards{}, "L61-EVENT-03");
        }
        draft.emit(DeckReshuffled{"events"});  // L61-EVENT-03
    }
    const CardId drawn = draft.draw("events", inLedgerOrder(deck), "event");
    return *fromWord<Card>(drawn.text);
}

/// L61-CARD-01 and L61-COMP-01: the free one with the lowest id, if any is free. Who was removed is free
/// again (L61-BANDIT-03).
void placeNpc(Draft& draft, Kind kind) {
    const bool trader = kind == Kind::merchant;
    for (const PieceId& id : trader ? merchantIds() : banditIds()) {
        if (!isOut(draft.state(), id)) continue;
        const PlaceId there = randomPlace(draft, trader ? "place-merchant" : "place-bandit");
        std::optional<int> leaves;
        if (trader) leaves = draft.state().round + 1;  // L61-MERCHANT-06
        draft.emit(NpcPlaced{id, kind, there, leaves});
        return;
    }
    draft.emit(NpcNotPlaced{kind});
}

/// L61-CARD-02: by lot among those in play who do not have it.
void strike(Draft& draft, Disease disease) {
    auto healthy = peopleInPlay(draft.state());
    std::erase_if(healthy, [&](const PieceId& id) { return has(person(draft.state(), id), disease); });
    if (healthy.empty()) {
        draft.emit(NobodyStricken{disease});
    } else {
        draft.emit(DiseaseCaught{draft.pick(healthy, "stricken"), disease});
    }
}

void stir(Draft& draft, std::string_view card, int change) {  // L61-CARD-03
    changeTension(draft, draft.sum().base(card, change, "L61-CARD-03"), TensionCause::event);
}

void hastenHarvest(Draft& draft) {  // L61-CARD-05
    if (draft.state().farm.status == FarmStatus::growing) draft.emit(FarmHastened{draft.state().round});
}

void takeEffect(Draft& draft, Card card) {
    switch (card) {
        case Card::merchant:
            return placeNpc(draft, Kind::merchant);
        case Card::banditGang:
            placeNpc(draft, Kind::bandit);
            return placeNpc(draft, Kind::bandit);
        case Card::bandit:
            return placeNpc(draft, Kind::bandit);
        case Card::fever:
            return strike(draft, Disease::fever);
        case Card::cough:
            return strike(draft, Disease::cough);
        case Card::dysentery:
            return strike(draft, Disease::dysentery);
        case Card::typhoid:
            return strike(draft, Disease::typhoid);
        case Card::rumours:
            return stir(draft, "rumours", 1);
        case Card::calm:
            return stir(draft, "calm", -1);
        case Card::goodHarvest:
            return hastenHarvest(draft);
        case Card::windfall:  // L61-CARD-04
            placeAtRandom(draft, Resource::food);
            return placeAtRandom(draft, Resource::food);
        case Card::lostCrate:
            placeAtRandom(draft, Resource::medicine);
            return placeAtRandom(draft, Resource::ammo);
        case Card::townMeeting:
        case Card::relief:
        case Card::truce:
        case Card::mud:
        case Card::fairWeather:
        case Card::skirmish:
        case Card::marketDay:
        case Card::closedOven:
            return;  // last for the round: L61-CARD-07, L61-CARD-08, L61-CARD-09, L61-CARD-10
    }
}

}  // namespace

PlaceId randomPlace(Draft& draft, std::string_view purpose) {
    return numberedHex(draft.roll(Dice{1, 20}.incidental(), purpose).front());
}

void placeAtRandom(Draft& draft, Resource resource) {
    draft.emit(ResourcePlaced{resource, randomPlace(draft, "place-" + std::string(word(resource)))});
}

/// L61-EVENT-01, L61-EVENT-04.
Allowed decide(Draft& draft, const DrawEvent& /*action*/) {
    draft.emit(RoundBegan{draft.state().round});  // L61-ROUND-01
    if (draft.state().options.events == Events::house) {
        const auto card = drawCard(draft);
        if (!card) return tl::make_unexpected(card.error());
        draft.emit(EventDrawn{*card});
        draft.settle();  // odds name the card; its own chances are not split
        takeEffect(draft, *card);
    }
    draft.emit(StageBegan{Phase::action, draft.state().round});
    return {};
}

void apply(State& state, const ResourcePlaced& e) { ++state.ground[e.place][e.resource]; }
void apply(State& state, const NpcPlaced& e) {
    if (e.kind == Kind::merchant) {
        Merchant& trader = merchant(state, e.piece);
        trader = {};
        trader.out = false;
        trader.place = e.place;
        trader.leaves = e.leaves;
    } else {
        bandit(state, e.piece).out = false;
        bandit(state, e.piece).place = e.place;
    }
}
void apply(State& state, const DeckReshuffled& e) {
    Deck& deck = state.decks[e.deck];
    for (const CardId& card : deck.discard) ++deck.draw[card];
    deck.discard.clear();
}
void apply(State& state, const EventDrawn& e) {
    const CardId card{std::string(word(e.card))};
    Deck& deck = state.decks["events"];
    --deck.draw[card];
    deck.discard.push_back(card);
    state.event = e.card;
}
void apply(State& state, const DiseaseCaught& e) { person(state, e.piece).diseases.push_back(e.disease); }
void apply(State& state, const FarmHastened& e) { state.farm.due = e.due; }

}  // namespace adjutant::life
