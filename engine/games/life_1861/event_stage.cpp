// SPDX-License-Identifier: GPL-3.0-or-later
// The event deck and what its cards do at once (L61-EVENT, L61-CARD, L61-RANDOM). What lasts for the round is
// asked of `State::event` where it matters.
#include "engine/games/life_1861/event_cards.hpp"
#include "engine/games/life_1861/rules.hpp"
#include "engine/games/life_1861/telling.hpp"

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

Expected<Card> drawCard(Play& play) {
    const Deck& deck = play.state().decks.at("events");
    if (isEmpty(deck)) {
        if (deck.discard.empty()) {
            return refuse(adjutant::code::notEnough, "The event deck has no cards at all.", "L61-EVENT-03");
        }
        play.emit(DeckReshuffled{"events"});  // L61-EVENT-03
    }
    const CardId drawn = play.draw("events", inLedgerOrder(deck), "event");
    return *fromWord<Card>(drawn.text);
}

/// L61-CARD-01 and L61-COMP-01: the free one with the lowest id, if any is free. Who was removed is free
/// again (L61-BANDIT-03).
void placeNpc(Play& play, Kind kind) {
    const bool trader = kind == Kind::merchant;
    for (const PieceId& id : trader ? merchantIds() : banditIds()) {
        if (!isOut(play.state(), id)) continue;
        const PlaceId there = randomPlace(play, trader ? "place-merchant" : "place-bandit");
        std::optional<int> leaves;
        if (trader) leaves = play.state().round + 1;  // L61-MERCHANT-06
        play.emit(NpcPlaced{id, kind, there, leaves});
        return;
    }
    play.emit(NpcNotPlaced{kind});
}

/// L61-CARD-02: by lot among those in play who do not have it.
void strike(Play& play, Disease disease) {
    auto healthy = peopleInPlay(play.state());
    std::erase_if(healthy, [&](const PieceId& id) { return has(person(play.state(), id), disease); });
    if (healthy.empty()) {
        play.emit(NobodyStricken{disease});
    } else {
        play.emit(DiseaseCaught{play.pick(healthy, "stricken"), disease});
    }
}

void stir(Play& play, std::string_view card, int change) {  // L61-CARD-03
    changeTension(play, play.sum().base(card, change, "L61-CARD-03"), Stir::event);
}

void hastenHarvest(Play& play) {  // L61-CARD-05
    if (play.state().farm.status == FarmStatus::growing) play.emit(FarmHastened{play.state().round});
}

void takeEffect(Play& play, Card card) {
    switch (card) {
        case Card::merchant:
            return placeNpc(play, Kind::merchant);
        case Card::banditGang:
            placeNpc(play, Kind::bandit);
            return placeNpc(play, Kind::bandit);
        case Card::bandit:
            return placeNpc(play, Kind::bandit);
        case Card::fever:
            return strike(play, Disease::fever);
        case Card::cough:
            return strike(play, Disease::cough);
        case Card::dysentery:
            return strike(play, Disease::dysentery);
        case Card::typhoid:
            return strike(play, Disease::typhoid);
        case Card::rumours:
            return stir(play, "rumours", 1);
        case Card::calm:
            return stir(play, "calm", -1);
        case Card::goodHarvest:
            return hastenHarvest(play);
        case Card::windfall:  // L61-CARD-04
            placeAtRandom(play, Resource::food);
            return placeAtRandom(play, Resource::food);
        case Card::lostCrate:
            placeAtRandom(play, Resource::medicine);
            return placeAtRandom(play, Resource::ammo);
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

PlaceId randomPlace(Play& play, std::string_view purpose) {
    return numberedHex(play.roll(Dice{1, 20}.incidental(), purpose).front());
}

void placeAtRandom(Play& play, Resource resource) {
    play.emit(ResourcePlaced{resource, randomPlace(play, "place-" + std::string(word(resource)))});
}

/// L61-EVENT-01, L61-EVENT-04.
Allowed decide(Play& play, const DrawEvent& /*action*/) {
    if (play.state().phase != Phase::event) {
        return refuse(code::wrongPhase, "Events are drawn in the event stage.", "L61-GAME-02");
    }
    play.emit(RoundBegan{play.state().round});  // L61-ROUND-01
    if (play.state().options.events == Events::house) {
        const auto card = drawCard(play);
        if (!card) return tl::make_unexpected(card.error());
        play.emit(EventDrawn{*card});
        play.settle();  // odds name the card; its own chances are not split
        takeEffect(play, *card);
    }
    play.emit(StageBegan{Phase::action, play.state().round});
    return {};
}

}  // namespace adjutant::life
