// SPDX-License-Identifier: GPL-3.0-or-later
// The outcome labels of odds, as people call them.
#include "engine/play/outcome_words.hpp"

#include <gtest/gtest.h>

namespace adjutant {
namespace {

class AnOutcome : public testing::Test {
  protected:
    [[nodiscard]] std::string said(std::string_view label) const { return words.of(label); }

    const Catalogue catalogue{"en", R"({"outcomes": {
        "attacker-#,defender-#": "attacker loses {first}, defender loses {second}",
        "hits-#": "{first, plural, =0 {no hit} one {# hit} other {# hits}}",
        "holds": "holds"
    }})"};
    const OutcomeWords words{catalogue, [](const std::string& id) -> std::optional<Phrase> {
                                 if (id == "u1") return Phrase("Infantry 1");
                                 if (id == "the-mill") return Phrase("the mill");
                                 return {};
                             }};
};

TEST_F(AnOutcome, IsSaidAsAWholeWhereTheCatalogueHasIt) {
    EXPECT_EQ(said("attacker-2,defender-10"), "Attacker loses 2, defender loses 10");
}

TEST_F(AnOutcome, IsSaidPartByPartOtherwise) {
    EXPECT_EQ(said("hits-0,holds"), "No hit, holds");
    EXPECT_EQ(said("hits-3,holds"), "3 hits, holds");
}

TEST_F(AnOutcome, OfAPieceBearsItsName) {
    EXPECT_EQ(said("u1-holds"), "Infantry 1: holds");
    EXPECT_EQ(said("u1-holds,the-mill-holds"), "Infantry 1: holds, the mill: holds");
    EXPECT_EQ(said("the-mill"), "The mill");
}

TEST_F(AnOutcome, ThatNobodyHasAWordForIsSaidAsItIs) {
    EXPECT_EQ(said("falls-back,u9-holds"), "Falls back, u9 holds");
    EXPECT_EQ(said(""), "");
    EXPECT_FALSE(words.has("falls-back,holds"));
    EXPECT_TRUE(words.has("hits-2,holds"));
}

TEST_F(AnOutcome, WithoutAnyChanceIsSaidInAllGames) { EXPECT_TRUE(words.has("certain")); }

TEST_F(AnOutcome, WithANumberThatNoNumberCanHoldIsStillSaid) {
    EXPECT_FALSE(said("hits-99999999999999999999999").empty());
}

}  // namespace
}  // namespace adjutant
