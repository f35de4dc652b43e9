// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on the event cards, for screens and for printing.
#include "engine/games/hex_acw/cards.hpp"
#include "engine/games/hex_acw/names.hpp"
#include "messages/hex_acw.hpp"

namespace adjutant::acw {
namespace {

std::string_view ruleOf(Card card) {
    switch (card) {
        case Card::sharpshooter:
            return "You may remove one enemy commander whose unit is on the table.";
        case Card::hitAndRun:
            return "One cavalry unit may move, shoot and move again.";
        case Card::rally:
            return "One of your infantry units that is out may come back without hits on your base edge.";
        case Card::forceMarch:
            return "One unit may move twice.";
        case Card::demoralised:
            return "All units test their morale at once.";
        case Card::surpriseAssault:
            return "One unit may move and shoot.";
        case Card::reserves:
            return "One unit of your reserve arrives on your base edge.";
        case Card::stonewall:
            return "One infantry or artillery unit counts as entrenched until it moves.";
        case Card::confusion:
            return "Only units with commanders may move.";
        case Card::ammunitionShortage:
            return "Your artillery may not shoot.";
        case Card::smoke:
            break;
    }
    return "Every target counts as in cover.";
}

}  // namespace

std::vector<CardText> cardTexts() {
    std::vector<CardText> texts;
    for (const Side side : allOf<Side>()) {
        for (const Card card : allOf<Card>()) {
            texts.push_back({.deck = std::string(word(side)),
                             .id = CardId{std::string(word(card))},
                             .name = cardName(card),
                             .text = inData(ruleOf(card)),
                             .lasts = inData(card == Card::stonewall ? "Until the unit moves" : "This turn"),
                             .count = copies(card)});
        }
    }
    return texts;
}

}  // namespace adjutant::acw
