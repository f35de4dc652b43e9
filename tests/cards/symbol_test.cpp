// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/symbol.hpp"

#include <gtest/gtest.h>

#include "cards/error.hpp"
#include "cards/payload.hpp"

namespace adjutant::cards {
namespace {

// A symbol of version 1 has 21 modules a side, of version 2 it has 25. In alphanumeric mode with correction M
// they hold 20 and 38 characters.

/// The level of error correction as a symbol states it in its format bits: two bits, masked with 10.
char correctionOf(const Symbol& symbol) {
    const int stated = (symbol.isDark(0, 8) ? 2 : 0) + (symbol.isDark(1, 8) ? 1 : 0);
    return "MLHQ"[stated ^ 2];
}

TEST(Symbol, ATagIsTwentyOneModulesWideAndQuarterCorrected) {
    for (const std::uint64_t random : {0ULL, 1ULL, 77'777'777'777ULL, ~0ULL}) {
        const Symbol symbol = symbolOf(write(Tag::fromRandom(random)));
        EXPECT_EQ(symbol.width, 21);
        EXPECT_EQ(symbol.dark.size(), 21U * 21U);
        EXPECT_EQ(correctionOf(symbol), 'Q');
    }
}

TEST(Symbol, HexesOfTheHouseBoardAreAsSmallAsTags) {
    for (const std::string place : {"h1", "h20", "0,0", "-1,3", "farm", "house"})
        EXPECT_EQ(symbolOf(write(PlaceCode{"life-1861", place})).width, 21) << place;
}

TEST(Symbol, LongerNamesTakeOneStepMoreAndNoLessCorrection) {
    for (const std::string card : {"bandit-gang", "good-harvest", "fair-weather", "merchant"}) {
        const Symbol symbol = symbolOf(write(CardCode{"life-1861", card}));
        EXPECT_EQ(symbol.width, 25) << card;
        EXPECT_EQ(correctionOf(symbol), 'Q') << card;
    }
    EXPECT_EQ(symbolOf(write(CardCode{"life-1861", "fever"})).width, 21);
}

TEST(Symbol, AnEmptyOrEndlessTextIsASentence) {
    EXPECT_THROW((void)symbolOf(""), Error);
    EXPECT_THROW((void)symbolOf(std::string(5000, 'A')), Error);
    EXPECT_NO_THROW((void)symbolOf(std::string(3000, 'A')));  // M holds it, Q does not
}

}  // namespace
}  // namespace adjutant::cards
