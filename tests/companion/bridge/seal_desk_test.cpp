// SPDX-License-Identifier: GPL-3.0-or-later
// The seal of a game, and the check of a campaign's logs, in the words of the app.
#include "companion/bridge/seal_desk.hpp"

#include <gtest/gtest.h>

#include <SQLiteCpp/Database.h>
#include <QTest>

#include "tests/companion/evening.hpp"

namespace adjutant::companion {
namespace {

class OfSeals : public testing::Test {
  protected:
    void check() {
        seals.check();
        ASSERT_TRUE(QTest::qWaitFor([&] { return !seals.told().isEmpty() && !seals.isChecking(); }));
    }
    [[nodiscard]] QString seal() { return seals.ofTheTable().text; }
    /// As somebody does who has the file and knows SQLite.
    void meddle(const char* with) {
        evening.table().close();
        evening.companion.campaigns().makeFile(QUrl::fromLocalFile(evening.folder.filePath("aside")));
        {
            SQLite::Database file(evening.file().toStdString(), SQLite::OPEN_READWRITE);
            file.exec("DROP TRIGGER entry_not_changed");
            file.exec(with);
        }
        evening.companion.campaigns().openFile(evening.file());
    }

    Evening evening;
    SealDesk seals{evening.companion.campaigns(), evening.table()};
};

TEST_F(OfSeals, WithoutAGameThereIsNone) {
    EXPECT_TRUE(seals.ofTheTable().text.isEmpty());
    check();
    EXPECT_EQ(seals.told(), "There is no game in this campaign yet.");
}

TEST_F(OfSeals, TheSealFitsForEverWhateverIsPlayedSince) {
    evening.toActions();
    const QString sealed = seal();
    EXPECT_TRUE(sealed.startsWith("ADJUTANT SEAL 3 ")) << sealed.toStdString();
    seals.compare(sealed.toLower());
    EXPECT_TRUE(seals.fits());
    EXPECT_EQ(seals.answer(), "The seal fits: up to entry 3 the log of Game 1 is the one that was sealed.");
    evening.act("note", {{"text", "rain"}});
    EXPECT_NE(seal(), sealed);
    seals.compare(sealed);
    EXPECT_TRUE(seals.fits());
    EXPECT_TRUE(seals.answer().endsWith("Added since: 1 entry.")) << seals.answer().toStdString();
}

TEST_F(OfSeals, AnotherSealAndWhatIsNoneAreTold) {
    evening.toActions();
    seals.compare("A1/T/7K3M9QX2");
    EXPECT_FALSE(seals.fits());
    EXPECT_TRUE(seals.answer().startsWith("This is no seal.")) << seals.answer().toStdString();
    seals.compare("ADJUTANT SEAL 3 " + QString(64, 'A'));
    EXPECT_FALSE(seals.fits());
    EXPECT_TRUE(seals.answer().startsWith("No game in this campaign matches this seal"))
        << seals.answer().toStdString();
}

TEST_F(OfSeals, EveryLogOfTheCampaignIsLookedAt) {
    evening.toActions();
    evening.start();
    check();
    EXPECT_EQ(seals.told(), "Every log is in order.");
    ASSERT_EQ(seals.logs()->count(), 2);
    EXPECT_TRUE(seals.logs()->at(1).value("note").toString().startsWith("In order: 3 entries, last hash "));
    evening.companion.campaigns().makeCampaign("Another");
    EXPECT_EQ(seals.logs()->count(), 0) << "what was told was about another campaign";
}

TEST_F(OfSeals, ATouchedLogIsNamedWithItsEntryAndHasNoSeal) {
    evening.toActions();
    meddle("UPDATE entry SET at = '2020-01-01T00:00:00Z' WHERE seq = 2");
    check();
    EXPECT_EQ(seals.told(), "Problems found: 1.");
    ASSERT_EQ(seals.logs()->count(), 1);
    EXPECT_FALSE(seals.logs()->at(0).value("sound").toBool());
    EXPECT_TRUE(seals.logs()->at(0).value("note").toString().startsWith("Changed at entry 2."));
}

TEST_F(OfSeals, AWinnerWhomTheEntriesDoNotMakeIsTold) {
    evening.toActions();
    meddle("UPDATE game SET finished = 1");
    check();
    EXPECT_TRUE(seals.logs()->at(0).value("note").toString().startsWith(
        "Its entries are in order, but something kept beside them was changed."));
}

}  // namespace
}  // namespace adjutant::companion
