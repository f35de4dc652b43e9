// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/ray_samples.hpp"

#include <gmock/gmock.h>

#include <array>
#include <memory>
#include <random>
#include <vector>

namespace adjutant::scanner {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::FloatNear;
using testing::Pointwise;

using Brightness = std::array<float, looksAtATime>;

TEST(RaySamples, BetweenPixelsTheBrightnessChangesEvenly) {
    const std::vector<std::uint8_t> pixels{0,   10,  20,  30,  40,  50,  60,  70,  80,  90, 100,
                                           110, 120, 130, 140, 150, 40,  50,  60,  70,  80, 90,
                                           100, 110, 120, 130, 140, 150, 160, 170, 180, 190};
    Brightness seen{};
    (void)fastLook()({pixels.data(), 16, 2, 16, 1}, {0, 0.25F, 0.5F, 0}, 1, 0, seen.data());
    EXPECT_THAT(seen, ElementsAre(15, 20, 25, 30, 35, 40, 45, 50));
}

TEST(RaySamples, TheLooksThatAreBrightEnoughAreTold) {
    const std::vector<std::uint8_t> row{9, 9, 9, 200, 100, 9, 9, 99, 101, 9, 9, 9, 9};
    Brightness seen{};
    EXPECT_EQ(fastLook()({row.data(), 13, 1, 13, 1}, {0, 0, 1, 0}, 1, 100, seen.data()), 0b1000'1100U);
}

TEST(RaySamples, BeyondTheEdgeTheLastPixelGoesOn) {
    const std::vector<std::uint8_t> pixels(64, 77);
    Brightness seen{};
    (void)fastLook()({pixels.data(), 8, 8, 8, 1}, {4, 4, 3, -9}, 1, 0, seen.data());
    EXPECT_THAT(seen, Each(77.0F));
}

// The pixels end with the memory that is theirs, so that a look beyond them is noticed under the sanitizers.
TEST(RaySamples, TheFastLookSeesWhatThePlainOneSees) {
    std::mt19937 random(1);
    constexpr int width = 41, height = 23;
    const auto pixels = std::make_unique<std::uint8_t[]>(width * height);
    for (int i = 0; i < width * height; ++i)
        pixels[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(random());
    const LumaView view{pixels.get(), width, height, width, 1};
    std::uniform_real_distribution<float> x(-3, width + 3), y(-3, height + 3), step(-1.5F, 1.5F);
    for (int i = 0; i < 20'000; ++i) {
        const Ray ray{x(random), y(random), step(random), step(random)};
        Brightness plain{}, fast{};
        const unsigned lightPlain = plainLook()(view, ray, i % 20, 128, plain.data());
        const unsigned lightFast = fastLook()(view, ray, i % 20, 128, fast.data());
        ASSERT_THAT(fast, Pointwise(FloatNear(1e-3F), plain)) << i;
        ASSERT_EQ(lightFast, lightPlain) << i;
    }
}

TEST(RaySamples, EverySecondByteOfAPackedFrameIsSeen) {
    std::vector<std::uint8_t> packed;
    for (int i = 0; i < 20; ++i) packed.insert(packed.end(), {static_cast<std::uint8_t>(10 * i), 128});
    Brightness seen{};
    (void)fastLook()({packed.data(), 20, 1, 40, 2}, {0, 0, 1, 0}, 1, 0, seen.data());
    EXPECT_THAT(seen, ElementsAre(10, 20, 30, 40, 50, 60, 70, 80));
}

}  // namespace
}  // namespace adjutant::scanner
