// SPDX-License-Identifier: GPL-3.0-or-later
// The house event deck of section 3.4: 24 cards.
#pragma once

#include <string_view>

#include "engine/games/life_1861/words.hpp"
#include "engine/words/common.hpp"
#include "engine/words/phrase.hpp"

namespace adjutant::life {

struct EventCard {
    Card card;
    std::string_view name;
    int copies;              ///< in the full deck
    std::string_view text;   ///< what it does, in a sentence
    std::string_view lasts;  ///< L61-EVENT-02
};

[[nodiscard]] const EventCard& eventCard(Card card);
[[nodiscard]] Phrase cardName(Card card);
[[nodiscard]] CardId cardId(Card card);
[[nodiscard]] Deck fullDeck();  ///< L61-SETUP-01

}  // namespace adjutant::life
