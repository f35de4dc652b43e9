// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/table_audit.hpp"

#include <gmock/gmock.h>

#include "tests/companion/evening.hpp"

namespace adjutant::companion {
namespace {

using testing::HasSubstr;
using testing::Not;

QString codeOf(const QString& piece) { return "A1/P/LIFE-1861/" + piece.toUpper(); }

class Audited : public testing::Test {
  protected:
    Audited() : noticed(&audit, &TableAudit::noticed) { evening.toActions(); }

    /// One frame with the labels of these pieces.
    void frame(const QStringList& texts) {
        QVariantList codes;
        for (const QString& text : texts) codes << QVariantMap{{"text", text}, {"followed", false}};
        scans.sweep(codes);
    }
    void see(const QStringList& pieces) {
        QStringList texts;
        for (const QString& piece : pieces) texts << codeOf(piece);
        frame(texts);
    }
    [[nodiscard]] QStringList idsOf(const RowsModel& rows) const {
        QStringList ids;
        for (int row = 0; row < rows.count(); ++row) ids << rows.at(row).value("id").toString();
        return ids;
    }
    [[nodiscard]] std::string sentence() const { return audit.sentence().toStdString(); }
    void rule(const QVariantMap& set) {
        ASSERT_TRUE(evening.act("ruling", {{"set", set}, {"reason", "for a test"}}));
    }

