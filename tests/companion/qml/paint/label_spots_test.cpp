// SPDX-License-Identifier: GPL-3.0-or-later
// Where the labels of a board stand.
#include "companion/qml/paint/label_spots.hpp"

#include <gtest/gtest.h>

#include <random>

namespace adjutant::look {
namespace {

constexpr QSizeF name{80, 18};

/// A counter of 36 pixels at a point, with a name of 80.
Labelled placeAt(qreal x, qreal y) {
    return {{x - 18, y - 18, 36, 36}, {{x - 40, y + 20}, name}, y - 38, true};
}

QRectF boxOf(QPointF spot) { return {spot, name}; }

bool isCovered(const std::vector<Labelled>& places, const std::vector<QPointF>& spots) {
    for (std::size_t i = 0; i < places.size(); ++i) {
        for (std::size_t j = 0; j < places.size(); ++j) {
            if (boxOf(spots[i]).intersects(places[j].taken)) return true;
            if (i != j && boxOf(spots[i]).intersects(boxOf(spots[j]))) return true;
        }
    }
    return false;
}

TEST(LabelSpots, ANameStandsBelowTheMiddleOfItsPlaceWhereNothingIsInItsWay) {
    const std::vector<QPointF> spots = labelSpots({placeAt(100, 100), placeAt(400, 100)});
    EXPECT_EQ(spots[0], QPointF(60, 120));
    EXPECT_EQ(spots[1], QPointF(360, 120));
}

TEST(LabelSpots, ANameMakesWayForTheCounterBesideIt) {
    const std::vector<Labelled> places{placeAt(0, 100), placeAt(100, 100), placeAt(145, 125),
                                       placeAt(300, 100)};
    ASSERT_TRUE(places[2].taken.intersects(places[1].label)) << "nothing is in its way";
    const std::vector<QPointF> spots = labelSpots(places);
    EXPECT_FALSE(isCovered(places, spots));
    EXPECT_LT(spots[1].x(), 60);
}

TEST(LabelSpots, NamesInOneLineMakeWayForEachOther) {
    const std::vector<Labelled> places{placeAt(0, 0), placeAt(100, 100), placeAt(160, 100),
                                       placeAt(300, 200)};
    EXPECT_FALSE(isCovered(places, labelSpots(places)));
}

TEST(LabelSpots, ANameGoesAboveItsPlaceWhereThereIsNoRoomBelow) {
    const std::vector<Labelled> places{placeAt(100, 0), placeAt(200, 100), placeAt(165, 135),
                                       placeAt(235, 135), placeAt(300, 200)};
    const std::vector<QPointF> spots = labelSpots(places);
    EXPECT_LT(spots[1].y(), 82);
    EXPECT_FALSE(boxOf(spots[1]).intersects(places[1].taken));
}

TEST(LabelSpots, NoNameLeavesTheMap) {
    std::mt19937 random(7);
    std::uniform_real_distribution<qreal> anywhere(0, 400);
    for (int map = 0; map < 50; ++map) {
        std::vector<Labelled> places;
        QRectF whole;
        for (int i = 0; i < 20; ++i) {
            places.push_back(placeAt(anywhere(random), anywhere(random)));
            const Labelled& place = places.back();
            whole |= place.taken | place.label;
        }
        for (const QPointF spot : labelSpots(places)) EXPECT_TRUE(whole.contains(boxOf(spot)));
    }
}

TEST(LabelSpots, ANameOnThePlaceItselfStays) {
    Labelled bare{{}, {{60, 91}, name}, 0, false};
    const std::vector<QPointF> spots = labelSpots({bare, placeAt(120, 110)});
    EXPECT_EQ(spots[0], QPointF(60, 91));
}

TEST(LabelSpots, WhatIsRememberedIsOfThesePlaces) {
    LabelSpots names;
    const std::vector<Labelled> first{placeAt(0, 0)}, second{placeAt(50, 50)};
    EXPECT_EQ(names.of(first)[0], labelSpots(first)[0]);
    EXPECT_EQ(names.of(second)[0], labelSpots(second)[0]);
    EXPECT_EQ(names.of(first)[0], labelSpots(first)[0]);
}

TEST(LabelSpots, FlagsOfCountersSideBySideAreBothRead) {
    const auto counter = [](qreal x, qreal y) {
        return QVariantMap{{"box", QRectF(x, y, 38, 40)}, {"flag", QSizeF(110, 20)}};
    };
    const QVariantList counters{counter(100, 100), counter(170, 110),
                                QVariantMap{{"box", QRectF(240, 80, 38, 40)}, {"flag", QSizeF()}},
                                counter(20, 200)};
    const QVariantList spots = Flags::spots(counters);
    ASSERT_EQ(spots.size(), 4);
    QList<QRectF> flags;
    for (const qsizetype i : {0, 1, 3}) {
        const QRectF box = counters[i].toMap().value("box").toRectF();
        flags.append({box.topLeft() + spots[i].toPointF(), QSizeF(110, 20)});
        EXPECT_TRUE(flags.last().intersects(box)) << "a flag stands on the edge of its counter";
    }
    EXPECT_FALSE(flags[0].intersects(flags[1]));
    EXPECT_EQ(spots[3].toPointF(), QPointF(19 - 55, -16))
        << "alone it stands in the middle of the upper edge";
}

}  // namespace
}  // namespace adjutant::look
