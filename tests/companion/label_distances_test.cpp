// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/label_distances.hpp"

#include <gtest/gtest.h>

namespace adjutant::companion {
namespace {

TEST(LabelDistances, OfEachSizeAreThoseTheScannerWasMeasuredToRead) {
    const cards::ReadingTable table = labelDistances();
    EXPECT_EQ(table.camera, "a camera of 1920 pixels across");
    EXPECT_EQ(cards::readingDistance(table, cards::tagModule(10)), 30);
    EXPECT_EQ(cards::readingDistance(table, cards::tagModule(15)), 45);
    EXPECT_EQ(cards::readingDistance(table, cards::tagModule(25)), 80);
}

}  // namespace
}  // namespace adjutant::companion
