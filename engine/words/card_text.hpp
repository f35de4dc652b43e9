// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on a card, for screens and for printing. Asked with `ask cards`.
#pragma once

#include <string>

#include "engine/words/describe.hpp"
#include "engine/words/id.hpp"

namespace adjutant {

struct CardText {
    std::string deck;  ///< the deck's id in the state
    CardId id;
    std::string name;   ///< the title: "Market day"
    std::string text;   ///< one sentence: what it does
    std::string lasts;  ///< how long it lasts, in words; may be empty
    int count = 1;      ///< how many of it the full deck holds

    static constexpr auto fields() {
        return listed(field("deck", &CardText::deck), field("id", &CardText::id),
                      field("name", &CardText::name), field("text", &CardText::text),
                      field("lasts", &CardText::lasts), field("count", &CardText::count));
    }
};

}  // namespace adjutant
