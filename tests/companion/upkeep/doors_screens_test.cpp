// SPDX-License-Identifier: GPL-3.0-or-later
// Out of a campaign and in, and its backups, by touch: what comes in is seen beforehand, what is replaced is
// asked about.
#include <QFile>
#include <memory>

#include "companion/bridge/campaign_people.hpp"
#include "companion/people/game_desk.hpp"
#include "companion/people/people_desks.hpp"
#include "companion/upkeep/backups_desk.hpp"
#include "companion/upkeep/doors_desk.hpp"
#include "companion/upkeep/upkeep_desks.hpp"
#include "tests/companion/codes_on_screen.hpp"
#include "tests/companion/pages_in_full.hpp"

namespace adjutant::companion {
namespace {

class DoorsPages : public PagesInFull {
  protected:
    static void play(Evening& of, const QString& name, const QString& winner, const QString& loser) {
        ASSERT_TRUE(of.companion.campaigns().newGame("life-1861", {}, name,
                                                     {{"soldier", winner}, {"civilians", loser}}));
        ASSERT_TRUE(of.act("end", {{"reason", "agreed"}, {"winners", QVariantList{"soldier"}}}));
        of.table().close();
        of.companion.campaigns().refresh();
    }
    /// The evening of the other tablet, as a zip beside our file.
    void bringFromTheOther(const QString& game) {
        Evening other;
        play(other, game, "Cid", "Wilhelmina Featherstonehaugh");
        const QString zip = UpkeepDesks::of(other.companion).doors().writeZip(other.folder.path());
        ASSERT_TRUE(QFile::copy(zip, evening.folder.filePath("other.zip")));
    }
    [[nodiscard]] QString page() const { return window->property("page").toString(); }

    CampaignsController& campaigns = evening.companion.campaigns();
    UpkeepDesks& desks = UpkeepDesks::of(evening.companion);
};

TEST_F(DoorsPages, AnEveningOfTheOtherTabletComesInByTouchAndIsSeenBefore) {
    play(evening, "Ford", "Ann", "Bob");
    bringFromTheOther("Mill");
    open();
    touchNamed("campaign");
    touchNamed("doors");
    ASSERT_EQ(page(), "doors");
    touchNamed("bringFile");
    ASSERT_TRUE(QTest::qWaitFor([&] { return item("file-other.zip") != nullptr; }, 5000));
    touchNamed("file-other.zip");
    ASSERT_EQ(page(), "import");
    EXPECT_NE(item("thing-Mill"), nullptr);
    EXPECT_EQ(campaigns.games()->count(), 1) << "nothing came in yet";
    touch("Import it");
    EXPECT_EQ(page(), "doors");
    EXPECT_EQ(campaigns.games()->count(), 2);
    EXPECT_TRUE(isRead("other.zip imported. A backup was made first."));
}

TEST_F(DoorsPages, WhatIsOtherwiseHereIsAQuestionWithBothShown) {
    play(evening, "Ford", "Ann", "Bob");
    bringFromTheOther("Ford");
    open();
    ASSERT_TRUE(desks.doors().look(QUrl::fromLocalFile(evening.folder.filePath("other.zip"))));
    show("import");
    EXPECT_TRUE(isRead("here 2 entries, last today"));
    touch("Keep what is here");
    EXPECT_TRUE(isRead("The game Ford went on differently here."));
    EXPECT_EQ(campaigns.games()->count(), 1);
    touch("Keep both");
    touch("Import it");
    EXPECT_EQ(campaigns.games()->count(), 2);
}

TEST_F(DoorsPages, AFinishedGameShowsItsCodeForBgStats) {
    play(evening, "Ford", "Ann", "Bob");
    open();
    touchNamed("campaign");
    touchNamed("results");
    touchNamed("result-Ford");
    touchNamed("bgStats");
    const QQuickItem* code = item("code");
    ASSERT_NE(code, nullptr);
    EXPECT_GT(code->width(), 250);
    EXPECT_EQ(codesOnScreen(*window), QStringList{code->property("text").toString()});
}

TEST_F(DoorsPages, ABackupIsBackInTwoTouches) {
    ASSERT_TRUE(evening.companion.people().add("Ann"));
    ASSERT_TRUE(desks.backups().make());
    ASSERT_TRUE(evening.companion.people().add("Bob"));
    open();
    touchNamed("campaign");
    touchNamed("backups");
    ASSERT_EQ(page(), "backups");
    touchNamed("backup-1");
    EXPECT_TRUE(isRead("What is there now is kept as a backup first."));
    EXPECT_EQ(evening.companion.people().names().size(), 2) << "nothing was brought back yet";
    touch("Restore it");
    EXPECT_EQ(evening.companion.people().names(), QStringList{"Ann"});
    EXPECT_NE(item("backup-2"), nullptr) << "what was there before";
}

TEST_F(DoorsPages, AFileThatCannotBeOpenedLeadsToItsBackupsFromHome) {
    ASSERT_TRUE(evening.companion.people().add("Ann"));
    ASSERT_TRUE(desks.backups().make());
    open();
    const QString path = evening.file();
    ASSERT_TRUE(campaigns.replaceFile([&](const std::filesystem::path&) {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::ReadWrite));
        ASSERT_TRUE(file.seek(100));
        file.write(QByteArray(4000, 'x'));
    }) == false);
    settle();
    ASSERT_FALSE(campaigns.problem().isEmpty());
    touchNamed("backups");
    ASSERT_EQ(page(), "backups");
    touchNamed("backup-1");
    touch("Restore it");
    EXPECT_TRUE(campaigns.problem().isEmpty());
    EXPECT_EQ(evening.companion.people().names(), QStringList{"Ann"});
}

class DoorsInFull : public DoorsPages {
  protected:
    void lookAtAll() {
        play(evening, "An der Furt", "Ann", "Bob");
        bringFromTheOther("An der Furt");
        ASSERT_TRUE(desks.backups().make());
        ASSERT_TRUE(desks.doors().look(QUrl::fromLocalFile(evening.folder.filePath("other.zip"))));
        open();
        PeopleDesks::of(evening.companion).game().show(campaigns.games()->at(0).value("id").toString());
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844)}) {
            window->resize(size);
            settle();
            const std::string wide = ", " + std::to_string(size.width());
            for (const char* page : {"doors", "backups", "import"}) {
                show(page);
                examine(page + wide);
            }
            desks.doors().setDiffering("ours");
            settle();
            examine("barred" + wide);
            desks.doors().setDiffering("both");
            show("backups");
            touchNamed("backup-1");
            examine("a backup" + wide);
            QTest::keyClick(window, Qt::Key_Escape);
            settle();
            show("game");
            touchNamed("bgStats");
            examine("the code" + wide);
            QTest::keyClick(window, Qt::Key_Escape);
            settle();
        }
    }
};

TEST_F(DoorsInFull, AreWholeInEveryForm) { lookAtAll(); }

TEST_F(DoorsInFull, AreWholeWithTheLargestText) {
    evening.companion.settings().setTextScale(1.5);
    lookAtAll();
}

TEST_F(DoorsInFull, AreWholeInGermanAndInLight) {
    evening.companion.settings().setLanguage(QStringLiteral("de"));
    evening.companion.settings().setTheme(QStringLiteral("light"));
    lookAtAll();
}

TEST_F(DoorsInFull, AreWholeInALongLanguage) {
    speakLong();
    lookAtAll();
}

}  // namespace
}  // namespace adjutant::companion
