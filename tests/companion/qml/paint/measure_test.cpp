// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/qml/paint/measure.hpp"

#include <gtest/gtest.h>

#include <QFontMetricsF>
#include <QStringList>

namespace adjutant::look {
namespace {

QFont fontOf(int pixels, bool bold) {
    QFont font("sans");
    font.setPixelSize(pixels);
    font.setBold(bold);
    return font;
}

const QStringList texts{"", " ", "Move 1 infantry", "Befestige Charleston", "100%"};

TEST(Measure, SaysWhatTheFontSaysAtEachQuestion) {
    for (const int pixels : {11, 20, 34}) {
        for (const bool bold : {false, true}) {
            Measure measure;
            measure.setFont(fontOf(pixels, bold));
            const QFontMetricsF metrics(fontOf(pixels, bold));
            EXPECT_EQ(measure.height(), metrics.height());
            for (const QString& text : texts + texts)
                EXPECT_EQ(measure.advanceWidth(text), metrics.horizontalAdvance(text)) << text.toStdString();
        }
    }
}

TEST(Measure, FindsTheLongestWordThatNoLineMayEndWithin) {
    Measure measure;
    measure.setFont(fontOf(20, true));
    EXPECT_EQ(measure.longestWord(""), 0);
    EXPECT_EQ(measure.longestWord("Verschanzen"), measure.advanceWidth("Verschanzen"));
    EXPECT_EQ(measure.longestWord("Move  Konföderation now"), measure.advanceWidth("Konföderation"));
    EXPECT_EQ(measure.longestWord("Unions-Infanterie"), measure.advanceWidth("Infanterie"));
    EXPECT_EQ(measure.longestWord("Ein\u00A0Schiedsspruch 7"),
              measure.advanceWidth("Ein\u00A0Schiedsspruch"));
}

TEST(Measure, FollowsItsFontAndTellsOfItOnce) {
    Measure measure;
    measure.setFont(fontOf(12, false));
    const qreal before = measure.advanceWidth("Retreat");
    int told = 0;
    QObject::connect(&measure, &Measure::fontChanged, &measure, [&] { ++told; });
    measure.setFont(fontOf(12, false));
    EXPECT_EQ(told, 0);
    measure.setFont(fontOf(24, false));
    EXPECT_EQ(told, 1);
    EXPECT_GT(measure.advanceWidth("Retreat"), before * 1.5);
}

TEST(Measure, StaysRightWhenMoreWasAskedThanItRemembers) {
    Measure measure;
    measure.setFont(fontOf(16, false));
    const QFontMetricsF metrics(fontOf(16, false));
    for (int number = 0; number < 2'500; ++number) {
        const QString words = "Regiment " + QString::number(number);
        ASSERT_EQ(measure.advanceWidth(words), metrics.horizontalAdvance(words)) << number;
    }
    EXPECT_EQ(measure.advanceWidth("Regiment 7"), metrics.horizontalAdvance("Regiment 7"));
}

}  // namespace
}  // namespace adjutant::look
