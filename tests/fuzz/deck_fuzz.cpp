// SPDX-License-Identifier: GPL-3.0-or-later
// Decks as CSV: read or refused in a sentence, and what was read is written and read again as it was.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "cards/deck_file.hpp"
#include "cards/error.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace adjutant::cards;
    try {
        const DeckFile deck = readDeck({reinterpret_cast<const char*>(data), size});
        const std::string written = writeDeck(deck);
        if (writeDeck(readDeck(written)) != written) std::abort();
        static_cast<void>(facesOf(deck, "life-1861"));
    } catch (const Error&) {
        return 0;
    }
    return 0;
}
