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
    [[nodiscard]] QQuickItem* item(const QString& objectName) const {
        for (QQuickItem* one : seen())
            if (one->objectName() == objectName) return one;
        return nullptr;
    }
    void touchItem(const QString& objectName) {
        QQuickItem* found = item(objectName);
        ASSERT_NE(found, nullptr) << objectName.toStdString();
        scrollTo(found);
        touchAt(found->mapToScene(QPointF(found->width() / 2, found->height() / 2)));
    }
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
    touchItem("newCampaign");
    type("newCampaignName", "valley", true);
    EXPECT_EQ(campaigns.campaign(), "valley");
    touchItem("campaign");
    ASSERT_EQ(page(), "campaign");
    type("campaignName", "hills", true);
    EXPECT_EQ(campaigns.campaign(), "hills");
    type("newPerson", "ruth", true);
    EXPECT_EQ(evening.companion.people().names(), QStringList{"ruth"});
    touchItem("person-ruth");
    type("personName", "abel");
    touch("Keep this name");
    EXPECT_EQ(evening.companion.people().names(), QStringList{"abel"});
    touchItem("person-abel");
    touch("Take off the list");
    EXPECT_TRUE(evening.companion.people().names().isEmpty());
    touchItem("boards");
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
    EXPECT_EQ(campaigns.lastGame().value("name").toString(), "Friday");
    EXPECT_NE(button(QStringLiteral("%1, Thursday").arg(campaigns.lastGame().value("systemName").toString())),
              nullptr);
    touchItem("campaign-My games");
    EXPECT_EQ(button(QStringLiteral("%1, Thursday").arg(campaigns.lastGame().value("systemName").toString())),
              nullptr);
    EXPECT_NE(button(QStringLiteral("%1, Game 1").arg(campaigns.lastGame().value("systemName").toString())),
              nullptr);
    ASSERT_NE(button("Resume"), nullptr);
    touch("Resume");
    EXPECT_EQ(table.gameName(), "Friday");
}

TEST_F(Home, AGameGetsItsNameAndCampaignOrThoseThatStandThere) {
    open();
    show("new");
    touchItem("naming");
    touchItem("newCampaign");
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
    touchItem("newFile");
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
    touchItem("backup");
    type("fileName", "copy");
    touch("Save it here");
    EXPECT_TRUE(QFile::exists(evening.folder.filePath("copy.adjutant")));
    touchItem("otherFile");
    touchItem("file-copy.adjutant");
    EXPECT_TRUE(campaigns.file().endsWith("/copy.adjutant"));
    EXPECT_EQ(evening.companion.settings().file(), campaigns.file());
}

}  // namespace
}  // namespace adjutant::companion
