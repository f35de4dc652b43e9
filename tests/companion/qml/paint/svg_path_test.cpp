// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/qml/paint/svg_path.hpp"

#include <gtest/gtest.h>

#include <QRectF>

namespace adjutant::look {
namespace {

QPointF endOf(const char* data) { return readSvgPath(data).path.currentPosition(); }

TEST(SvgPath, LinesMoveAbsolutelyAndRelatively) {
    EXPECT_EQ(endOf("M1 2L5 6"), QPointF(5, 6));
    EXPECT_EQ(endOf("M1 2l5 6"), QPointF(6, 8));
    EXPECT_EQ(endOf("m1 2 h4 v-1 H0 V9"), QPointF(0, 9));
}

TEST(SvgPath, RepeatedPairsAfterAMoveAreLines) {
    const ReadPath read = readSvgPath("M0 0 1 0 1 1z");
    EXPECT_TRUE(read.complete);
    EXPECT_EQ(read.path.boundingRect(), QRectF(0, 0, 1, 1));
    EXPECT_EQ(endOf("m1 1 1 1 1 1"), QPointF(3, 3));
}

TEST(SvgPath, NumbersMayStandWithoutSpaces) {
    EXPECT_EQ(endOf("M.5.5-1-2"), QPointF(-1, -2));
    EXPECT_EQ(endOf("M0,0L1e1,2.5E-1"), QPointF(10, 0.25));
}

TEST(SvgPath, ArcsDrawCirclesAndTakeCompactFlags) {
    const ReadPath circle = readSvgPath("M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z");
    ASSERT_TRUE(circle.complete);
    const QRectF box = circle.path.boundingRect();
    EXPECT_NEAR(box.left(), 3, 0.01);
    EXPECT_NEAR(box.right(), 21, 0.01);
    EXPECT_NEAR(box.height(), 18, 0.01);
    EXPECT_EQ(endOf("M0 0a5 5 0 016 0"), QPointF(6, 0));
}

TEST(SvgPath, AnArcThatIsTooSmallGrowsUntilItReaches) {
    const QRectF box = readSvgPath("M0 0A1 1 0 0 1 10 0").path.boundingRect();
    EXPECT_NEAR(box.width(), 10, 0.01);
    EXPECT_NEAR(box.height(), 5, 0.01);
}

TEST(SvgPath, SmoothCurvesMirrorTheLastHandle) {
    const QPainterPath smooth = readSvgPath("M0 0C0 1 1 2 2 2S4 1 4 0").path;
    const QPainterPath written = readSvgPath("M0 0C0 1 1 2 2 2C3 2 4 1 4 0").path;
    EXPECT_EQ(smooth, written);
    EXPECT_EQ(readSvgPath("M0 0Q1 1 2 0T4 0").path, readSvgPath("M0 0Q1 1 2 0Q3 -1 4 0").path);
}

TEST(SvgPath, AfterAMistakeWhatCameBeforeIsKept) {
    for (const char* broken : {"M1 1L5 5L6", "M1 1L5 5X", "M1 1L5 5a1 1 0 2 1 3 3", "M1 1L5 5,,-"}) {
        const ReadPath read = readSvgPath(broken);
        EXPECT_FALSE(read.complete) << broken;
        EXPECT_EQ(read.path.currentPosition(), QPointF(5, 5)) << broken;
    }
    EXPECT_FALSE(readSvgPath("L5 5").complete);
    EXPECT_TRUE(readSvgPath("").complete);
}

}  // namespace
}  // namespace adjutant::look
