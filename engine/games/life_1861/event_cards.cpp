// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/life_1861/event_cards.hpp"

#include <array>
#include <string>

#include "engine/games/life_1861/life_1861.hpp"
#include "messages/life_1861.hpp"

namespace adjutant::life {
namespace {

constexpr std::string_view atOnce = "at once", theRound = "this round", killed = "until killed",
                           cured = "until cured", untilItLeaves = "this round and the next";

constexpr std::array<EventCard, 20> deck{{
    {Card::merchant, "Merchant", 3, "A merchant comes to a random hex.", untilItLeaves},
    {Card::bandit, "Bandit", 2, "A bandit shows up on a random hex.", killed},
    {Card::banditGang, "Bandit gang", 1, "Two bandits show up, each on a random hex.", killed},
    {Card::fever, "Fever", 1, "One piece, by lot, catches fever: it moves 1 hex less.", cured},
    {Card::cough, "Cough", 1, "One piece, by lot, catches a cough: its attacks need 1 more to hit.", cured},
    {Card::dysentery, "Dysentery", 1, "One piece, by lot, catches dysentery: it has 1 action in a turn.",
     cured},
    {Card::typhoid, "Typhoid", 1,
     "One piece, by lot, catches typhoid: in each status stage it loses 1 health on 1 or 2.", cured},
    {Card::townMeeting, "Town meeting", 1, "A piece at the Town Hall may speak: tension up or down by 1.",
     theRound},
    {Card::relief, "Relief", 1, "In the status stage each side with a piece at the Town Hall gets 2 food.",
     theRound},
    {Card::rumours, "Rumours", 1, "Tension rises by 1.", atOnce},
    {Card::calm, "Calm", 1, "Tension falls by 1.", atOnce},
    {Card::truce, "Truce", 1, "Soldier and Civilians may not attack each other.", theRound},
    {Card::goodHarvest, "Good harvest", 1, "A growing crop is due in this round's status stage.", atOnce},
    {Card::mud, "Mud", 1, "Everybody moves 1 hex less.", theRound},
    {Card::fairWeather, "Fair weather", 1, "Everybody moves 1 hex farther.", theRound},
    {Card::windfall, "Windfall", 1, "Two food turn up, each on a random hex.", atOnce},
    {Card::lostCrate, "Lost crate", 1, "1 medicine and 1 ammo turn up, each on a random hex.", atOnce},
    {Card::skirmish, "Skirmish", 2,
     "In the status stage every piece on the battlefield is fired at and hit on 5 or 6.", theRound},
    {Card::marketDay, "Market day", 1, "The store gives 1 resource for 1 instead of 1 for 2.", theRound},
    {Card::closedOven, "Closed oven", 1, "The bakery bakes nothing in the status stage.", theRound},
}};

}  // namespace

const EventCard& eventCard(Card card) { return deck.at(static_cast<std::size_t>(card)); }

Phrase cardName(Card card) { return inData(eventCard(card).name); }

CardId cardId(Card card) { return CardId{std::string(word(card))}; }

Deck fullDeck() {
    Deck full;
    for (const EventCard& card : deck) full.draw[cardId(card.card)] = card.copies;
    return full;
}

std::vector<CardText> Life::cards(const State& state) {
    std::vector<CardText> texts;
    if (state.options.events == Events::own) return texts;  // L61-EVENT-04: the group's cards are its own
    for (const Card id : allOf<Card>()) {
        const EventCard& card = eventCard(id);
        texts.push_back(
            {"events", cardId(id), inData(card.name), inData(card.text), inData(card.lasts), card.copies});
    }
    return texts;
}

}  // namespace adjutant::life
