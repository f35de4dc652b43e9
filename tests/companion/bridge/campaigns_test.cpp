// SPDX-License-Identifier: GPL-3.0-or-later
// The campaign file, its campaigns and its people, as the home screen handles them.
#include <gmock/gmock.h>

#include <QFile>
#include <QGuiApplication>
#include <QUrl>

#include "companion/bridge/app_settings.hpp"
#include "companion/bridge/campaign_people.hpp"
#include "tests/companion/evening.hpp"

namespace adjutant::companion {
namespace {

using testing::HasSubstr;

class OfCampaigns : public testing::Test {
  protected:
    OfCampaigns()
        : failed(&campaigns, &CampaignsController::failed),
          chosen(&campaigns, &CampaignsController::fileChosen) {}

    [[nodiscard]] QUrl other(const QString& name = QStringLiteral("other.adjutant")) const {
        return QUrl::fromLocalFile(evening.folder.filePath(name));
    }
    [[nodiscard]] QString said() const {
        return failed.isEmpty() ? QString() : failed.last().at(0).toString();
    }
    void writeJunk(const QUrl& where) const {
        QFile file(where.toLocalFile());
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write("a shopping list");
    }

    Evening evening;
    CampaignsController& campaigns = evening.companion.campaigns();
    CampaignPeople& people = evening.companion.people();
    QSignalSpy failed;
    QSignalSpy chosen;
};

TEST_F(OfCampaigns, ANewCampaignIsChosenAndGamesGoIntoIt) {
    ASSERT_TRUE(campaigns.makeCampaign(" The valley "));
    EXPECT_EQ(campaigns.campaign(), "The valley");
    EXPECT_EQ(campaigns.nextName("The valley"), "Game 1");
    ASSERT_TRUE(campaigns.newGame("life-1861", {}, "Thursday"));
    EXPECT_EQ(evening.table().campaignName(), "The valley");
    EXPECT_EQ(evening.table().gameName(), "Thursday");
    EXPECT_FALSE(campaigns.makeCampaign("The valley")) << "there is one of this name";
    EXPECT_TRUE(said().contains("The valley"));
    EXPECT_FALSE(campaigns.makeCampaign("  "));
}

TEST_F(OfCampaigns, AGameKnowsWhoPlaysWhichSideAndTheNextOneOffersTheSame) {
    ASSERT_TRUE(campaigns.newGame("life-1861", {}, "Thursday", {{"soldier", "Ann"}, {"civilians", ""}}));
    TableController& table = evening.table();
    EXPECT_EQ(table.seating().personOf("soldier"), "Ann");
    EXPECT_EQ(table.seating().playedName("soldier"), "Soldier, Ann");
    EXPECT_EQ(table.seating().playedName("civilians"), "Civilians");
    EXPECT_EQ(people.names(), QStringList{"Ann"});
    ASSERT_TRUE(table.seat("civilians", "Boris"));
    EXPECT_EQ(table.seating().seats().at(1).person, "Boris");
    EXPECT_EQ(people.names(), QStringList({"Ann", "Boris"}));
    EXPECT_EQ(campaigns.lastSeats("life-1861"), (QVariantMap{{"soldier", "Ann"}, {"civilians", "Boris"}}));
    EXPECT_TRUE(campaigns.lastSeats("hex-acw").isEmpty());
    table.undo();
    EXPECT_EQ(table.seating().personOf("civilians"), "");
    EXPECT_FALSE(table.seat("nobody", "Ann"));
    const QString id = campaigns.games()->at(0).value("id").toString();
    table.close();
    ASSERT_TRUE(campaigns.resume(id));
    EXPECT_EQ(table.seating().personOf("soldier"), "Ann");
    EXPECT_EQ(campaigns.games()->at(0).value("played"), "Soldier: Ann");
}

TEST_F(OfCampaigns, AnAgreedEndIsToldWithThePersonAndTakenBackByUndo) {
    ASSERT_TRUE(campaigns.newGame("civil-war-1863", {}, "Thursday", {{"union", "Ann"}}));
    TableController& table = evening.table();
    EXPECT_TRUE(table.standing().result().by.isEmpty());
    ASSERT_TRUE(table.act({{"do", "end"}, {"reason", "late"}, {"winners", QStringList{"union"}}}));
    EXPECT_EQ(table.standing().result().winners, QStringList{"union"});
    EXPECT_EQ(table.standing().result().words, "Victory by agreement: Ann (Union)");
    table.undo();
    EXPECT_TRUE(table.standing().result().by.isEmpty());
    ASSERT_TRUE(
        table.act({{"do", "end"}, {"reason", "late"}, {"winners", QStringList{"union", "confederate"}}}));
    EXPECT_TRUE(table.standing().result().draw);
    campaigns.refresh();
    EXPECT_EQ(campaigns.games()->at(0).value("resultWords"), "A draw by agreement");
}

TEST_F(OfCampaigns, ToChooseAnotherClosesTheGameOfTheFirst) {
    evening.start();
    const QString first = campaigns.campaign();
    ASSERT_TRUE(campaigns.makeCampaign("The valley"));
    EXPECT_FALSE(evening.table().isOpen());
    EXPECT_EQ(campaigns.nextName(first), "Game 2");
    campaigns.setCampaign(first);
    EXPECT_EQ(campaigns.campaign(), first);
}

TEST_F(OfCampaigns, ARenamedCampaignKeepsItsGames) {
    evening.start();
    ASSERT_TRUE(campaigns.renameCampaign("The valley"));
    EXPECT_EQ(campaigns.campaign(), "The valley");
    ASSERT_EQ(campaigns.games()->count(), 1);
    EXPECT_EQ(campaigns.games()->at(0).value("campaign").toString(), "The valley");
    ASSERT_TRUE(campaigns.resume(campaigns.games()->at(0).value("id").toString()));
    EXPECT_TRUE(evening.act("set-up")) << "it is still written to";
    ASSERT_TRUE(campaigns.makeCampaign("The hills"));
    EXPECT_FALSE(campaigns.renameCampaign("The valley"));
    EXPECT_EQ(campaigns.campaign(), "The hills");
}

TEST_F(OfCampaigns, AnotherFileIsMadeAndChosenAndRemembered) {
    evening.start();
    ASSERT_TRUE(campaigns.makeFile(other("club")));
    EXPECT_TRUE(campaigns.file().endsWith("club.adjutant"));
    EXPECT_EQ(campaigns.games()->count(), 0);
    EXPECT_EQ(evening.companion.settings().file(), campaigns.file());
    EXPECT_FALSE(campaigns.makeFile(other("club"))) << "it is there";
    EXPECT_TRUE(said().contains("club.adjutant"));
    ASSERT_TRUE(campaigns.chooseFile(QUrl::fromLocalFile(evening.file())));
    EXPECT_EQ(campaigns.games()->count(), 1);
    EXPECT_EQ(evening.companion.settings().file(), evening.file());
}

TEST_F(OfCampaigns, AFileThatCannotBeOpenedLeavesTheOpenOne) {
    evening.start();
    writeJunk(other());
    EXPECT_FALSE(campaigns.chooseFile(other()));
    EXPECT_TRUE(said().contains("other.adjutant"));
    EXPECT_EQ(campaigns.file(), evening.file());
    EXPECT_TRUE(evening.table().isOpen());
    EXPECT_TRUE(evening.act("set-up"));
    EXPECT_TRUE(chosen.isEmpty());
}

TEST_F(OfCampaigns, AFileThatIsInUseIsOpenedOnceItIsFree) {
    auto held = std::make_optional(db::CampaignFile::open(other().toLocalFile().toStdString()));
    Companion second(evening.folder.filePath("second.ini"));
    EXPECT_FALSE(second.campaigns().openFile(other().toLocalFile()));
    EXPECT_FALSE(second.campaigns().openAgain());
    EXPECT_FALSE(second.campaigns().problem().isEmpty());
    held.reset();
    EXPECT_TRUE(second.campaigns().openAgain());
    EXPECT_TRUE(second.campaigns().problem().isEmpty());
}

TEST_F(OfCampaigns, WhatIsWrongWithAFileIsToldInTheLanguageOfTheApp) {
    const auto held = db::CampaignFile::open(other().toLocalFile().toStdString());
    writeJunk(other("list.adjutant"));
    const auto problemOf = [&](const QString& name, const QString& language) {
        Companion second(evening.folder.filePath("second.ini"));
        second.settings().setLanguage(language);
        EXPECT_FALSE(second.campaigns().openFile(other(name).toLocalFile()));
        return second.campaigns().problem().toStdString();
    };
    EXPECT_THAT(problemOf("other.adjutant", "en"), HasSubstr("other.adjutant' is open in another Adjutant."));
    EXPECT_THAT(problemOf("other.adjutant", "de"),
                HasSubstr("other.adjutant“ ist in einem anderen Adjutant offen."));
    EXPECT_THAT(problemOf("list.adjutant", "de"), HasSubstr("list.adjutant“ ist keine Kampagnendatei."));
}

TEST_F(OfCampaigns, ABackupIsACampaignFileOfItsOwn) {
    evening.start();
    const QSignalSpy saved(&campaigns, &CampaignsController::backedUp);
    ASSERT_TRUE(campaigns.backUpTo(other("backup")));
    ASSERT_EQ(saved.count(), 1);
    EXPECT_TRUE(saved.at(0).at(0).toString().endsWith("backup.adjutant"));
    EXPECT_EQ(campaigns.file(), evening.file());
    EXPECT_FALSE(campaigns.backUpTo(QUrl::fromLocalFile(evening.file()))) << "onto itself";
    ASSERT_TRUE(campaigns.chooseFile(other("backup.adjutant")));
    EXPECT_EQ(campaigns.games()->count(), 1);
}

TEST_F(OfCampaigns, ACopyOfTheFileAloneHasTheEveningOnceTheWindowWentAway) {
    evening.toActions();
    const auto acts = evening.companion.table().log().journal()->rowCount();
    emit qobject_cast<QGuiApplication*>(QCoreApplication::instance())
        ->applicationStateChanged(Qt::ApplicationInactive);
    const QUrl copy = other("on-a-stick.adjutant");
    ASSERT_TRUE(QFile::copy(evening.file(), copy.toLocalFile())) << "without what lies beside it";
    ASSERT_TRUE(campaigns.chooseFile(copy));
    ASSERT_EQ(campaigns.games()->count(), 1);
    EXPECT_EQ(campaigns.games()->at(0).value("acts").toInt(), acts);
}

TEST_F(OfCampaigns, TheCampaignThatWasPlayedLastIsChosenAgain) {
    campaigns.makeCampaign("The hills");
    campaigns.makeCampaign("The valley");
    evening.start();
    campaigns.setCampaign("The hills");
    ASSERT_TRUE(campaigns.makeFile(other()));
    EXPECT_EQ(campaigns.campaign(), "My games");
    ASSERT_TRUE(campaigns.chooseFile(QUrl::fromLocalFile(evening.file())));
    EXPECT_EQ(campaigns.campaign(), "The valley");
}

TEST_F(OfCampaigns, PeopleAreWrittenDownAndStandInTheReport) {
    const QSignalSpy refused(&people, &CampaignPeople::failed);
    ASSERT_TRUE(people.add(" Ruth "));
    ASSERT_TRUE(people.add("Abel"));
    EXPECT_EQ(people.names(), QStringList({"Abel", "Ruth"}));
    EXPECT_FALSE(people.add("Ruth"));
    EXPECT_FALSE(people.add(" "));
    EXPECT_FALSE(people.rename("Ruth", "Abel"));
    EXPECT_EQ(refused.count(), 3);
    ASSERT_TRUE(people.rename("Ruth", "Ruth B."));
    evening.start();
    EXPECT_TRUE(campaigns.reportText().contains("Abel, Ruth B"));
    ASSERT_TRUE(people.remove("Abel"));
    EXPECT_EQ(people.names(), QStringList{"Ruth B."});
    campaigns.makeCampaign("The valley");
    EXPECT_TRUE(people.names().isEmpty()) << "each campaign has its own";
}

}  // namespace
}  // namespace adjutant::companion
