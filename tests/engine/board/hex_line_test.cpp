// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/hex_line.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <set>

#include "engine/board/hex_field.hpp"
#include "tests/engine/board/hexes.hpp"

namespace adjutant::hex {
namespace {

std::set<Hex> crossed(const LineStep& step) {
    return step.other ? std::set{step.hex, *step.other} : std::set{step.hex};
}

/// The same by geometry: the hexes whose centres are nearest to the point on the way.
std::set<Hex> nearest(Hex from, Hex to, int done, int length) {
    const Point a = centre(from);
    const Point b = centre(to);
    const double part = static_cast<double>(done) / length;
    const Point at{a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
    std::set<Hex> best;
    double least = 1e9;
    for (const Hex hex : hexesWithin(8)) {
        const Point middle = centre(hex);
        const double off = std::hypot(middle.x - at.x, middle.y - at.y);
        if (off < least - 1e-9) best.clear();
        if (off < least + 1e-9) best.insert(hex);
        least = std::min(least, off);
    }
    return best;
}

/// Cube coordinates rounded as the ledger of the gridded Civil War writes it, on a given pair of axes.
std::set<Hex> rounded(Hex from, Hex to, int done, int whole, int other) {
    const std::array<int, 3> a{from.q, from.r, -from.q - from.r};
    const std::array<int, 3> b{to.q, to.r, -to.q - to.r};
    const auto w = static_cast<std::size_t>(whole);
    const auto o = static_cast<std::size_t>(other);
    const int length = std::abs(b[w] - a[w]);
    std::array<int, 3> point{};
    std::set<Hex> hexes;
    const double exact = a[o] + static_cast<double>(b[o] - a[o]) * done / length;
    for (const double down : {std::ceil(exact - 0.5), std::floor(exact + 0.5)}) {
        point[w] = a[w] + (b[w] - a[w]) * done / length;
        point[o] = static_cast<int>(down);
        point[3 - w - o] = -point[w] - point[o];
        hexes.insert({point[0], point[1]});
    }
    return hexes;
}

TEST(HexLine, HasOneStepLessThanTheDistance) {
    EXPECT_TRUE(line({0, 0}, {0, 0}).empty());
    EXPECT_TRUE(line({0, 0}, {1, -1}).empty());
    EXPECT_EQ(line({0, 0}, {4, 0}), (std::vector<LineStep>{{{1, 0}, {}}, {{2, 0}, {}}, {{3, 0}, {}}}));
}

TEST(HexLine, RunsBetweenTwoHexesOffTheStraight) {
    const auto steps = line({0, 0}, {1, 1});
    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(crossed(steps[0]), (std::set<Hex>{{1, 0}, {0, 1}}));
}

TEST(HexLine, CrossesTheHexesThatGeometryFinds) {
    for (const Hex from : {Hex{0, 0}, Hex{2, -1}}) {
        for (const Hex to : hexesWithin(5)) {
            const auto steps = line(from, to);
            for (std::size_t i = 0; i < steps.size(); ++i) {
                ASSERT_EQ(crossed(steps[i]), nearest(from, to, static_cast<int>(i) + 1, distance(from, to)));
            }
        }
    }
}

TEST(HexLine, IsTheSameWhicheverCoordinateIsRounded) {  // ACW-SIGHT-02
    for (const Hex to : hexesWithin(6)) {
        const int length = distance({}, to);
        const std::array<int, 3> way{to.q, to.r, -to.q - to.r};
        for (int done = 1; done < length; ++done) {
            const auto mine = crossed(lineStep({}, to, done, length));
            for (int whole = 0; whole < 3; ++whole) {
                if (std::abs(way[static_cast<std::size_t>(whole)]) != length) continue;
                for (int other = 0; other < 3; ++other) {
                    if (other == whole) continue;
                    ASSERT_EQ(rounded({}, to, done, whole, other), mine);
                }
            }
        }
    }
}

TEST(HexLine, IsTheSameThereAndBack) {
    for (const Hex to : hexesWithin(6)) {
        auto there = line({}, to);
        const auto back = line(to, {});
        for (std::size_t i = 0; i < there.size(); ++i) {
            ASSERT_EQ(crossed(there[i]), crossed(back[there.size() - 1 - i]));
        }
    }
}

TEST(HexLine, TurnsWithTheBoard) {
    for (const Hex to : hexesWithin(5)) {
        const auto straight = line({}, to);
        const auto turned = line({}, rotated(to, 1));
        for (std::size_t i = 0; i < straight.size(); ++i) {
            std::set<Hex> expected;
            for (const Hex hex : crossed(straight[i])) expected.insert(rotated(hex, 1));
            ASSERT_EQ(crossed(turned[i]), expected);
        }
    }
}

TEST(HexLine, TiesOccurWhereTheLedgerSaysUpToDistanceFour) {  // ACW-SIGHT-03
    for (const Hex to : hexesWithin(4)) {
        const int length = distance({}, to);
        // Seen along its long axis: how far the end lies to the side.
        const std::array<int, 3> sizes{std::abs(to.q), std::abs(to.r), std::abs(to.q + to.r)};
        const int least = std::min({sizes[0], sizes[1], sizes[2]});
        for (int done = 1; done < length; ++done) {
            const bool tie = lineStep({}, to, done, length).other.has_value();
            const bool expected = (length == 2 && least == 1) || (length == 4 && least == 1 && done == 2) ||
                                  (length == 4 && least == 2 && done != 2);
            EXPECT_EQ(tie, expected) << to.q << ',' << to.r << " step " << done;
        }
    }
}

TEST(HexLine, IsFreeByTheRuleForTies) {
    const auto only = [](Hex blocked) { return [blocked](Hex hex) { return hex == blocked; }; };
    EXPECT_TRUE(isClear({0, 0}, {1, 1}, Ties::bothBlock, only({1, 0})));
    EXPECT_FALSE(isClear({0, 0}, {1, 1}, Ties::oneBlocks, only({1, 0})));
    EXPECT_FALSE(isClear({0, 0}, {1, 1}, Ties::oneBlocks, only({0, 1})));
    EXPECT_FALSE(isClear({0, 0}, {1, 1}, Ties::bothBlock, [](Hex) { return true; }));
    EXPECT_FALSE(isClear({0, 0}, {3, 0}, Ties::bothBlock, only({2, 0})));
    EXPECT_TRUE(isClear({0, 0}, {3, 0}, Ties::oneBlocks, only({3, 0})));
    EXPECT_TRUE(isClear({0, 0}, {0, 1}, Ties::oneBlocks, [](Hex) { return true; }));
}

}  // namespace
}  // namespace adjutant::hex
