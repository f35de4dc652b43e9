// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/reading_distance.hpp"

#include <gtest/gtest.h>

namespace adjutant::cards {
namespace {

const ReadingTable table{{{10, 30}, {20, 70}}, "a tablet"};

TEST(ReadingDistance, OfALabelInTheTableIsTheTables) {
    EXPECT_EQ(readingDistance(table, tagModule(10)), 30);
    EXPECT_EQ(readingDistance(table, tagModule(20)), 70);
}

TEST(ReadingDistance, BetweenTwoRowsLiesBetweenThem) { EXPECT_EQ(readingDistance(table, tagModule(15)), 50); }

TEST(ReadingDistance, OutsideTheTableGrowsWithTheModule) {
    EXPECT_EQ(readingDistance(table, tagModule(40)), 140);
    EXPECT_EQ(readingDistance(table, tagModule(5)), 15);
}

TEST(ReadingDistance, IsRoundedDownNeverUp) {
    EXPECT_EQ(readingDistance({{{10, 34.9}}, ""}, tagModule(10)), 30);
    EXPECT_EQ(readingDistance({{{10, 9.9}}, ""}, tagModule(10)), 9);
}

TEST(ReadingDistance, IsUnknownWithoutATable) { EXPECT_FALSE(readingDistance({}, tagModule(10))); }

}  // namespace
}  // namespace adjutant::cards
