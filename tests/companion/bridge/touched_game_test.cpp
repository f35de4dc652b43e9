// SPDX-License-Identifier: GPL-3.0-or-later
// A campaign file that somebody touched between two evenings, and one that is copied in the middle of one.
#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>

#include <QFile>
#include <QTest>

#include "tests/companion/evening.hpp"

namespace adjutant::companion {
namespace {

/// A game with a state beside one of its acts, closed.
class TouchedGame : public testing::Test {
  protected:
    TouchedGame() : said(&evening.table(), &TableController::failed) {
        evening.start();
        for (int note = 0; note < 70; ++note) evening.act("note", {{"text", "tea"}});
        food = foodNow();
        id = evening.companion.campaigns().games()->at(0).value("id").toString();
        evening.table().close();
    }

    [[nodiscard]] int foodNow() {
        return evening.table()
            .ask({{"ask", "state"}})
            .value("state")
            .toMap()
            .value("sides")
            .toMap()
            .value("soldier")
            .toMap()
            .value("food")
            .toInt();
    }
    void touch(const char* statement) const {
        SQLite::Database database(evening.file().toStdString(), SQLite::OPEN_READWRITE);
        database.exec(statement);
    }
    [[nodiscard]] bool isSaid(const QString& words) const {
        for (const QList<QVariant>& sentence : said)
            if (sentence.at(0).toString().contains(words)) return true;
        return false;
    }

    Evening evening;
    QSignalSpy said;
    int food = 0;
    QString id;
};

TEST_F(TouchedGame, ThatNobodyTouchedOpensWithoutAWord) {
    ASSERT_TRUE(evening.companion.campaigns().resume(id));
    ASSERT_TRUE(evening.act("note", {{"text", "more tea"}}));
    EXPECT_EQ(said.count(), 0);
}

TEST_F(TouchedGame, NothingIsPlayedOnAStateThatTheLogDoesNotLeadTo) {
    touch("UPDATE state SET text = json_set(text, '$.sides.soldier.food', 77)");
    ASSERT_TRUE(evening.companion.campaigns().resume(id));
    ASSERT_TRUE(evening.act("note", {{"text", "more tea"}}));
    EXPECT_EQ(foodNow(), food);
    EXPECT_TRUE(isSaid("The game stands as its log tells."));
}

TEST_F(TouchedGame, ATouchedEntryIsToldWithoutBeingAskedFor) {
    touch("DROP TRIGGER entry_not_changed; UPDATE entry SET at = 'noon' WHERE seq = 5");
    ASSERT_TRUE(evening.companion.campaigns().resume(id));
    EXPECT_TRUE(QTest::qWaitFor([&] { return isSaid("Entry 5 does not match"); }, 20'000));
    EXPECT_TRUE(evening.act("note", {{"text", "more tea"}})) << "it can be played on";
}

TEST_F(TouchedGame, ACopyOfTheFileAloneSoonHasTheWholeEvening) {
    ASSERT_TRUE(evening.companion.campaigns().resume(id));
    ASSERT_TRUE(evening.act("note", {{"text", "the last act"}}));
    const QString copy = evening.folder.filePath("stick.adjutant");
    const auto actsInACopy = [&] {
        QFile::remove(copy);
        QFile::copy(evening.file(), copy);
        SQLite::Database database(("file:" + copy.toStdString() + "?immutable=1"),
                                  SQLite::OPEN_READONLY | SQLite::OPEN_URI);
        return database.tableExists("game") &&
               database.execAndGet("SELECT max(acts) FROM game").getInt() == 72;
    };
    EXPECT_TRUE(QTest::qWaitFor(actsInACopy, 20'000));
}

}  // namespace
}  // namespace adjutant::companion
