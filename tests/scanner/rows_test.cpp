// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/rows.hpp"

#include <gmock/gmock.h>

#include <bit>
#include <random>
#include <vector>

namespace adjutant::scanner {
namespace {

using Bytes = std::vector<std::uint8_t>;

Bytes noise(int count, std::mt19937& random) {
    Bytes bytes(static_cast<std::size_t>(count));
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random());
    return bytes;
}

TEST(Rows, TheFastOnesHalveAsThePlainOnesDo) {
    std::mt19937 random(1);
    for (int width = 0; width < 200; ++width) {
        const Bytes upper = noise(2 * width, random);
        const Bytes lower = noise(2 * width, random);
        Bytes plain(static_cast<std::size_t>(width));
        Bytes fast = plain;
        plainRows().halve(upper.data(), lower.data(), plain.data(), width);
        fastRows().halve(upper.data(), lower.data(), fast.data(), width);
        ASSERT_EQ(fast, plain) << width;
    }
}

TEST(Rows, TheFastOnesTellDarkFromLightAsThePlainOnesDo) {
    std::mt19937 random(2);
    for (int width = 0; width < 300; ++width) {
        const Bytes row = noise(width, random);
        const Bytes thresholds = noise(width, random);
        std::vector<std::uint64_t> plain(static_cast<std::size_t>(width + 63) / 64, 7);
        std::vector<std::uint64_t> fast = plain;
        plainRows().darkBits(row.data(), thresholds.data(), plain.data(), width);
        fastRows().darkBits(row.data(), thresholds.data(), fast.data(), width);
        ASSERT_EQ(fast, plain) << width;
    }
}

TEST(Rows, APixelAtItsThresholdIsLight) {
    const Bytes row{99, 100, 101, 0};
    const Bytes thresholds{100, 100, 100, 0};
    std::uint64_t word = 0;
    fastRows().darkBits(row.data(), thresholds.data(), &word, 4);
    EXPECT_EQ(word, 1U);
}

TEST(Rows, TheFastOnesKeepExtremesAsThePlainOnesDo) {
    std::mt19937 random(3);
    for (int width = 0; width < 200; ++width) {
        const Bytes row = noise(width, random);
        Bytes low = noise(width, random);
        Bytes high = noise(width, random);
        Bytes fastLow = low;
        Bytes fastHigh = high;
        plainRows().extremes(row.data(), low.data(), high.data(), width);
        fastRows().extremes(row.data(), fastLow.data(), fastHigh.data(), width);
        ASSERT_EQ(fastLow, low) << width;
        ASSERT_EQ(fastHigh, high) << width;
    }
}

TEST(Rows, TheFastOnesKeepTheExtremesOfBlocksAsThePlainOnesDo) {
    std::mt19937 random(4);
    for (int blocks = 0; blocks < 40; ++blocks) {
        const Bytes lows = noise(8 * blocks, random);
        const Bytes highs = noise(8 * blocks, random);
        Bytes low(static_cast<std::size_t>(blocks));
        Bytes high = low, fastLow = low, fastHigh = low;
        plainRows().blockExtremes(lows.data(), highs.data(), low.data(), high.data(), blocks);
        fastRows().blockExtremes(lows.data(), highs.data(), fastLow.data(), fastHigh.data(), blocks);
        ASSERT_EQ(fastLow, low) << blocks;
        ASSERT_EQ(fastHigh, high) << blocks;
    }
}

TEST(Rows, TheFastOnesFindTheRunsOfAFinderAsThePlainOnesDo) {
    std::mt19937 random(5);
    int found = 0;
    for (int count = 0; count < 300; ++count) {
        std::vector<int> edges(static_cast<std::size_t>(count));
        int edge = 0;
        for (std::size_t i = 0; i < edges.size(); ++i) {  // often enough one, one, three, one, one
            edges[i] = edge;
            edge += static_cast<int>((i % 6 == 2 ? 9 : 3) + random() % 5);
        }
        std::vector<std::uint64_t> plain(static_cast<std::size_t>(count + 63) / 64, 7);
        std::vector<std::uint64_t> fast = plain;
        plainRows().finderRuns(edges.data(), plain.data(), count);
        fastRows().finderRuns(edges.data(), fast.data(), count);
        ASSERT_EQ(fast, plain) << count;
        for (const std::uint64_t word : plain) found += std::popcount(word);
    }
    EXPECT_GT(found, 1000);
}

TEST(Rows, FiveRunsAreAFindersWhenTheMiddleOneIsThreeTimesAsLong) {
    const std::vector<int> edges{10, 14, 18, 30, 34, 38, 50};
    std::uint64_t word = 0;
    fastRows().finderRuns(edges.data(), &word, 7);
    EXPECT_EQ(word, 1U);
}

TEST(Rows, FiveRunsOfSevenPixelsInAllAreTooFewForAFinder) {
    const std::vector<int> edges{0, 1, 2, 5, 6, 7};
    std::uint64_t word = 7;
    fastRows().finderRuns(edges.data(), &word, 6);
    EXPECT_EQ(word, 0U);
}

TEST(Rows, HalvingTakesTheRoundedMeanOfFourPixels) {
    const Bytes upper{10, 20, 0, 255};
    const Bytes lower{30, 40, 0, 255};
    Bytes half(2);
    fastRows().halve(upper.data(), lower.data(), half.data(), 2);
    EXPECT_EQ(half, (Bytes{25, 128}));
}

}  // namespace
}  // namespace adjutant::scanner
