// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/table_controller.hpp"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

#include "companion/bridge/state_words.hpp"
#include "tests/companion/at_the_table.hpp"

namespace adjutant::companion {
namespace {

TEST_F(AtTheTable, AGameBeginsWithWhatTheEngineSays) {
    ASSERT_TRUE(evening.start());
    EXPECT_EQ(table.system(), "life-1861");
    EXPECT_EQ(table.standing().round(), 1);
    EXPECT_EQ(table.standing().phase(), "setup");
    EXPECT_EQ(table.standing().figures()->rounds(), 15);
    EXPECT_EQ(table.tabletop().sides()->count(), 2);
    EXPECT_EQ(table.tabletop().places()->count(), 61);
    EXPECT_EQ(table.tabletop().piecesOf("civilians")->count(), 4);
    EXPECT_EQ(table.tabletop().stocksOf("soldier")->find("ammo").value("value").toInt(), 3);
    EXPECT_FALSE(evening.offer("set-up").isEmpty());
    EXPECT_FALSE(table.log().canUndo());
}

TEST_F(AtTheTable, WhileOneFighterActsTheOthersOfItsSideStillCountAsWaiting) {
    ASSERT_TRUE(evening.companion.campaigns().newGame("one-stat", {}, {}));
    ASSERT_TRUE(evening.act("roll-initiative", {{"rolls", QVariantList{QVariantList{9}, QVariantList{4}}}}));
    ASSERT_TRUE(evening.act("choose-position", {{"position", 1}}));
    EXPECT_EQ(table.loss(evening.offer("end-turn")), "10 fighters who could act have not done so.");
    ASSERT_TRUE(evening.act("activate", {{"fighter", "red-boss"}}));
    EXPECT_EQ(table.loss(evening.offer("end-turn")), "10 fighters who could act have not done so.");
    ASSERT_TRUE(evening.act("end-activation"));
}

TEST_F(AtTheTable, OnesOwnWoundedAreTargetsWhereATouchIsNoMove) {
    evening.toActions();
    const auto wounded = [&](const QString& place) {
        ASSERT_TRUE(evening.act("ruling", {{"set", QVariantMap{{"/pieces/c1/place", "h11"},
                                                               {"/pieces/c2/place", place},
                                                               {"/pieces/c2/health", 1}}},
                                           {"reason", "The evening before"}}));
        table.choose({});
        table.choose("c1");
    };
    wounded("h10");
    ASSERT_FALSE(evening.offer("use-medicine").isEmpty());
    const auto isTarget = [&] { return table.tabletop().counters()->find("c2").value("target").toBool(); };
    EXPECT_TRUE(isTarget()) << "too far to move there";
    const QString lit = table.selection().legalPlaces().first();
    wounded(lit);
    EXPECT_FALSE(isTarget());
    EXPECT_TRUE(table.selection().targets().contains("c2")) << "its tile is one";
    table.touchCounter("c2");
    EXPECT_EQ(table.tabletop().pieces()->find("c1").value("cell").toString(), lit) << "it moves";
    table.touchPiece("c2");
    EXPECT_EQ(table.tabletop().pieces()->find("c2").value("health").toInt(), 2) << "its tile is treated";
}

TEST_F(AtTheTable, AKeyOfTheStateIsNotCalledAsAnOptionOfThatWord) {
    ASSERT_TRUE(evening.companion.campaigns().newGame("one-stat", {}, {}));
    EXPECT_EQ(fieldName("/round", table.view()), "Round") << "not once a round, as a clock is set";
    EXPECT_EQ(fieldName("/hill", table.view()), "Hill") << "not that a move ends on it";
    EXPECT_EQ(fieldName("/stack", table.view()), "Open activations");
}

TEST_F(AtTheTable, UnitsOfBothSidesUnderOneCardAreToldApart) {
    ASSERT_TRUE(evening.companion.campaigns().newGame("hex-acw", {}, {}));
    ASSERT_TRUE(
        evening.act("ruling", {{"set", QVariantMap{{"/pieces/u6/dug-in", true}, {"/pieces/c6/dug-in", true}}},
                               {"reason", "both dig in"}}));
    EXPECT_EQ(table.standing().figures()->inForce(),
              QStringList("Stonewall: Confederate Artillery 6 and Artillery 6"));
}

TEST_F(AtTheTable, ModelsKeepTheirRulesThroughAWholeTurn) {
    for (QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{
             table.tabletop().pieces(), table.tabletop().places(), table.offers(), table.log().journal(),
             table.tabletop().sides()}) {
        new QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::Fatal, model);
    }
    evening.toActions();
    evening.act("move", {{"piece", "c4"}, {"to", "0,0"}});
    table.undo();
    table.redo();
    table.lookAt(2);
    table.lookNow();
    EXPECT_EQ(table.tabletop().pieces()->find("c4").value("cell").toString(), "0,0");
}

TEST_F(AtTheTable, ARulingOnAPieceIsOneChangeOfItsRowAndOfItsStocksNone) {
    evening.toActions();
    RowsModel* civilians = table.tabletop().piecesOf("civilians");
    RowsModel* stocks = table.tabletop().stocksOf("civilians");
    evening.act("move", {{"piece", "c4"}, {"to", "0,0"}});
    const auto rowOf = [&](const char* id) {
        int row = 0;
        while (row < civilians->count() && civilians->at(row).value("id") != id) ++row;
        return row;
    };
    ASSERT_LT(rowOf("c4"), civilians->count());
    QSignalSpy moved(civilians, &RowsModel::dataChanged);
    QSignalSpy counted(stocks, &RowsModel::dataChanged);
    table.act({{"do", "ruling"}, {"set", QVariantMap{{"/pieces/c4/health", 1}}}, {"reason", "test"}});
    EXPECT_EQ(counted.count(), 0);
    ASSERT_EQ(moved.count(), 1);
    EXPECT_EQ(moved.at(0).at(0).toModelIndex().row(), rowOf("c4"));
    EXPECT_EQ(moved.at(0).at(1).toModelIndex().row(), rowOf("c4"));
}

TEST_F(AtTheTable, ARulingOnAStockIsExactlyOneChange) {
    evening.toActions();
    QSignalSpy changed(table.tabletop().stocksOf("soldier"), &RowsModel::dataChanged);
    QSignalSpy others(table.tabletop().stocksOf("civilians"), &RowsModel::dataChanged);
    table.act(
        {{"do", "ruling"}, {"set", QVariantMap{{"/sides/soldier/food", 7}}}, {"reason", "counted again"}});
    ASSERT_EQ(changed.count(), 1);
    EXPECT_EQ(others.count(), 0);
    EXPECT_EQ(table.tabletop().stocksOf("soldier")->find("food").value("value").toInt(), 7);
}

TEST_F(AtTheTable, ARulingAfterAnUndoIsToldWithWhatItChangedToo) {
    evening.toActions();
    const int before = table.tabletop().stocksOf("soldier")->find("food").value("value").toInt();
    const auto rule = [&](int food) {
        return evening.act("ruling",
                           {{"set", QVariantMap{{"/sides/soldier/food", food}}}, {"reason", "counted"}});
    };
    ASSERT_TRUE(rule(5));
    table.undo();
    ASSERT_TRUE(rule(7));
    const QString told = QStringLiteral("Soldier: Food %1 → 7, the referee: counted.").arg(before);
    EXPECT_EQ(table.log().sentence().toStdString(), told.toStdString());
    EXPECT_EQ(table.log().journal()->at(table.log().journal()->count() - 1).sentence, told);
}

TEST_F(AtTheTable, AMoveIsTwoTouches) {
    evening.toActions();
    table.touchPiece("c1");
    EXPECT_EQ(table.selection().chosen(), "c1");
    EXPECT_TRUE(table.selection().legalPlaces().contains("h18"));
    EXPECT_EQ(table.tabletop().places()->find("h18").value("state").toString(), "legal");
    table.touchPlace("h18");
    EXPECT_EQ(table.tabletop().pieces()->find("c1").value("cell").toString(), "h18");
}

TEST_F(AtTheTable, TheSecondActOfATurnNeedsNoTile) {
    evening.toActions();
    evening.act("move", {{"piece", "c1"}, {"to", "h18"}});
    EXPECT_EQ(table.selection().chosen(), "c1");
    EXPECT_EQ(table.standing().active(), "civilians");
}

TEST_F(AtTheTable, APlaceOutOfReachIsRefusedWithItsClause) {
    evening.toActions();
    table.touchPiece("c1");
    table.touchPlace("base");
    ASSERT_EQ(refused.count(), 1);
    EXPECT_EQ(refused.at(0).at(0).toString(), "too-far");
    EXPECT_TRUE(refused.at(0).at(2).toString().startsWith("L61-"));
}

TEST_F(AtTheTable, APlaceThatNothingAsksForIsLookedAt) {
    const QSignalSpy shown(&table, &TableController::thingShown);
    evening.toActions();
    table.choose({});
    table.touchPlace("farm");
    ASSERT_EQ(shown.count(), 1);
    EXPECT_EQ(shown.at(0).at(0).value<ScannedThing>().name, "Farm");
    table.touchPlace("h18");
    EXPECT_EQ(shown.count(), 1) << "no name, and nothing there";
    table.showPlace("h18");
    EXPECT_EQ(shown.count(), 2) << "held, it is shown all the same";
    table.choose("c1");
    table.touchPlace("h18");
    EXPECT_EQ(shown.count(), 2) << "a chosen piece goes there";
    EXPECT_EQ(table.tabletop().pieces()->find("c1").value("cell").toString(), "h18");
}

TEST_F(AtTheTable, EndingTheGameIsNeverTheLikelyOffer) {
    const auto endIsQuiet = [&] {
        const QVariantMap end = table.offers()->find("a:end/End the game");
        return !end.isEmpty() && end.value("rare").toBool() && !end.value("likely").toBool();
    };
    evening.toActions();
    evening.act("move", {{"piece", "c1"}, {"to", "h18"}});
    table.touchPiece("c2");  // it cannot act while the other's turn is open
    EXPECT_TRUE(endIsQuiet());
    table.act({{"do", "ruling"}, {"set", QVariantMap{{"/phase", "status"}}}, {"reason", "test"}});
    EXPECT_TRUE(table.offers()->at(0).value("likely").toBool());
    EXPECT_EQ(table.offers()->at(0).value("action").toString(), "status-stage");
    EXPECT_TRUE(endIsQuiet());
}

TEST_F(AtTheTable, AnAttackShowsItsOddsBeforeTheDice) {
    evening.toActions();
    table.act({{"do", "ruling"}, {"set", QVariantMap{{"/pieces/c1/place", "0,-3"}}}, {"reason", "test"}});
    table.touchPiece("s1");
    idle();
    EXPECT_EQ(table.selection().targets().value("c1").toString(), "67% hit");
    EXPECT_EQ(table.tabletop().pieces()->find("c1").value("odds").toString(), "67% hit");
    QSignalSpy sheet(&table, &TableController::sheetWanted);
    table.touchCounter("c1");
    EXPECT_EQ(sheet.count(), 1);
    ASSERT_TRUE(table.draft()->isOpen());
    EXPECT_EQ(table.draft()->outlook()->percent(), "67%");
    EXPECT_EQ(table.draft()->outlook()->fraction(), "2/3");
    ASSERT_GE(table.draft()->outlook()->sums().size(), 1);
    EXPECT_EQ(table.draft()->outlook()->sums().at(0).value<ActSum>().total, 3);
}

TEST_F(AtTheTable, TableDiceAreOneTouchEachAndAWrongFaceIsTakenBack) {
    evening.toActions();
    table.setDiceMode("table");
    table.act({{"do", "ruling"}, {"set", QVariantMap{{"/pieces/c1/place", "0,-3"}}}, {"reason", "test"}});
    table.touchPiece("s1");
    table.touchCounter("c1");
    table.draft()->send();
    EXPECT_EQ(table.draft()->due()->need().purpose, "attack");
    EXPECT_EQ(table.draft()->due()->need().sides, 6);
    ASSERT_EQ(table.draft()->due()->faces().size(), 6);
    EXPECT_TRUE(table.draft()->due()->faces().at(0).value<DueFace>().bad);
    EXPECT_TRUE(table.draft()->due()->faces().at(5).value<DueFace>().good);
    const int before = table.log().entries();
    table.draft()->answer(5);
    EXPECT_EQ(table.log().entries(), before + 1);
    EXPECT_FALSE(table.draft()->isOpen());
    EXPECT_EQ(table.tabletop().pieces()->find("c1").value("health").toInt(), 1);
    EXPECT_EQ(table.log().lastRolls().size(), 1);
}

TEST_F(AtTheTable, UndoTakesBackOneDieBeforeItTakesBackAnAct) {
    evening.start({{"dice", "table"}});
    table.touchOffer(evening.offer("set-up"));
    EXPECT_EQ(table.draft()->due()->need().sides, 20);
    table.draft()->answer(7);
    ASSERT_TRUE(table.draft()->due()->canTakeBack());
    table.undo();
    EXPECT_FALSE(table.draft()->due()->canTakeBack());
    table.draft()->answer(8);
    table.draft()->answer(9);
    EXPECT_EQ(table.standing().phase(), "event");
    EXPECT_EQ(table.standing().extras().value("ground").toMap().keys(), QStringList({"h8", "h9"}));
}

TEST_F(AtTheTable, ADoubleTouchDoesNothingTwice) {
    table.setDoubleTouch(1000);
    evening.start();
    const QString first = evening.offer("set-up");
    table.touchOffer(first);
    const int entries = table.log().entries();
    table.touchOffer(evening.offer("draw-event"));
    EXPECT_EQ(table.log().entries(), entries);
    EXPECT_EQ(table.standing().phase(), "event");
}

TEST_F(AtTheTable, ARepeatedIdChangesNothing) {
    evening.start();
    EXPECT_TRUE(evening.act("set-up", {{"id", "one"}}));
    EXPECT_TRUE(evening.act("set-up", {{"id", "one"}}));
    EXPECT_EQ(table.log().entries(), 2);
}

TEST_F(AtTheTable, TheLogShowsTheTableAsItWasAndPlayGoesOnFromThere) {
    evening.toActions();
    evening.act("move", {{"piece", "c1"}, {"to", "h18"}});
    const auto moved = table.log().cursor();
    evening.act("move", {{"piece", "c1"}, {"to", "0,2"}});
    table.lookAt(moved);
    EXPECT_EQ(table.tabletop().pieces()->find("c1").value("cell").toString(), "h18");
    EXPECT_EQ(table.offers()->count(), 0);
    table.playOnFrom(moved);
    EXPECT_EQ(table.log().looking(), 0);
    EXPECT_EQ(table.log().cursor(), moved);
    EXPECT_TRUE(table.log().journal()->at(table.log().journal()->count() - 1).undone);
    evening.act("move", {{"piece", "c1"}, {"to", "1,1"}});
    EXPECT_EQ(table.log().journal()->find(QString::number(moved)).older.size(), 1);
}

TEST_F(AtTheTable, WhatLiesAtAPlaceIsToldWithItsCount) {
    evening.toActions();
    table.act({{"do", "ruling"},
               {"set", QVariantMap{{"/ground", QVariantMap{{"h5", QVariantMap{{"food", 3}, {"ammo", 1}}},
                                                           {"church", QVariantMap{{"food", 2}}}}},
                                   {"/bakery/food", 4},
                                   {"/farm/status", "growing"},
                                   {"/farm/due", 3}}},
               {"reason", "test"}});
    const auto told = [&](const char* place) {
        QStringList words;
        for (const QVariant& good : table.tabletop().places()->find(place).value("goods").toList())
            words << good.toMap().value("name").toString();
        return words.join("; ");
    };
    EXPECT_EQ(told("h5"), "1 Ammo; 3 Food");
    EXPECT_EQ(table.tabletop().places()->find("h5").value("number").toString(), "5")
        << "the hex keeps its number";
    EXPECT_EQ(told("church"), "2 Food");
    EXPECT_EQ(told("bakery"), "4 Food");
    EXPECT_EQ(told("farm"), "Growing, until round 3");
    table.act({{"do", "ruling"},
               {"set", QVariantMap{{"/farm/status", "ripe"}, {"/farm/due", {}}, {"/farm/food", 2}}},
               {"reason", "test"}});
    EXPECT_EQ(told("farm"), "2 Food");
    EXPECT_EQ(told("h4"), "");
}

TEST_F(AtTheTable, AGameIsTakenUpWhereItWasLeft) {
    evening.toActions();
    evening.act("move", {{"piece", "c1"}, {"to", "h18"}});
    const QString id = evening.companion.campaigns().lastGame().id;
    table.close();
    EXPECT_FALSE(table.isOpen());
    ASSERT_TRUE(evening.companion.campaigns().resume(id));
    EXPECT_EQ(table.tabletop().pieces()->find("c1").value("cell").toString(), "h18");
    EXPECT_EQ(table.selection().chosen(), "c1");
    EXPECT_EQ(table.log().journal()->count(), 4);
}

TEST(Campaigns, AFileThatIsNotOursIsASentence) {
    QTemporaryDir folder;
    QFile file(folder.filePath("list.adjutant"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("a shopping list");
    file.close();
    Companion companion(folder.filePath("settings.ini"));
    EXPECT_FALSE(companion.campaigns().openFile(file.fileName()));
    EXPECT_FALSE(companion.campaigns().problem().isEmpty());
    EXPECT_FALSE(companion.campaigns().newGame("life-1861", {}));
}

}  // namespace
}  // namespace adjutant::companion
