// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/parts/hex.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace adjutant::hex {
namespace {

TEST(Hex, HasSixNeighboursOneStepAway) {
    const Hex hex{-2, 5};
    std::set<Hex> around;
    for (const Hex neighbour : neighbours(hex)) {
        EXPECT_EQ(distance(hex, neighbour), 1);
        around.insert(neighbour);
    }
    EXPECT_EQ(around.size(), 6U);
}

TEST(Hex, DistanceCountsSteps) {
    EXPECT_EQ(distance({3, -1}, {3, -1}), 0);
    EXPECT_EQ(distance({0, 0}, {2, 1}), 3);
    EXPECT_EQ(distance({0, 0}, {2, -1}), 2);
    EXPECT_EQ(distance({-4, 4}, {4, -4}), 8);
    EXPECT_EQ(distance({0, -4}, {0, 4}), distance({0, 4}, {0, -4}));
}

TEST(Hex, CentresOfNeighboursAreOneApart) {
    const Point here = centre({1, 2});
    for (const Hex neighbour : neighbours({1, 2})) {
        const Point there = centre(neighbour);
        EXPECT_NEAR(std::hypot(here.x - there.x, here.y - there.y), 1.0, 1e-12);
    }
}

}  // namespace
}  // namespace adjutant::hex
