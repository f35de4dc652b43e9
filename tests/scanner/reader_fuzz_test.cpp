// SPDX-License-Identifier: GPL-3.0-or-later
// Noise, torn pictures and tiny ones, in memory that ends with their last pixel: under the sanitizers a
// reader that looks beyond it is caught. What is read must be a text that is there.
#include <gmock/gmock.h>

#include <cmath>
#include <random>

#include "scanner/still_reader.hpp"
#include "scanner/video_reader.hpp"
#include "tests/scanner/drawn.hpp"

namespace adjutant::scanner {
namespace {

const std::string tag = "A1/T/0123ABCD";

class ReaderFuzz : public testing::TestWithParam<int> {
  protected:
    ReaderFuzz() : random_(static_cast<std::uint32_t>(GetParam() * 7919 + 1)) {}

    int below(int count) { return static_cast<int>(random_() % static_cast<std::uint32_t>(count)); }

    // Reads a frame from memory of exactly its size, in every packing, as a still and in a stream.
    void readAll(const Canvas& canvas) {
        for (const int stride : {1, 2, 3, 4}) {
            const int rowStride = canvas.width * stride + below(5);
            std::vector<std::uint8_t> bytes(
                static_cast<std::size_t>((canvas.height - 1) * rowStride + (canvas.width - 1) * stride + 1),
                77);
            for (int y = 0; y < canvas.height; ++y)
                for (int x = 0; x < canvas.width; ++x)
                    bytes[static_cast<std::size_t>(y * rowStride + x * stride)] =
                        canvas.pixels[static_cast<std::size_t>(y * canvas.width + x)];
            const LumaView view{bytes.data(), canvas.width, canvas.height, rowStride, stride};
            check(still_.read(view));
            check(video_.read(view));
        }
    }

    static void check(const std::vector<Code>& codes) {
        for (const Code& code : codes) {
            EXPECT_EQ(code.text, tag);
            for (const Point& corner : code.corners)
                EXPECT_TRUE(std::isfinite(corner.x) && std::isfinite(corner.y));
        }
    }

    std::mt19937 random_;
    StillReader still_;
    VideoReader video_;
};

TEST_P(ReaderFuzz, NoiseHasNoCodes) {
    Canvas canvas(1 + below(400), 1 + below(300));
    const int grain = 1 + below(6);
    for (int y = 0; y < canvas.height; y += grain)
        for (int x = 0; x < canvas.width; x += grain)
            canvas.fill(x, y, grain, grain,
                        static_cast<std::uint8_t>(below(2) == 0 ? below(256) : 255 * below(2)));
    readAll(canvas);
}

TEST_P(ReaderFuzz, TinyPicturesAreReadToTheirEnd) {
    Canvas canvas(1 + below(24), 1 + below(24));
    for (std::uint8_t& pixel : canvas.pixels) pixel = static_cast<std::uint8_t>(255 * below(2));
    readAll(canvas);
}

TEST_P(ReaderFuzz, TornPicturesGiveTheirTextOrNothing) {
    Canvas canvas(200 + below(200), 160 + below(150));
    canvas.drawTurned(tag, below(canvas.width), below(canvas.height), 1.5 + below(40) / 10.0, below(360));
    for (int tear = below(5); tear > 0; --tear) {
        const int y = below(canvas.height - 20);
        const int from = below(canvas.height - 20);
        std::copy_n(canvas.pixels.begin() + from * canvas.width, below(20 * canvas.width),
                    canvas.pixels.begin() + y * canvas.width);
    }
    for (int speck = below(200); speck > 0; --speck)
        canvas.fill(below(canvas.width), below(canvas.height), below(6), below(6),
                    static_cast<std::uint8_t>(below(256)));
    readAll(canvas);
}

TEST_P(ReaderFuzz, FindersOnTheirOwnAreNoCode) {
    Canvas canvas(320, 240);
    for (int mark = 0; mark < 25; ++mark) {
        const int module = 1 + below(5);
        const int x = below(320);
        const int y = below(240);
        for (const auto& [ring, shade] : {std::pair{4, 240}, {3, 20}, {2, 240}, {1, 20}})
            canvas.fill(x - ring * module, y - ring * module, (2 * ring + 1) * module,
                        (2 * ring + 1) * module, static_cast<std::uint8_t>(shade));
    }
    readAll(canvas);
}

INSTANTIATE_TEST_SUITE_P(Seeds, ReaderFuzz, testing::Range(0, 16));

}  // namespace
}  // namespace adjutant::scanner
