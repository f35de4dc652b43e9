// SPDX-License-Identifier: GPL-3.0-or-later
// The home screen and what it leads to, by touch: campaigns, names, people, other files and backups.
#include <gtest/gtest.h>

#include <QFile>

#include "companion/bridge/campaign_people.hpp"
#include "tests/companion/screens.hpp"

namespace adjutant::companion {
namespace {

class Home : public Screens {
  protected:
    /// Types into the field, in the place of what stands there.
    void type(const QString& objectName, const QString& words, bool enter = false) {
        QQuickItem* field = item(objectName);
        ASSERT_NE(field, nullptr) << objectName.toStdString();
        scrollTo(field);
        field->forceActiveFocus();
        QTest::keyClick(window, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(window, Qt::Key_Delete);
        for (const QChar letter : words) QTest::keyClick(window, letter.toLatin1());
        if (enter) QTest::keyClick(window, Qt::Key_Return);
        settle();
    }
    [[nodiscard]] QString page() const { return window->property("page").toString(); }
    CampaignsController& campaigns = evening.companion.campaigns();
};

TEST_F(Home, ACampaignIsMadeAndRenamedAndHasPeople) {
    open();
    touchNamed("newCampaign");
    type("newCampaignName", "valley", true);
    EXPECT_EQ(campaigns.campaign(), "valley");
    touchNamed("campaign");
    ASSERT_EQ(page(), "campaign");
    type("campaignName", "hills", true);
    EXPECT_EQ(campaigns.campaign(), "hills");
    type("newPerson", "ruth", true);
    EXPECT_EQ(evening.companion.people().names(), QStringList{"ruth"});
    touchNamed("person-ruth");
    ASSERT_EQ(page(), "person");
    type("personName", "abel");
    touch("Save");
    EXPECT_EQ(evening.companion.people().names(), QStringList{"abel"});
    touch("Delete");
    EXPECT_TRUE(evening.companion.people().names().isEmpty());
    ASSERT_EQ(page(), "campaign");
    touchNamed("boards");
    EXPECT_EQ(page(), "boards");
    touch("Back");
    EXPECT_EQ(page(), "campaign");
    touch("Back");
    EXPECT_EQ(page(), "home");
}

TEST_F(Home, TheGamesOfTheChosenCampaignAreListedAndResumeStays) {
    evening.start();
    campaigns.makeCampaign("valley");
    campaigns.newGame("life-1861", {}, "Thursday");
    campaigns.newGame("life-1861", {}, "Friday");
    table.close();
    open();
    ASSERT_NE(button("Resume"), nullptr);
    EXPECT_EQ(campaigns.lastGame().name, "Friday");
    EXPECT_NE(button(QStringLiteral("%1, Thursday").arg(campaigns.lastGame().systemName)), nullptr);
    touchNamed("campaign-My games");
    EXPECT_EQ(button(QStringLiteral("%1, Thursday").arg(campaigns.lastGame().systemName)), nullptr);
    EXPECT_NE(button(QStringLiteral("%1, Game 1").arg(campaigns.lastGame().systemName)), nullptr);
    ASSERT_NE(button("Resume"), nullptr);
    touch("Resume");
    EXPECT_EQ(table.gameName(), "Friday");
}

TEST_F(Home, AGameGetsItsNameAndCampaignOrThoseThatStandThere) {
    open();
    show("new");
    touchNamed("naming");
    touchNamed("newCampaign");
    type("newCampaignName", "valley", true);
    type("gameName", "thursday");
    touch("Play");
    EXPECT_EQ(table.campaignName(), "valley");
    EXPECT_EQ(table.gameName(), "thursday");
    show("new");
    touch("Play");
    EXPECT_EQ(table.campaignName(), "valley");
    EXPECT_EQ(table.gameName(), "Game 1");
}

TEST_F(Home, FromAFileThatCannotBeOpenedThereIsAWayToAnother) {
    const QString junk = evening.folder.filePath("junk.adjutant");
    {
        QFile file(junk);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write("a shopping list");
    }
    // Of the evening, so that it outlives the window.
    auto& poor = *new Companion(evening.folder.filePath("poor.ini"), &evening.companion);
    poor.attachTo(engine);
    EXPECT_FALSE(poor.campaigns().openFile(junk));
    open();
    ASSERT_NE(item("problem"), nullptr);
    touchNamed("newFile");
    item("fileSheet")->setProperty("folder", QUrl::fromLocalFile(evening.folder.path()));
    type("fileName", "fresh");
    touch("Make it here");
    EXPECT_EQ(item("problem"), nullptr);
    EXPECT_TRUE(poor.campaigns().file().endsWith("/fresh.adjutant"));
    show("new");
    touch("Play");
    EXPECT_TRUE(poor.table().isOpen());
    poor.table().close();
}

TEST_F(Home, SettingsChooseAnotherFileAndSaveABackup) {
    evening.start();
    table.close();
    open();
    show("settings");
    touchNamed("backup");
    type("fileName", "copy");
    touch("Save it here");
    EXPECT_TRUE(QFile::exists(evening.folder.filePath("copy.adjutant")));
    touchNamed("otherFile");
    touchNamed("file-copy.adjutant");
    EXPECT_TRUE(campaigns.file().endsWith("/copy.adjutant"));
    EXPECT_EQ(evening.companion.settings().file(), campaigns.file());
}

TEST_F(Home, BackLeadsOneStepOfTheWayOneCame) {
    evening.start();
    open();
    for (const char* of : {"scan", "new", "print", "boards"}) {
        touchNamed(QStringLiteral("home-") + of);
        ASSERT_EQ(page(), of);
        QTest::keyClick(window, Qt::Key_Escape);
        settle();
        EXPECT_EQ(page(), "home") << "the game on the table is not where " << of << " was opened";
    }
    touch("Resume");
    for (const char* of : {"settings", "report", "print", "scan"}) {
        touch("Menu");
        touchNamed(QStringLiteral("menu-") + of);
        ASSERT_EQ(page(), of);
        QTest::keyClick(window, Qt::Key_Escape);
        settle();
        EXPECT_EQ(page(), "table") << of;
    }
    touch("Log");
    touch("Report");
    EXPECT_EQ(page(), "report");
    touch("Back");
    EXPECT_EQ(page(), "log");
    touch("Back to the table");
    EXPECT_EQ(page(), "table");
}

TEST_F(Home, BackFromSettingsDoesNotLeadToATableThatWasCleared) {
    evening.start();
    open();
    touch("Resume");
    touch("Menu");
    touchNamed("menu-settings");
    table.close();
    touch("Back");
    EXPECT_EQ(page(), "home");
}

TEST_F(Home, ALongLastSentenceLeavesResumeOnTheScreen) {
    evening.start();
    evening.act("note", {{"text", QString("The rain has not let up since noon. ").repeated(10)}});
    table.close();
    open();
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844)}) {
        window->resize(size);
        settle();
        const QQuickItem* resume = item("resume");
        ASSERT_NE(resume, nullptr);
        EXPECT_LE(resume->mapToScene(QPointF(0, resume->height())).y(), size.height()) << size.width();
        EXPECT_NE(item("lastSentence"), nullptr);
    }
}

