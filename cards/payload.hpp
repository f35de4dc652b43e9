// SPDX-License-Identifier: GPL-3.0-or-later
// What a code on a card, a piece or a place says, as a value. The scanner hands over the text of any code it
// reads, parse() says what it is; the print sheets and the roster cards are made with write().
//
//   A1/T/7Q2F0KXS                    a tag (tag.hpp)
//   A1/C/LIFE-1861/BANDIT-GANG       a card of a system
//   A1/L/LIFE-1861/-1.3              a place of a system (wire_id.hpp spells the ids)
//   A1/P/ONE-STAT/P1                 a piece of a system, for roster cards
//
// A1 is the version of this list. Any other text is Foreign: it can still be bound like a tag.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "cards/tag.hpp"
#include "engine/words/phrase.hpp"

namespace adjutant::cards {

/// Ids are never empty; they hold any bytes, but those of wire_id.hpp's short spellings keep a code small.
struct CardCode {
    std::string system;
    std::string card;
    bool operator==(const CardCode&) const = default;
};

struct PlaceCode {
    std::string system;
    std::string place;
    bool operator==(const PlaceCode&) const = default;
};

struct PieceCode {
    std::string system;
    std::string piece;
    bool operator==(const PieceCode&) const = default;
};

/// A code that is not of this list: the barcode of a box, somebody else's code, a damaged or a newer one.
struct Foreign {
    std::string text;
    /// Empty, or a sentence on why a text that begins like one of ours is not read as one.
    Phrase why{};
    bool operator==(const Foreign&) const = default;
};

using Payload = std::variant<Tag, CardCode, PlaceCode, PieceCode, Foreign>;

/// Never fails: what is not ours is Foreign. write(parse(text)) == text for every text.
[[nodiscard]] Payload parse(std::string_view text);

/// The text of the code. Throws cards::Error when an id is empty.
[[nodiscard]] std::string write(const Payload& payload);

}  // namespace adjutant::cards
