// SPDX-License-Identifier: GPL-3.0-or-later
// Outlines, shared edges, hulls and lines of a board, in numbers.
#include "companion/qml/paint/board_shape.hpp"

#include <gtest/gtest.h>

#include <QVariantMap>
#include <cmath>

namespace adjutant::look {
namespace {

const qreal s = std::sqrt(3.0) / 2;

TEST(BoardShape, NeighboursShareTheEdgeHalfwayBetweenThem) {
    const std::pair<Grid, QPointF> neighbours[] = {
        {Grid::pointy, {2 * s, 0}}, {Grid::pointy, {s, 1.5}}, {Grid::flat, {1.5, s}}, {Grid::square, {0, 2}}};
    for (const auto& [grid, other] : neighbours) {
        const QList<QPointF> edge = edgeBetween(grid, {0, 0}, other);
        ASSERT_EQ(edge.size(), 2);
        const QPointF middle = (edge[0] + edge[1]) / 2;
        EXPECT_NEAR(middle.x(), other.x() / 2, 1e-9);
        EXPECT_NEAR(middle.y(), other.y() / 2, 1e-9);
    }
}

TEST(BoardShape, AnOutlineIsAsLargeAsItsCellLessTheInset) {
    EXPECT_NEAR(outlineOf(Grid::square, 40, 1).boundingRect().width(), 78, 1e-6);
    EXPECT_NEAR(outlineOf(Grid::pointy, 40, 1).boundingRect().width(), 2 * (40 * s - 1), 1e-6);
    EXPECT_NEAR(outlineOf(Grid::flat, 40, 0).boundingRect().width(), 80, 1e-6);
}

TEST(BoardShape, BracketsStandAtEveryCornerAndLeaveTheMiddleOfASideOpen) {
    const QPainterPath square = bracketsOf(Grid::square, 10, 0);
    int begun = 0;
    for (int i = 0; i < square.elementCount(); ++i) begun += square.elementAt(i).isMoveTo() ? 1 : 0;
    EXPECT_EQ(begun, 4);
    EXPECT_EQ(square.boundingRect(), QRectF(-10, -10, 20, 20));
}

TEST(BoardShape, AHullLeavesOutWhatLiesWithin) {
    const QList<QPointF> hull = hullOf({{0, 0}, {4, 0}, {2, 1}, {4, 4}, {0, 4}});
    EXPECT_EQ(hull.size(), 4);
    EXPECT_FALSE(hull.contains(QPointF(2, 1)));
    EXPECT_EQ(hullOf({{1, 1}}).size(), 1);
    EXPECT_TRUE(hullOf({}).isEmpty());
}

TEST(BoardShape, ALineGoesThroughThePlacesThatAreKnown) {
    const QHash<QString, QPointF> centres{{"a", {0, 0}}, {"b", {2, 0}}};
    const auto line = [&](const QVariantMap& row) { return lineOf(Grid::square, row, centres); };
    EXPECT_EQ(line({{"through", QVariantList{"a", "b"}}}).boundingRect(), QRectF(0, 0, 2, 0));
    EXPECT_EQ(line({{"between", QVariantList{"a", "b"}}}).boundingRect(), QRectF(1, -1, 0, 2));
    EXPECT_EQ(line({{"from", "a"}, {"toward", QVariantList{0, 3}}}).boundingRect(), QRectF(0, 0, 0, 3));
    EXPECT_TRUE(line({{"through", QVariantList{"a", "nowhere"}}}).isEmpty());
    EXPECT_TRUE(line({{"from", "nowhere"}, {"toward", QVariantList{0, 3}}}).isEmpty());
}

}  // namespace
}  // namespace adjutant::look
