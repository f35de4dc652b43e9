// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/still_reader.hpp"

#include <gmock/gmock.h>

#include <cmath>
#include <ctime>

#include "scanner/reading_distance.hpp"
#include "tests/scanner/drawn.hpp"

namespace adjutant::scanner {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> textsIn(const LumaView& view) {
    std::vector<std::string> texts;
    for (const Code& code : StillReader().read(view)) texts.push_back(code.text);
    return texts;
}

TEST(StillReader, ReadsACode) {
    Canvas canvas(320, 240);
    canvas.draw("A1/T/0123ABCD", 100, 80, 4);
    EXPECT_THAT(textsIn(canvas.view()), ElementsAre("A1/T/0123ABCD"));
}

TEST(StillReader, SaysWhereTheCornersLieInTheOrderOfTheCode) {
    Canvas canvas(320, 240);
    canvas.draw("A1/T/0123ABCD", 100, 80, 4);
    const auto codes = StillReader().read(canvas.view());
    ASSERT_EQ(codes.size(), 1U);
    const Corners expected{Point{100, 80}, Point{184, 80}, Point{184, 164}, Point{100, 164}};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_NEAR(codes[0].corners[i].x, expected[i].x, 4) << i;
        EXPECT_NEAR(codes[0].corners[i].y, expected[i].y, 4) << i;
    }
    EXPECT_FALSE(codes[0].followed);
}

TEST(StillReader, ACodeUpsideDownHasItsFirstCornerBelow) {
    Canvas canvas(320, 240);
    canvas.drawTurned("A1/T/0123ABCD", 160, 120, 4, 180);
    const auto codes = StillReader().read(canvas.view());
    ASSERT_EQ(codes.size(), 1U);
    EXPECT_NEAR(codes[0].corners[0].x, 202, 4);
    EXPECT_NEAR(codes[0].corners[0].y, 162, 4);
}

TEST(StillReader, ReadsAtAnyTurn) {
    for (int degrees = 0; degrees < 360; degrees += 15) {
        Canvas canvas(320, 240);
        canvas.drawTurned("A1/T/0123ABCD", 160, 120, 4, degrees);
        EXPECT_THAT(textsIn(canvas.view()), ElementsAre("A1/T/0123ABCD")) << degrees;
    }
}

TEST(StillReader, ReadsSeveralCodesFromTopToBottom) {
    Canvas canvas(640, 480);
    canvas.draw("A1/C/LIFE/BOON-1", 400, 300, 4);
    canvas.draw("A1/T/0123ABCD", 60, 60, 4);
    canvas.draw("A1/L/LIFE/MILL", 380, 80, 4);
    EXPECT_THAT(textsIn(canvas.view()), ElementsAre("A1/T/0123ABCD", "A1/L/LIFE/MILL", "A1/C/LIFE/BOON-1"));
}

TEST(StillReader, ReadsLightCodesOnDarkGround) {
    Canvas canvas(320, 240, 40);
    canvas.draw("A1/T/0123ABCD", 100, 80, 4, 235, 20);
    EXPECT_THAT(textsIn(canvas.view()), ElementsAre("A1/T/0123ABCD"));
}

TEST(StillReader, ReadsTwoPixelsAModuleAtAnyTurn) {
    int read = 0;
    for (int degrees = 0; degrees < 360; degrees += 12) {
        Canvas canvas(320, 240);
        canvas.drawTurned("A1/T/0123ABCD", 160.3, 119.6, 2, degrees);
        read += static_cast<int>(textsIn(canvas.view()).size());
    }
    EXPECT_EQ(read, 30);
}

