// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on a card, for screens and for printing. Asked with `ask cards`.
#pragma once

#include <string>

#include "engine/words/id.hpp"
#include "engine/words/phrase.hpp"

namespace adjutant {

struct CardText {
    std::string deck;  ///< the deck's id in the state
    CardId id;
    Phrase name;    ///< the title: "Market day"
    Phrase text;    ///< one sentence: what it does
    Phrase lasts;   ///< how long it lasts, in words; may be empty
    int count = 1;  ///< how many of it the full deck holds
};

}  // namespace adjutant
