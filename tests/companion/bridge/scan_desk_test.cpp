// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/scan_desk.hpp"

#include <gtest/gtest.h>

#include "tests/companion/evening.hpp"

namespace adjutant::companion {
namespace {

class Scanned : public testing::Test {
  protected:
    Scanned()
        : failed(&evening.companion.scans(), &ScanDesk::failed),
          unknown(&evening.companion.scans(), &ScanDesk::unknown),
          opened(&evening.companion.scans(), &ScanDesk::opened) {}

    [[nodiscard]] ScannedThing thing() const {
        return opened.isEmpty() ? ScannedThing() : opened.last().at(0).value<ScannedThing>();
    }

    Evening evening;
    TableController& table = evening.table();
    ScanDesk& scans = evening.companion.scans();
    QSignalSpy failed;
    QSignalSpy unknown;
    QSignalSpy opened;
};

TEST_F(Scanned, ACardIsTheOneThatWasDrawn) {
    evening.start();
    evening.act("set-up");
    scans.read("A1/C/LIFE-1861/TRUCE");
    EXPECT_EQ(table.standing().phase(), "action");
    EXPECT_EQ(table.standing().extras().value("event").toString(), "truce");
    EXPECT_EQ(table.log().drawnCard().id, "truce");
}

TEST_F(Scanned, ACardThatIsNotDueIsOpenedAndStaysWhereItIs) {
    evening.toActions();
    scans.read("A1/C/LIFE-1861/TRUCE");
    EXPECT_EQ(failed.count(), 0);
    EXPECT_EQ(thing().kind, "card");
    EXPECT_EQ(thing().name, "Truce");
    EXPECT_FALSE(thing().text.isEmpty());
    EXPECT_EQ(table.standing().extras().value("event").toString(), "calm");
    scans.read("A1/C/LIFE-1861/NO-SUCH-CARD");
    EXPECT_EQ(failed.count(), 1);
}

TEST_F(Scanned, APlaceThatNothingAsksForIsOpenedWithWhatIsThere) {
    evening.toActions();
    ASSERT_TRUE(table.act(
        {{"do", "ruling"},
         {"set", QVariantMap{{"/pieces/c1/place", "farm"}, {"/ground/farm", QVariantMap{{"food", 2}}}}},
         {"reason", "test"}}));
    table.choose({});
    const int before = table.log().entries();
    scans.read("A1/L/LIFE-1861/FARM");
    ASSERT_EQ(opened.count(), 1);
    EXPECT_EQ(thing().name, "Farm");
    QStringList there;
    for (const HeldThing& row : thing().rows) there << row.text + row.note;
    EXPECT_EQ(there, QStringList({"Food2", table.names().pieceName("c1")}));
    EXPECT_EQ(table.log().entries(), before);
    table.choose("c1");
    scans.read("A1/L/LIFE-1861/FARM");
    EXPECT_EQ(opened.count(), 1) << "a chosen piece asks for it";
}

TEST_F(Scanned, WithoutAGameACodeSaysWhatItIsAndWhose) {
    evening.toActions();
    ASSERT_TRUE(scans.bind("4006381333931", "piece", "c1"));
    const QString first = evening.companion.campaigns().campaign();
    ASSERT_TRUE(evening.companion.campaigns().makeCampaign("The valley"));
    ASSERT_FALSE(table.isOpen());
    scans.read("4006381333931");
    EXPECT_EQ(thing().kind, "piece");
    EXPECT_TRUE(thing().note.contains(first)) << "of another campaign than the chosen";
    EXPECT_TRUE(thing().note.contains("Civilians"));
    EXPECT_NE(thing().name, "c1");
    scans.read("A1/C/LIFE-1861/TRUCE");
    EXPECT_EQ(thing().name, "Truce");
    EXPECT_TRUE(thing().note.contains("1861"));
    EXPECT_EQ(scans.meaning("A1/L/LIFE-1861/FARM").name, "Farm");
    EXPECT_EQ(failed.count(), 0);
    scans.read("5901234123457");
    EXPECT_EQ(unknown.count(), 1);
}

TEST_F(Scanned, ALabelCanBeBoundToACard) {
    evening.start();
    evening.act("set-up");
    ASSERT_TRUE(scans.bind("4006381333931", "card", "truce"));
    EXPECT_EQ(scans.meaning("4006381333931").name, "Truce");
    scans.read("4006381333931");
    EXPECT_EQ(table.log().drawnCard().id, "truce");
}

TEST_F(Scanned, APieceAndAPlaceAreAMove) {
    evening.toActions();
    ASSERT_TRUE(scans.bind("4006381333931", "piece", "c1"));
    scans.read("4006381333931");
    EXPECT_EQ(table.selection().chosen(), "c1");
    scans.read("A1/L/LIFE-1861/H18");
    EXPECT_EQ(table.tabletop().pieces()->find("c1").value("cell").toString(), "h18");
}

TEST_F(Scanned, AnUnknownCodeCanBeBound) {
    evening.toActions();
    scans.read("4006381333931");
    ASSERT_EQ(unknown.count(), 1);
    ASSERT_TRUE(scans.bind("4006381333931", "place", "farm"));
    EXPECT_EQ(scans.meaning("4006381333931").name, "Farm");
    EXPECT_EQ(scans.tags()->count(), 1);
    EXPECT_TRUE(scans.unbind("4006381333931"));
    EXPECT_EQ(scans.tags()->count(), 0);
}

TEST_F(Scanned, WhatALabelSaysCanBeTyped) {
    evening.toActions();
    scans.typed("a1/t/nonsense");
    EXPECT_EQ(unknown.count() + failed.count(), 1);
    EXPECT_EQ(scans.typed(evening.file()), QUrl::fromLocalFile(evening.file()));
}

TEST_F(Scanned, ACodeOfAnotherGameIsASentence) {
    evening.toActions();
    scans.read("A1/C/HEX-ACW/RALLY");
    ASSERT_EQ(failed.count(), 1);
    EXPECT_TRUE(failed.at(0).at(0).toString().contains("another game"));
}

TEST_F(Scanned, ScanScanIsAnAttackWithItsOdds) {
    evening.toActions();
    table.act({{"do", "ruling"}, {"set", QVariantMap{{"/pieces/c1/place", "0,-3"}}}, {"reason", "test"}});
    scans.read("A1/P/LIFE-1861/S1");
    scans.read("A1/P/LIFE-1861/C1");
    ASSERT_TRUE(table.draft()->isOpen());
    EXPECT_EQ(table.draft()->action(), "attack");
    EXPECT_EQ(table.draft()->outlook()->percent(), "67%");
}

}  // namespace
}  // namespace adjutant::companion
