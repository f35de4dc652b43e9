// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/fitted_text.hpp"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include "cards/error.hpp"

namespace adjutant::cards {
namespace {

const TextStyle sentence{.voice = Voice::Serif, .size = 4.4, .least = 1.5};

/// The rows and columns of a picture of 70 by 60 mm that hold ink, when the text is drawn in the box given.
QRect inkOf(const std::string& text, const TextStyle& style, const Box& box) {
    constexpr double dotsPerMm = 10;
    QImage image(700, 600, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(dotsPerMm / Canvas::unitsPerMm, dotsPerMm / Canvas::unitsPerMm);
    Canvas(painter).text(box, text, style);
    QRect ink;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qGray(image.pixel(x, y)) < 200) ink |= QRect(x, y, 1, 1);
    return ink;
}

TEST(FittedText, ThatFitsKeepsItsSize) {
    const FittedText text("Fever", sentence, {50, 20});
    EXPECT_DOUBLE_EQ(text.size(), 4.4);
    EXPECT_EQ(text.lines(), 1);
}

TEST(FittedText, WrapsBeforeItShrinks) {
    const FittedText text("One of the five, by lot, lies down with a fever.", sentence, {50, 20});
    EXPECT_DOUBLE_EQ(text.size(), 4.4);
    EXPECT_EQ(text.lines(), 2);
}

TEST(FittedText, ShrinksALongWordRatherThanBreakIt) {
    const FittedText text("Donaudampfschifffahrtsgesellschaft", sentence, {50, 20});
    EXPECT_LT(text.size(), 4.4);
    EXPECT_EQ(text.lines(), 1);
}

TEST(FittedText, BreaksAWordThatWouldGetTooSmall) {
    const FittedText text(std::string(200, 'm'), sentence, {50, 30});
    EXPECT_GT(text.lines(), 1);
    EXPECT_GE(text.size(), sentence.least);
}

TEST(FittedText, KeepsTheLinesThatItsWriterMade) {
    EXPECT_EQ(FittedText("one\ntwo\nthree", sentence, {50, 30}).lines(), 3);
}

TEST(FittedText, ThatCannotBeLegibleIsASentence) {
    EXPECT_THROW(FittedText(std::string(5000, 'm'), sentence, {50, 20}), Error);
}

TEST(FittedText, ThatIsFarTooLongIsRefusedAtOnceAndQuotedInPart) {
    try {
        // NOLINTNEXTLINE(bugprone-string-constructor): as long as that is meant
        const FittedText text(std::string(50'000'000, 'm'), sentence, {50, 20});
        FAIL() << "a book was set into a card";
    } catch (const Error& error) {
        EXPECT_LT(std::string(error.what()).size(), 250U);
    }
}

TEST(FittedText, IsDrawnInsideItsBoxWhateverItsLength) {
    const Box box{10, 20, 50, 25};
    std::string text;
    for (int words = 1; words < 60; words += 7) {
        text += "Whoever is left there picks up rifles. ";
        for (const Voice voice : {Voice::Serif, Voice::Sans}) {
            TextStyle style = sentence;
            style.voice = voice;
            const QRect ink = inkOf(text, style, box);
            ASSERT_FALSE(ink.isEmpty());
            EXPECT_TRUE(QRect(100, 200, 500, 250).contains(ink)) << text;
        }
    }
}

TEST(FittedText, StandsInTheMiddleOfItsBox) {
    const QRect ink = inkOf("One of the five, by lot, lies down with a fever.", sentence, {10, 20, 50, 25});
    EXPECT_NEAR(ink.center().x(), 350, 6);
    EXPECT_NEAR(ink.center().y(), 325, 8);
}

}  // namespace
}  // namespace adjutant::cards