TEST_F(Home, AFinishedGameStandsAmongTheFinishedOnes) {
    evening.start();
    evening.act("end", {{"reason", "agreed"}});
    evening.start();
    evening.start();
    table.close();
    open();
    const auto heads = [this] {
        QStringList words;
        for (const QQuickItem* one : seen()) {
            const QString text = one->property("text").toString();
            if (text == "Also on the table" || text == "Finished games") words << text;
        }
        return words;
    };
    EXPECT_EQ(heads(), (QStringList{"Also on the table", "Finished games"}));
    const QString name = campaigns.lastGame().systemName;
    const QQuickItem* going = button(name + ", Game 2");
    const QQuickItem* over = button(name + ", Game 1");
    ASSERT_NE(going, nullptr);
    ASSERT_NE(over, nullptr);
    EXPECT_LT(going->mapToScene({}).y(), over->mapToScene({}).y());
}

TEST_F(Home, HowAGameCameOutStandsBelowItsEmblem) {
    ASSERT_TRUE(campaigns.newGame("one-stat", {}, {}));
    evening.act("end", {{"reason", "agreed"}});
    table.close();
    open();
    for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
        window->resize(size);
        settle();
        const QQuickItem* emblem = item("emblem");
        const QQuickItem* standing = item("standing");
        ASSERT_NE(emblem, nullptr);
        ASSERT_NE(standing, nullptr);
        EXPECT_LE(emblem->y() + emblem->height(), standing->y()) << size.width();
    }
}

TEST_F(Home, APlayerWhoIsThereAlreadyIsRefusedUnderTheFieldAndMayBeTypedOver) {
    open();
    touchNamed("campaign");
    type("newPerson", "ruth", true);
    type("newPerson", "ruth", true);
    EXPECT_EQ(item("newPerson")->property("problem"), "ruth is among the people already.");
    EXPECT_EQ(item("newPerson")->property("selectedText"), "ruth");
    QTest::keyClick(window, 'a');
    settle();
    EXPECT_EQ(item("newPerson")->property("problem"), "");
    EXPECT_EQ(item("newPerson")->property("text"), "a");
}

}  // namespace
}  // namespace adjutant::companion
