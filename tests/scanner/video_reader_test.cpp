// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/video_reader.hpp"

#include <gmock/gmock.h>

#include <random>

#include "tests/scanner/drawn.hpp"

namespace adjutant::scanner {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

Canvas table(const std::string& text, double x, double y, double degrees = 10) {
    Canvas canvas(640, 480);
    canvas.drawTurned(text, x, y, 3, degrees);
    return canvas;
}

void addNoise(Canvas& canvas, std::uint32_t seed) {
    std::mt19937 random(seed);
    for (std::uint8_t& pixel : canvas.pixels)
        pixel = static_cast<std::uint8_t>(std::clamp(pixel + static_cast<int>(random() % 7) - 3, 0, 255));
}

void smear(Canvas& canvas, int length) {
    const Canvas sharp = canvas;
    for (int y = 0; y < canvas.height; ++y)
        for (int x = 0; x < canvas.width - length; ++x) {
            int sum = 0;
            for (int i = 0; i < length; ++i)
                sum += sharp.pixels[static_cast<std::size_t>(y * canvas.width + x + i)];
            canvas.at(x, y) = static_cast<std::uint8_t>(sum / length);
        }
}

TEST(VideoReader, ReadsACodeInItsFirstFrame) {
    VideoReader reader;
    const auto codes = reader.read(table("A1/T/0123ABCD", 300, 200).view());
    ASSERT_THAT(codes, SizeIs(1));
    EXPECT_EQ(codes[0].text, "A1/T/0123ABCD");
    EXPECT_FALSE(codes[0].followed);
}

TEST(VideoReader, InAFrameThatDidNotChangeTheCodeIsFollowed) {
    VideoReader reader;
    Canvas first = table("A1/T/0123ABCD", 300, 200);
    Canvas second = first;
    addNoise(first, 1);
    addNoise(second, 2);
    const auto before = reader.read(first.view());
    const auto codes = reader.read(second.view());
    ASSERT_THAT(codes, SizeIs(1));
    EXPECT_TRUE(codes[0].followed);
    EXPECT_EQ(codes[0].corners, before[0].corners);
}

TEST(VideoReader, AMovingCodeIsReadInEveryFrameWhereItIs) {
    VideoReader reader;
    for (int frame = 0; frame < 20; ++frame) {
        const double x = 150 + 12 * frame;
        const auto codes = reader.read(table("A1/T/0123ABCD", x, 200, 5 * frame).view());
        ASSERT_THAT(codes, SizeIs(1)) << frame;
        const double middle = (codes[0].corners[0].x + codes[0].corners[2].x) / 2;
        EXPECT_NEAR(middle, x, 3) << frame;
    }
}

TEST(VideoReader, ABlurredCodeIsFollowedAndMarkedSo) {
    VideoReader reader;
    ASSERT_THAT(reader.read(table("A1/T/0123ABCD", 300, 200, 0).view()), SizeIs(1));
    Canvas blurred = table("A1/T/0123ABCD", 304, 200, 0);
    smear(blurred, 7);
    ASSERT_THAT(VideoReader().read(blurred.view()), IsEmpty()) << "this blur is too small to show following";
    const auto codes = reader.read(blurred.view());
    ASSERT_THAT(codes, SizeIs(1));
    EXPECT_TRUE(codes[0].followed);
    EXPECT_NEAR(codes[0].corners[0].x, 304 - 31.5 - 3, 3);
}

TEST(VideoReader, AnotherLabelInTheSamePlaceIsNeverTakenForTheOldOne) {
    VideoReader reader;
    ASSERT_THAT(reader.read(table("A1/T/0123ABCD", 300, 200).view()), SizeIs(1));
    for (int frame = 0; frame < 3; ++frame) {
        Canvas other = table("A1/T/9XYZ4567", 300, 200 + frame * 4);
        for (const Code& code : reader.read(other.view())) EXPECT_EQ(code.text, "A1/T/9XYZ4567");
    }
}

TEST(VideoReader, AHandThatTakesALabelAwayIsFollowedThroughItsBlur) {
    VideoReader reader;
    double x = 150;
    for (int frame = 0; frame < 3; ++frame)
        ASSERT_THAT(reader.read(table("A1/T/0123ABCD", x += 6, 200, 3 * frame).view()), SizeIs(1));
    for (int frame = 3; frame < 9; ++frame) {
        x += 6 + 2 * frame;
        Canvas blurred = table("A1/T/0123ABCD", x + 3, 200, 3 * frame);
        smear(blurred, 7);
        const auto codes = reader.read(blurred.view());
        ASSERT_THAT(codes, SizeIs(1)) << frame;
        EXPECT_NEAR((codes[0].corners[0].x + codes[0].corners[2].x) / 2, x, 4) << frame;
    }
}

TEST(VideoReader, AnotherLabelThatComesInTheBlurOfTheOldOneIsNotTakenForIt) {
    const std::string texts[] = {"A1/T/9XYZ4567", "A1/T/0123ABCE", "A1/T/QQQQ0000", "A1/T/ABCD0123",
                                 "A1/L/LIFE/MILL"};
    for (const std::string& text : texts) {
        VideoReader reader;
        for (int frame = 0; frame < 3; ++frame)
            ASSERT_THAT(reader.read(table("A1/T/0123ABCD", 150 + 8 * frame, 200).view()), SizeIs(1));
        for (int frame = 3; frame < 6; ++frame) {
            Canvas blurred = table(text, 153 + 8 * frame, 200);
            smear(blurred, 7);
            for (const Code& code : reader.read(blurred.view())) EXPECT_EQ(code.text, text);
        }
    }
}

TEST(VideoReader, ANewCodeIsReadWithinTwoFrames) {
    VideoReader reader;
    for (int frame = 0; frame < 7; ++frame)
        (void)reader.read(table("A1/T/0123ABCD", 150 + frame * 3, 200).view());
    int seen = 0;
    for (int frame = 0; frame < 2; ++frame) {
        Canvas both = table("A1/T/0123ABCD", 180 + frame * 3, 200);
        both.drawTurned("A1/L/LIFE/MILL", 480, 330, 3, 30);
        seen = static_cast<int>(reader.read(both.view()).size());
    }
    EXPECT_EQ(seen, 2);
}

TEST(VideoReader, ACodeThatLeftIsGone) {
    VideoReader reader;
    ASSERT_THAT(reader.read(table("A1/T/0123ABCD", 300, 200).view()), SizeIs(1));
    EXPECT_THAT(reader.read(Canvas(640, 480).view()), IsEmpty());
}

TEST(VideoReader, TwoLabelsWithTheSameTextAreBothFollowed) {
    VideoReader reader;
    for (int frame = 0; frame < 6; ++frame) {
        Canvas both = table("A1/T/0123ABCD", 150 + frame * 4, 200);
        both.drawTurned("A1/T/0123ABCD", 450 - frame * 4, 220, 3, 30);
        EXPECT_THAT(reader.read(both.view()), SizeIs(2)) << frame;
    }
}

TEST(VideoReader, AFrameOfAnotherSizeOrATornOneDoesNoHarm) {
    VideoReader reader;
    ASSERT_THAT(reader.read(table("A1/T/0123ABCD", 300, 200).view()), SizeIs(1));
    EXPECT_THAT(reader.read({}), IsEmpty());
    EXPECT_THAT(reader.read(Canvas(40, 30).view()), IsEmpty());
    EXPECT_THAT(reader.read(table("A1/T/0123ABCD", 300, 200).view()), SizeIs(1));
}

}  // namespace
}  // namespace adjutant::scanner
