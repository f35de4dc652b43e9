// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/chance/sum.hpp"

#include <gtest/gtest.h>

namespace adjutant {
namespace {

TEST(Sum, AddsItsPartsAndKeepsThoseThatDoNotApplyApart) {
    SumBuilder number({});
    number.base("soldier", 3, "A-01").add("same hex", -1, "A-03").add("cough", 0, "A-04");
    EXPECT_EQ(number.total(), 2);
    ASSERT_EQ(number.sum().parts.size(), 2U);
    ASSERT_EQ(number.sum().idle.size(), 1U);
    EXPECT_EQ(number.sum().idle[0].part, "cough");
}

TEST(Sum, AnOverruledPartCountsWithTheRefereesValueAndSaysSo) {
    const std::vector<Overrule> rulings{{"A-03", 0, "a fence between"}, {"A-04", 1, "he is hoarse"}};
    SumBuilder number(rulings);
    number.base("soldier", 3, "A-01").add("same hex", -1, "A-03").add("cough", 0, "A-04");
    EXPECT_EQ(number.total(), 4);
    EXPECT_EQ(number.sum().parts[1].overruled, (Overruled{-1, "a fence between"}));
    EXPECT_EQ(number.sum().parts[2].value, 1);
    EXPECT_TRUE(number.sum().idle.empty());
}

TEST(Sum, TheActsOverruleCountsBeforeTheGames) {
    const std::vector<Overrule> rulings{{"A-01", 5, "in this game"}, {"A-01", 2, "this once"}};
    EXPECT_EQ(SumBuilder(rulings).base("soldier", 3, "A-01").total(), 2);
}

TEST(Sum, TheGamesOverruleChangesWhatAPartCountsOnlyWhereItApplies) {
    const std::vector<Overrule> rulings{{"A-03", -2, "we play it so", true}};
    EXPECT_EQ(SumBuilder(rulings).base("soldier", 3, "A-01").add("same hex", -1, "A-03").total(), 1);
    const auto far = SumBuilder(rulings).base("soldier", 3, "A-01").add("same hex", 0, "A-03");
    EXPECT_EQ(far.total(), 3);
    EXPECT_FALSE(far.sum().isOverruled());
}

TEST(Sum, ABoundIsNoPartToOverrule) {
    const std::vector<Overrule> rulings{{"A-04", 1, "as the book has it"}};
    EXPECT_EQ(SumBuilder(rulings)
                  .base("civilian", 6, "A-01")
                  .add("cough", 1, "A-04")
                  .atMost(6, "never above 6", "A-04")
                  .total(),
              6);
}

TEST(Sum, ABoundBecomesAPart) {
    SumBuilder number({});
    number.base("civilian", 6, "A-01").add("cough", 1, "A-04").atMost(6, "never above 6", "A-04");
    EXPECT_EQ(number.total(), 6);
    EXPECT_EQ(number.sum().parts.back().value, -1);
    EXPECT_EQ(
        SumBuilder({}).base("move", 1, "B").add("mud", -1, "B-2").atLeast(1, "at least 1", "B-3").total(), 1);
}

}  // namespace
}  // namespace adjutant
