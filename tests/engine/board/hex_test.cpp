// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/hex.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "tests/engine/board/hexes.hpp"

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
    for (const auto& centreOf : {centre, centreFlat}) {
        const Point here = centreOf({1, 2});
        for (const Hex neighbour : neighbours({1, 2})) {
            const Point there = centreOf(neighbour);
            EXPECT_NEAR(std::hypot(here.x - there.x, here.y - there.y), 1.0, 1e-12);
        }
    }
}

TEST(Hex, DirectionsLeadToNeighboursAlone) {
    const Hex hex{4, -2};
    for (int i = 0; i < 6; ++i) {
        EXPECT_EQ(directionTo(hex, hex + directions[static_cast<std::size_t>(i)]), i);
    }
    EXPECT_EQ(directionTo(hex, hex), std::nullopt);
    EXPECT_EQ(directionTo(hex, hex + Hex{2, 0}), std::nullopt);
}

TEST(Hex, DistanceIsSymmetricAndNoDetourIsShorter) {
    const auto all = hexesWithin(3);
    for (const Hex a : all) {
        for (const Hex b : all) {
            ASSERT_EQ(distance(a, b), distance(b, a));
            ASSERT_EQ(distance(a, b) == 0, a == b);
            for (const Hex c : all) ASSERT_LE(distance(a, c), distance(a, b) + distance(b, c));
        }
    }
}

TEST(Hex, DistanceIsTheNumberOfStepsThatAWalkerNeeds) {
    std::map<Hex, int> walked{{Hex{}, 0}};
    std::vector<Hex> edge{Hex{}};
    for (int steps = 1; steps <= 5; ++steps) {
        std::vector<Hex> next;
        for (const Hex hex : edge) {
            for (const Hex neighbour : neighbours(hex)) {
                if (walked.try_emplace(neighbour, steps).second) next.push_back(neighbour);
            }
        }
        edge = next;
    }
    for (const auto& [hex, steps] : walked) EXPECT_EQ(distance({}, hex), steps);
}

}  // namespace
}  // namespace adjutant::hex
