// SPDX-License-Identifier: GPL-3.0-or-later
// Decks as their designers keep them: a table with one card a row, saved as CSV. The first row names the
// columns, in any order and in small or capital letters:
//
//   id      needed: small letters, digits and hyphens (`bandit-gang`), once in the file
//   name    needed: the title on the card
//   count   how many of it the deck holds, 1 to 1000; 1 where the column or the cell is empty
//   text    the sentence on the card
//   lasts   how long it lasts, in words
//
// Columns of other names are kept and written back.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cards/sheet.hpp"

namespace adjutant::cards {

struct DeckCard {
    std::string id;
    int count = 1;
    std::string name;
    std::string text;
    std::string lasts;
    std::vector<std::string> more;  ///< the designer's own columns, one for each of DeckFile::moreColumns
    bool operator==(const DeckCard&) const = default;
};

struct DeckFile {
    std::vector<std::string> moreColumns;
    std::vector<DeckCard> cards;
    bool operator==(const DeckFile&) const = default;
};

/// Throws Error, which names row and column as a spreadsheet does, when the text is no such table.
[[nodiscard]] DeckFile readDeck(std::string_view csv);

/// The deck as CSV that readDeck reads as the same deck. It begins with a byte order mark, without which some
/// spreadsheets misread letters outside ASCII.
[[nodiscard]] std::string writeDeck(const DeckFile& deck);

/// The faces to print, with codes of the system of that id.
[[nodiscard]] std::vector<CardFace> facesOf(const DeckFile& deck, const std::string& system);

}  // namespace adjutant::cards
