// SPDX-License-Identifier: GPL-3.0-or-later
// The screens of hex-acw: what its counters show, and the editor of the referee's own board.
#include <gtest/gtest.h>

#include <QTest>

#include "tests/companion/evening.hpp"

namespace adjutant::companion {
namespace {

QVariantMap rowOf(RowsModel& rows, const QString& id) {
    for (int row = 0; row < rows.count(); ++row) {
        if (rows.at(row).value("id") == id) return rows.at(row);
    }
    return {};
}

TEST(AcwBoard, CountersShowTypeFacingHitsAndCommander) {
    Evening evening;
    ASSERT_TRUE(evening.companion.campaigns().newGame("hex-acw", {}, {}));
    const QVariantMap led = rowOf(*evening.table().tabletop().pieces(), "u1");
    EXPECT_EQ(led.value("facing"), 0);
    EXPECT_EQ(led.value("number"), "0");
    EXPECT_EQ(led.value("corner"), "infantry");
    EXPECT_TRUE(led.value("marks").toStringList().contains("star"));
    const QVariantMap gun = rowOf(*evening.table().tabletop().pieces(), "c6");
    EXPECT_EQ(gun.value("facing"), 180);
    EXPECT_FALSE(gun.value("marks").toStringList().contains("star"));
    EXPECT_EQ(rowOf(*evening.table().tabletop().pieces(), "ul1").value("place"), "Infantry 1");
}

TEST(AcwBoard, WorksAreMarkedOnTheMap) {
    Evening evening;
    ASSERT_TRUE(evening.companion.campaigns().newGame("hex-acw", {{"scenario", "stone-ford"}}, {}));
    EXPECT_EQ(rowOf(*evening.table().tabletop().places(), "E3").value("sign"), "spade");
    EXPECT_EQ(rowOf(*evening.table().tabletop().places(), "B4").value("kind"), "wood");
}

TEST(AcwBoard, AMoveIsTwoTouchesAndAShotIsTwoAndTheDice) {
    Evening evening;
    ASSERT_TRUE(evening.companion.campaigns().newGame("hex-acw", {}, {}));
    const QVariantMap beside{{"/pieces/c2/place", "E4"}, {"/pieces/c2/hits", 5}};
    ASSERT_TRUE(evening.act("ruling", {{"set", beside}, {"reason", "met on the road"}}));
    ASSERT_TRUE(evening.act("draw", {{"rolls", QVariantList{"force-march"}}}));
    evening.table().touchPiece("u3");
    EXPECT_TRUE(evening.table().selection().legalPlaces().contains("G5"));
    evening.table().touchPlace("G5");
    EXPECT_EQ(rowOf(*evening.table().tabletop().pieces(), "u3").value("cell"), "G5");
    evening.table().touchPiece("u2");
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return evening.table().selection().targets().value("c2") == "57% rout"; }));
    evening.table().touchCounter("c2");
    EXPECT_EQ(evening.table().standing().phase(), "move") << "the odds are shown before any dice fall";
    evening.table().draft()->send();
    EXPECT_EQ(evening.table().standing().phase(), "shoot");
}

TEST(AcwBoard, ADragFromAUnitTurnsItAndADragOutOfAHexMovesItThere) {
    Evening evening;
    ASSERT_TRUE(evening.companion.campaigns().newGame("hex-acw", {{"turn-in-place", "free"}}, {}));
    ASSERT_TRUE(evening.act("draw", {{"rolls", QVariantList{"force-march"}}}));
    EXPECT_TRUE(evening.table().faceTowards("D5", "u1", 70));
    EXPECT_EQ(rowOf(*evening.table().tabletop().pieces(), "u1").value("facing"), 60);
    evening.table().touchPiece("u3");
    EXPECT_TRUE(evening.table().faceTowards("G5", {}, 300));
    EXPECT_EQ(rowOf(*evening.table().tabletop().pieces(), "u3").value("cell"), "G5");
    EXPECT_EQ(rowOf(*evening.table().tabletop().pieces(), "u3").value("facing"), 300);
    EXPECT_FALSE(evening.table().faceTowards("E2", "c2", 0)) << "an enemy's unit is not turned";
}

TEST(AcwBoard, SeveralUnitsOnOneTargetShowTheOddsOfTheWholeVolley) {
    Evening evening;
    ASSERT_TRUE(evening.companion.campaigns().newGame("hex-acw", {}, {}));
    const QVariantMap met{{"/pieces/c2/place", "E4"},
                          {"/pieces/u1/place", "D4"},
                          {"/pieces/u1/facing", "ne"},
                          {"/pieces/c2/hits", 4}};
    ASSERT_TRUE(evening.act("ruling", {{"set", met}, {"reason", "met on the road"}}));
    ASSERT_TRUE(evening.act("draw", {{"rolls", QVariantList{"force-march"}}}));
    const QVariantMap one = evening.table().ask(
        {{"ask", "odds"}, {"action", QVariantMap{{"do", "shoot"}, {"shooter", "u2"}, {"target", "c2"}}}});
    evening.table().holdCounter("c2");
    EXPECT_EQ(evening.table().draft()->action(), "volley");
    EXPECT_FALSE(evening.table().draft()->outlook()->odds().isEmpty());
    EXPECT_GT(evening.table().draft()->outlook()->odds().size(), one.value("outcomes").toList().size());
}

}  // namespace
}  // namespace adjutant::companion
