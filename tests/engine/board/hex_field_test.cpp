// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/hex_field.hpp"

#include <gtest/gtest.h>

#include "tests/engine/board/hexes.hpp"

namespace adjutant::hex {
namespace {

/// The definition by trying: p steps ahead and q to one side, p >= q >= 0, p >= 1.
bool inWedgeByTrying(int facing, Hex offset) {
    const auto step = [](int direction) { return directions[static_cast<std::size_t>((direction + 6) % 6)]; };
    for (int p = 1; p <= 12; ++p) {
        for (int q = 0; q <= p; ++q) {
            for (const int side : {-1, 1}) {
                const Hex ahead = step(facing);
                const Hex aside = step(facing + side);
                if (offset == Hex{p * ahead.q + q * aside.q, p * ahead.r + q * aside.r}) return true;
            }
        }
    }
    return false;
}

TEST(HexField, SixSixthsAreAWholeTurn) {
    for (const Hex hex : hexesWithin(4)) {
        EXPECT_EQ(rotated(hex, 6), hex);
        EXPECT_EQ(rotated(rotated(hex, 2), -2), hex);
        EXPECT_EQ(distance({}, rotated(hex, 1)), distance({}, hex));
    }
    for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(rotated(directions[i], 1), directions[(i + 1) % 6]);
}

TEST(HexField, WedgeIsTheOneOfItsDefinition) {
    for (int facing = 0; facing < 6; ++facing) {
        for (const Hex to : hexesWithin(5)) {
            ASSERT_EQ(inWedge({2, 1}, facing, Hex{2, 1} + to), inWedgeByTrying(facing, to))
                << facing << ": " << to.q << ',' << to.r;
        }
    }
}

TEST(HexField, WedgesCoverEveryHexAndOverlapOnlyOnTheirRims) {
    for (const Hex to : hexesWithin(5)) {
        int wedges = 0;
        for (int facing = 0; facing < 6; ++facing) wedges += inWedge({}, facing, to) ? 1 : 0;
        if (to == Hex{}) {
            EXPECT_EQ(wedges, 0);
        } else {
            EXPECT_TRUE(wedges == 1 || wedges == 2);
        }
    }
}

TEST(HexField, NoNeighbourButTheOneFacedIsInTheWedge) {
    for (int facing = 0; facing < 6; ++facing) {
        for (int direction = 0; direction < 6; ++direction) {
            EXPECT_EQ(inWedge({}, facing, directions[static_cast<std::size_t>(direction)]),
                      facing == direction);
        }
    }
}

}  // namespace
}  // namespace adjutant::hex