TEST(StillReader, ReadsTheSmallestModulesThatTheSheetsPromise) {
    for (int degrees = 0; degrees < 360; degrees += 9) {
        Canvas canvas(200, 160);
        canvas.drawTurned("A1/T/0123ABCD", 100.4, 80.7, dependablePixelsPerModule, degrees);
        EXPECT_THAT(textsIn(canvas.view()), ElementsAre("A1/T/0123ABCD")) << degrees;
    }
    EXPECT_NEAR(labelDistances[0].centimetresAt1920, 32.5, 0.1);
    EXPECT_NEAR(labelDistances[2].centimetresAt1280, 54.1, 0.1);
}

TEST(StillReader, ReadsACodeThatFillsThePicture) {
    Canvas canvas(1800, 1700);
    canvas.draw("A1/T/0123ABCD", 150, 120, 70);
    EXPECT_THAT(textsIn(canvas.view()), ElementsAre("A1/T/0123ABCD"));
}

TEST(StillReader, ReadsLongTextsInLargerSymbols) {
    for (const std::size_t length : {20U, 60U, 120U, 200U, 300U, 800U}) {
        const std::string text(length, 'Q');
        Canvas canvas(900, 900);
        canvas.draw(text, 60, 50, 6);
        EXPECT_THAT(textsIn(canvas.view()), ElementsAre(text));
    }
}

TEST(StillReader, ReadsTextThatIsNotPlain) {
    Canvas canvas(320, 320);
    canvas.draw("https://example.org/?q=\xE4", 60, 60, 4);
    EXPECT_THAT(textsIn(canvas.view()), ElementsAre("https://example.org/?q=\xC3\xA4"));
}

TEST(StillReader, ReadsEverySecondByteOfAPackedFrame) {
    Canvas canvas(320, 240);
    canvas.draw("A1/T/0123ABCD", 100, 80, 4);
    std::vector<std::uint8_t> packed;
    for (const std::uint8_t shade : canvas.pixels) packed.insert(packed.end(), {shade, 128});
    EXPECT_THAT(textsIn({packed.data(), 320, 240, 640, 2}), ElementsAre("A1/T/0123ABCD"));
}

TEST(StillReader, ReadsAPlaneWhoseRowsArePadded) {
    Canvas canvas(320, 240);
    canvas.draw("A1/T/0123ABCD", 60, 80, 4);
    EXPECT_THAT(textsIn({canvas.pixels.data(), 250, 240, 320, 1}), ElementsAre("A1/T/0123ABCD"));
}

TEST(StillReader, FindsNothingInWhatCannotBeRead) {
    const std::uint8_t pixel = 0;
    EXPECT_THAT(textsIn({}), IsEmpty());
    EXPECT_THAT(textsIn({&pixel, 0, 0, 0, 1}), IsEmpty());
    EXPECT_THAT(textsIn({&pixel, -5, 10, 10, 1}), IsEmpty());
    EXPECT_THAT(textsIn({&pixel, 10, 10, 5, 1}), IsEmpty());
    EXPECT_THAT(textsIn({&pixel, largestSide + 1, 1, largestSide + 1, 1}), IsEmpty());
    EXPECT_THAT(textsIn({&pixel, 1, 1, 1, 1}), IsEmpty());
}

// ZXing takes minutes over so many marks; the time of this thread, so that other work does not count.
TEST(StillReader, ACarpetOfMarksWithoutCodesIsSoonLeftAlone) {
    Canvas canvas(1600, 1200, 235);
    for (int y = 10; y < 1180; y += 20)
        for (int x = 10; x < 1580; x += 20) {
            canvas.fill(x, y, 14, 14, 20);
            canvas.fill(x + 2, y + 2, 10, 10, 235);
            canvas.fill(x + 4, y + 4, 6, 6, 20);
        }
    const std::clock_t start = std::clock();
    EXPECT_THAT(textsIn(canvas.view()), IsEmpty());
    EXPECT_LT((std::clock() - start) / CLOCKS_PER_SEC, 20);
}

TEST(StillReader, FindsNothingOnAnEmptyTable) { EXPECT_THAT(textsIn(Canvas(640, 480).view()), IsEmpty()); }

}  // namespace
}  // namespace adjutant::scanner
