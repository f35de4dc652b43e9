// SPDX-License-Identifier: GPL-3.0-or-later
// Looking back: the line of play with its older lines, the scrub bar's steps, and the plots.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "companion/bridge/entry_row.hpp"
#include "tests/companion/evening.hpp"

namespace adjutant::companion {
namespace {

class LookingBack : public testing::Test {
  protected:
    LookingBack() { evening.toActions(); }

    int move(const QString& to) {
        evening.act("move", {{"piece", "c1"}, {"to", to}});
        return table.log().cursor();
    }
    [[nodiscard]] GamePlot plot(const QString& title) const {
        for (const GamePlot& plot : table.log().history()->plots())
            if (plot.title.startsWith(title)) return plot;
        return {};
    }

    Evening evening;
    TableController& table = evening.table();
};

TEST_F(LookingBack, TheScrubBarGoesOverEveryActThatCounts) {
    EXPECT_EQ(table.log().history()->steps(), 3);
    EXPECT_EQ(table.log().history()->step(), 3);
    table.lookAtStep(2);
    EXPECT_EQ(table.log().looking(), 2);
    EXPECT_EQ(table.log().history()->step(), 2);
    EXPECT_EQ(table.log().history()->shown().ago, 1);
    table.lookAtStep(3);
    EXPECT_EQ(table.log().looking(), 0) << "the last step is now";
}

TEST_F(LookingBack, AnEntryThatSomebodyHasBeenAtIsShownAsSuch) {
    const EntryText torn{
        .seq = 7, .parent = 6, .at = "then", .request = "{}", .rolls = "[]", .events = "[{", .hash = ""};
    const auto row = entryRow(torn, {2, 5}, table.view());
    EXPECT_EQ(row.sentence, "This entry cannot be read.");
    EXPECT_EQ(row.number, "2.5");
}

TEST_F(LookingBack, WhatRedoWouldDoAgainIsStillOnTheLine) {
    move("h18");
    table.undo();
    EXPECT_EQ(table.log().history()->steps(), 4);
    EXPECT_EQ(table.log().history()->step(), 3);
    EXPECT_TRUE(table.log().history()->branches().isEmpty());
}

TEST_F(LookingBack, AnActAfterAnUndoLeavesAnOlderLineBehind) {
    const int first = move("h18");
    const int second = move("0,2");
    table.playOnFrom(first);
    const int third = move("1,1");
    const QList<ScrubMark> branches = table.log().history()->branches();
    ASSERT_EQ(branches.size(), 1);
    EXPECT_EQ(branches.at(0).step, 4);
    EXPECT_EQ(branches.at(0).length, 1);
    const QList<LeftLine> older = table.log().journal()->find(QString::number(first)).older;
    ASSERT_EQ(older.size(), 1);
    EXPECT_EQ(older.at(0).seq, second);
    table.lookAt(second);
    EXPECT_EQ(table.log().history()->step(), 4) << "an act of an older line stands where the line left";
    EXPECT_EQ(table.tabletop().pieces()->find("c1").value("cell").toString(), "0,2");
    EXPECT_EQ(table.log().history()->steps(), table.log().journal()->rowOf(QString::number(third)));
}

TEST_F(LookingBack, AnEntryAfterAnUndoIsNumberedFromTheActBeforeIt) {
    const int first = move("h18");
    table.undo();
    const int again = move("h18");
    EXPECT_EQ(table.log().journal()->find(QString::number(first)).number,
              table.log().journal()->find(QString::number(again)).number);
}

TEST_F(LookingBack, ATableThatRestsOffersAndMarksNothing) {
    table.choose("c1");
    EXPECT_FALSE(table.selection().legalPlaces().isEmpty());
    table.setResting(true);
    EXPECT_TRUE(table.selection().legalPlaces().isEmpty());
    EXPECT_EQ(table.offers()->count(), 0);
    EXPECT_FALSE(table.tabletop().pieces()->find("c1").value("chosen").toBool());
    table.setResting(false);
    EXPECT_FALSE(table.selection().legalPlaces().isEmpty());
}

TEST_F(LookingBack, TrackersAreDrawnOverTheRoundsAndStocksOfEachSide) {
    evening.act("ruling", {{"set", QVariantMap{{"/tension/level", 6}, {"/sides/soldier/ammo", 1}}},
                           {"reason", "test"}});
    const GamePlot tension = plot("Tension");
    ASSERT_EQ(tension.series.size(), 1);
    EXPECT_EQ(tension.labels, QStringList{"1"});
    EXPECT_EQ(tension.series.at(0).values.at(0), 6);
    const QList<PlotSeries> ammo = plot("Ammo").series;
    ASSERT_EQ(ammo.size(), 2);
    EXPECT_EQ(ammo.at(0).name, "Soldier");
    EXPECT_EQ(ammo.at(0).values.at(0), 1);
}

TEST_F(LookingBack, DiceThatWereTakenBackAreNotCounted) {
    evening.act("ruling", {{"set", QVariantMap{{"/pieces/c1/place", "base"}}}, {"reason", "test"}});
    for (const int face : {2, 5}) {
        if (face == 5) table.undo();
        evening.act("attack",
                    {{"attacker", "s1"}, {"target", "c1"}, {"rolls", QVariantList{QVariantList{face}}}});
    }
    const QList<PlotSeries> series = plot("D6 results").series;
    ASSERT_EQ(series.size(), 2);
    EXPECT_EQ(series.at(0).values.at(1), 0);
    EXPECT_EQ(series.at(0).values.at(4), 1);
    EXPECT_DOUBLE_EQ(series.at(1).values.at(0), 1.0 / 6);
}

TEST(WhoHeldWhat, IsAStripForEachPlaceOfAGameThatHasSuch) {
    Evening evening;
    ASSERT_TRUE(evening.companion.campaigns().newGame("civil-war-1863", {}, {}));
    GamePlot held;
    for (const GamePlot& plot : evening.table().log().history()->plots())
        if (!plot.places.isEmpty()) held = plot;
    EXPECT_EQ(held.title, "Who held what");
    EXPECT_EQ(held.labels, QStringList{"1"});
    EXPECT_EQ(held.acts.size(), 1);
    QStringList places;
    for (const HeldStrip& place : held.places) {
        places << place.name;
        EXPECT_FALSE(place.holders.contains(QString())) << "every city is somebody's";
    }
    EXPECT_TRUE(places.contains("Atlanta") && places.contains("Baltimore"));
}

TEST(PiecesOutOfTheGame, AreThoseThatWereInIt) {
    const auto curves = [](Evening& evening) {
        QStringList titles;
        for (const GamePlot& plot : evening.table().log().history()->plots()) titles << plot.title;
        return titles;
    };
    Evening ships;
    ASSERT_TRUE(ships.companion.campaigns().newGame("conquest-1762", {}, {}));
    EXPECT_FALSE(curves(ships).contains("Pieces out of the game")) << "no ship is built yet";
    for (const bool sunk : {false, true})
        ships.act("ruling",
                  {{"set", QVariantMap{{"/pieces/british-warship-2/out", sunk}}}, {"reason", "a storm"}});
    EXPECT_TRUE(curves(ships).contains("Pieces out of the game")) << "built and sunk within a round";
    Evening battle;
    ASSERT_TRUE(battle.companion.campaigns().newGame("civil-war-1863", {}, {}));
    battle.act("ruling", {{"set", QVariantMap{{"/pieces/ci1/out", true}}}, {"reason", "we forgot"}});
    EXPECT_TRUE(curves(battle).contains("Pieces out of the game"));
}

}  // namespace
}  // namespace adjutant::companion
