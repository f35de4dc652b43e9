// SPDX-License-Identifier: GPL-3.0-or-later
// Backups that the app makes by itself, and how one is brought back.
#include <gmock/gmock.h>

#include <QFile>
#include <QTest>

#include "companion/bridge/campaign_people.hpp"
#include "companion/upkeep/backups_desk.hpp"
#include "companion/upkeep/upkeep_desks.hpp"
#include "db/backups.hpp"
#include "tests/companion/evening.hpp"

namespace adjutant::companion {
namespace {

class KeptBackups : public testing::Test {
  protected:
    void end() {
        ASSERT_TRUE(evening.act("end", {{"reason", "agreed"}, {"winners", QVariantList{"soldier"}}}));
    }

    Evening evening;
    CampaignsController& campaigns = evening.companion.campaigns();
    BackupsDesk& backups = UpkeepDesks::of(evening.companion).backups();
    QSignalSpy failed{&backups, &BackupsDesk::failed};
};

TEST_F(KeptBackups, OneIsMadeWhenAGameIsOverWhoeverClosesItAtOnce) {
    ASSERT_TRUE(evening.start());
    ASSERT_TRUE(evening.act("note", {{"text", "on we go"}}));
    EXPECT_TRUE(db::backupsOf(evening.file().toStdString()).empty()) << "the game goes on";
    end();
    evening.table().close();
    ASSERT_EQ(db::backupsOf(evening.file().toStdString()).size(), 1U);
    EXPECT_EQ(db::CampaignFile::openToRead(db::backupsOf(evening.file().toStdString()).front().path)
                  .games()
                  .front()
                  .acts,
              3);
}

TEST_F(KeptBackups, OneIsMadeAMomentAfterTheLastAct) {
    ASSERT_TRUE(evening.start());
    end();
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return db::backupsOf(evening.file().toStdString()).size() == 1; }, 20000));
    EXPECT_TRUE(evening.table().isOpen());
}

TEST_F(KeptBackups, ABackupComesBackAndWhatWasThereBecomesOne) {
    ASSERT_TRUE(evening.companion.people().add("Ann"));
    ASSERT_TRUE(backups.make());
    ASSERT_TRUE(evening.companion.people().add("Bob"));
    ASSERT_TRUE(evening.start());
    ASSERT_EQ(backups.rows()->count(), 1);
    ASSERT_TRUE(backups.look(backups.rows()->at(0).value("id").toString()));
    EXPECT_EQ(backups.held(), "My games: 0 games");
    EXPECT_TRUE(backups.now().startsWith("My games: 1 game, played last: Game 1, today "))
        << backups.now().toStdString();
    ASSERT_TRUE(backups.restore());
    EXPECT_FALSE(evening.table().isOpen());
    EXPECT_EQ(evening.companion.people().names(), QStringList{"Ann"});
    EXPECT_EQ(campaigns.games()->count(), 0);
    ASSERT_EQ(backups.rows()->count(), 2);
    ASSERT_TRUE(backups.look(backups.rows()->at(0).value("id").toString()));
    ASSERT_TRUE(backups.restore());
    EXPECT_EQ(evening.companion.people().names(), (QStringList{"Ann", "Bob"})) << "also taken back";
    EXPECT_EQ(campaigns.games()->count(), 1);
}

TEST_F(KeptBackups, ADamagedFileIsReplacedByItsBackupAndPutAside) {
    ASSERT_TRUE(evening.companion.people().add("Ann"));
    ASSERT_TRUE(backups.make());
    ASSERT_TRUE(campaigns.openFile(evening.folder.filePath("other.adjutant")));
    QFile file(evening.file());
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    ASSERT_TRUE(file.seek(100));
    file.write(QByteArray(4000, 'x'));
    file.close();
    Companion later(evening.folder.filePath("settings.ini"));
    EXPECT_FALSE(later.campaigns().openFile(evening.file()));
    EXPECT_FALSE(later.campaigns().problem().isEmpty());
    BackupsDesk& kept = UpkeepDesks::of(later).backups();
    ASSERT_EQ(kept.rows()->count(), 1);
    ASSERT_TRUE(kept.look(kept.rows()->at(0).value("id").toString()));
    EXPECT_EQ(kept.now(), later.campaigns().problem());
    ASSERT_TRUE(kept.restore());
    EXPECT_TRUE(later.campaigns().problem().isEmpty());
    EXPECT_EQ(later.people().names(), QStringList{"Ann"});
    EXPECT_TRUE(QFile::exists(evening.file() + ".damaged"));
}

TEST_F(KeptBackups, ABackupThatCannotBeReadChangesNothing) {
    ASSERT_TRUE(evening.companion.people().add("Ann"));
    ASSERT_TRUE(backups.make());
    const auto made = db::backupsOf(evening.file().toStdString()).front();
    QFile file(QString::fromStdString(made.path));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("torn");
    file.close();
    EXPECT_FALSE(backups.look(QString::number(made.number)));
    EXPECT_FALSE(backups.restore());
    EXPECT_GE(failed.count(), 1);
    EXPECT_EQ(evening.companion.people().names(), QStringList{"Ann"});
}

}  // namespace
}  // namespace adjutant::companion