    Evening evening;
    TableController& table = evening.table();
    ScanDesk& scans = evening.companion.scans();
    TableAudit& audit = *scans.audit();
    QSignalSpy noticed;
};

TEST_F(Audited, BeginsWithEveryPieceInPlayMissing) {
    audit.start();
    EXPECT_TRUE(audit.isSweeping());
    EXPECT_EQ(audit.seen(), 0);
    EXPECT_GT(audit.expected(), 3);
    EXPECT_EQ(audit.missing()->count(), audit.expected());
    EXPECT_TRUE(idsOf(*audit.missing()).contains("s1"));
    EXPECT_FALSE(idsOf(*audit.missing()).contains("b1")) << "what lies in the box is not missed";
    EXPECT_THAT(sentence(), HasSubstr("Move the camera slowly"));
}

TEST_F(Audited, WhatWasSeenInOneFrameStaysSeenInTheNext) {
    audit.start();
    see({"s1", "c1"});
    see({"c2"});
    see({});
    EXPECT_EQ(audit.seen(), 3);
    EXPECT_EQ(noticed.count(), 3);
    see({"c2", "s1"});
    EXPECT_EQ(noticed.count(), 3) << "a piece is noticed once";
    EXPECT_THAT(sentence(), HasSubstr("3 of " + std::to_string(audit.expected()) + " pieces seen so far."));
}

TEST_F(Audited, EndsWithASentenceThatNamesTheMissing) {
    audit.start();
    const QStringList all = idsOf(*audit.missing());
    see(all.mid(0, all.size() - 2));
    audit.finish();
    EXPECT_TRUE(audit.isFinished());
    EXPECT_THAT(sentence(), HasSubstr("pieces were seen. Missing: "));
    for (const QString& piece : all.mid(all.size() - 2))
        EXPECT_THAT(sentence(), HasSubstr(table.names().pieceName(piece).toStdString()));
    see(all);
    EXPECT_EQ(audit.missing()->count(), 2) << "after the end the camera counts no more";
}

TEST_F(Audited, WithAllThereAndNoneTooManySaysSo) {
    audit.start();
    see(idsOf(*audit.missing()));
    audit.finish();
    EXPECT_EQ(audit.seen(), audit.expected());
    EXPECT_EQ(sentence(), "All " + std::to_string(audit.expected()) +
                              " pieces in play are on the table, and none that should be gone.");
}

TEST_F(Audited, ADeadPieceThatStillStandsIsNamedUntilItIsTakenOff) {
    rule({{"/pieces/c1/out", true}, {"/pieces/c1/place", QVariant()}, {"/pieces/c1/health", 0}});
    audit.start();
    EXPECT_FALSE(idsOf(*audit.missing()).contains("c1"));
    see({"c1"});
    EXPECT_EQ(idsOf(*audit.standing()), QStringList("c1"));
    EXPECT_EQ(audit.seen(), 0);
    EXPECT_THAT(sentence(), HasSubstr("is out of play and still stands there: take it off."));
    audit.toggle("c1");
    EXPECT_EQ(audit.standing()->count(), 0);
    EXPECT_THAT(sentence(), Not(HasSubstr("out of play")));
}

TEST_F(Audited, APieceThatDiesAfterItWasSeenShouldBeTakenOff) {
    audit.start();
    see({"c1"});
    rule({{"/pieces/c1/out", true}, {"/pieces/c1/place", QVariant()}, {"/pieces/c1/health", 0}});
    EXPECT_EQ(idsOf(*audit.standing()), QStringList("c1"));
    table.undo();
    EXPECT_EQ(audit.standing()->count(), 0);
    EXPECT_EQ(idsOf(*audit.present()), QStringList("c1"));
}

TEST_F(Audited, ATouchStandsInForTheCamera) {
    audit.start();
    audit.toggle("s1");
    EXPECT_EQ(idsOf(*audit.present()), QStringList("s1"));
    audit.toggle("s1");
    EXPECT_EQ(audit.seen(), 0);
}

TEST_F(Audited, ATagThatWasBoundStandsForItsPiece) {
    audit.start();
    EXPECT_THAT(audit.missing()->find("c2").value("note").toString().toStdString(),
                HasSubstr("no label bound"));
    ASSERT_TRUE(scans.bind("4006381333931", "piece", "c2"));
    EXPECT_THAT(audit.missing()->find("c2").value("note").toString().toStdString(),
                Not(HasSubstr("no label")));
    frame({"4006381333931"});
    EXPECT_EQ(idsOf(*audit.present()), QStringList("c2"));
}

TEST_F(Audited, LabelsOfNoPieceAreCountedUntilTheyAreBound) {
    audit.start();
    frame({"4006381333931", "A1/P/HEX-ACW/U1", "A1/P/LIFE-1861/NOBODY", "A1/C/LIFE-1861/TRUCE",
           "A1/L/LIFE-1861/FARM"});
    EXPECT_THAT(sentence(), HasSubstr("3 labels belong to no piece of this game."));
    ASSERT_TRUE(scans.bind("4006381333931", "piece", "c2"));
    frame({"4006381333931"});
    EXPECT_THAT(sentence(), Not(HasSubstr("belong")));
    EXPECT_EQ(idsOf(*audit.present()), QStringList("c2"));
}

TEST_F(Audited, ActsOnNothing) {
    const int entries = table.log().entries();
    audit.start();
    see({"s1", "c1"});
    EXPECT_EQ(table.log().entries(), entries);
    EXPECT_EQ(table.selection().chosen(), QString());
    EXPECT_FALSE(table.draft()->isOpen());
}

TEST_F(Audited, IsForgottenWhenTheGameIsClosed) {
    audit.start();
    see({"s1"});
    table.close();
    EXPECT_FALSE(audit.isSweeping());
    EXPECT_EQ(audit.expected(), 0);
    EXPECT_EQ(audit.sentence(), QString());
    audit.start();
    EXPECT_FALSE(audit.isSweeping()) << "without a game there is nothing to audit";
}

TEST(TableAudit, PiecesInReserveAreNotMissed) {
    Evening evening;
    ASSERT_TRUE(evening.companion.campaigns().newGame("hex-acw", {}, {}));
    TableController& table = evening.table();
    TableAudit& audit = *evening.companion.scans().audit();
    audit.start();
    const int before = audit.expected();
    ASSERT_GT(before, 2);
    const QString piece = audit.missing()->at(0).value("id").toString();
    ASSERT_TRUE(evening.act(
        "ruling", {{"set", QVariantMap{{"/pieces/" + piece + "/reserve", true}}}, {"reason", "for a test"}}));
    EXPECT_EQ(audit.expected(), before - 1);
    EXPECT_TRUE(audit.missing()->find(piece).isEmpty());
    EXPECT_EQ(table.tabletop().pieces()->find(piece).value("out"), false);
}

}  // namespace
}  // namespace adjutant::companion
