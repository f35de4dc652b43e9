// SPDX-License-Identifier: GPL-3.0-or-later
// Tidying a campaign behind its screens: each change is written down, seen at once, and taken back.
#include <gmock/gmock.h>

#include "companion/bridge/campaign_people.hpp"
#include "companion/leagues/league_desk.hpp"
#include "companion/people/people_desks.hpp"
#include "companion/people/person_desk.hpp"
#include "companion/people/results_desk.hpp"
#include "companion/signature.hpp"
#include "companion/upkeep/upkeep_desk.hpp"
#include "companion/upkeep/upkeep_desks.hpp"
#include "db/backups.hpp"
#include "tests/companion/evening.hpp"

namespace adjutant::companion {
namespace {

class Tidying : public testing::Test {
  protected:
    void play(const QString& winner, const QString& loser) {
        ASSERT_TRUE(campaigns.newGame("life-1861", {}, {}, {{"soldier", winner}, {"civilians", loser}}));
        ASSERT_TRUE(evening.act("end", {{"reason", "agreed"}, {"winners", QVariantList{"soldier"}}}));
        campaigns.refresh();
    }
    [[nodiscard]] QString idOf(const QString& name) {
        for (const db::Game& game : campaigns.open()->games())
            if (game.name == name.toStdString()) return QString::number(static_cast<qint64>(game.id));
        return {};
    }
    [[nodiscard]] static QStringList namesIn(RowsModel* rows) {
        QStringList names;
        for (int row = 0; row < rows->count(); ++row) names << rows->at(row).value("name").toString();
        return names;
    }
    [[nodiscard]] QString lastChange() { return upkeep.changes()->at(0).value("id").toString(); }
    [[nodiscard]] QString lastTold() { return told.last().at(0).toString(); }

    Evening evening;
    CampaignsController& campaigns = evening.companion.campaigns();
    CampaignPeople& people = evening.companion.people();
    PeopleDesks& desks = PeopleDesks::of(evening.companion);
    UpkeepDesk& upkeep = UpkeepDesks::of(evening.companion).upkeep();
    QSignalSpy told{&upkeep, &UpkeepDesk::told};
    QSignalSpy failed{&upkeep, &UpkeepDesk::failed};
};

TEST_F(Tidying, ADeletedGameIsGoneFromEveryListAndComesBackByWhatWasTold) {
    play("Ann", "Bob");
    ASSERT_TRUE(upkeep.removeGame(idOf("Game 1")));
    EXPECT_EQ(lastTold(), "The game Game 1 was deleted.");
    EXPECT_FALSE(evening.table().isOpen()) << "it lay on the table";
    EXPECT_EQ(campaigns.games()->count(), 0);
    EXPECT_EQ(desks.results().games()->count(), 0);
    ASSERT_TRUE(upkeep.takeBack(told.last().at(1).toString()));
    EXPECT_EQ(namesIn(campaigns.games()), QStringList{"Game 1"});
    EXPECT_EQ(namesIn(desks.results().games()), QStringList{"Game 1"});
}

TEST_F(Tidying, AnArchivedGameIsNotOnHomeButCountsAndIsStillOpened) {
    play("Ann", "Bob");
    const QString id = idOf("Game 1");
    ASSERT_TRUE(upkeep.archiveGame(id));
    EXPECT_EQ(campaigns.games()->count(), 0);
    EXPECT_EQ(namesIn(upkeep.archive()), QStringList{"Game 1"});
    desks.person().show("p1");
    EXPECT_EQ(desks.person().won(), 1);
    ASSERT_TRUE(campaigns.resume(id));
    EXPECT_EQ(evening.table().gameName(), "Game 1");
    ASSERT_TRUE(upkeep.archiveGame(id, false));
    EXPECT_EQ(namesIn(campaigns.games()), QStringList{"Game 1"});
    EXPECT_EQ(upkeep.archive()->count(), 0);
}

TEST_F(Tidying, AMovedGameIsInTheOtherCampaignWithItsPeopleAndBackAgain) {
    play("Ann", "Bob");
    ASSERT_TRUE(upkeep.moveGame(idOf("Game 1"), "Club nights"));
    EXPECT_EQ(lastTold(), "The game Game 1 was moved from My games to Club nights.");
    campaigns.setCampaign("Club nights");
    desks.results().refresh();
    EXPECT_EQ(namesIn(desks.results().games()), QStringList{"Game 1"});
    EXPECT_EQ(people.names(), (QStringList{"Ann", "Bob"}));
    ASSERT_TRUE(upkeep.takeBack(lastChange()));
    desks.results().refresh();
    EXPECT_EQ(desks.results().games()->count(), 0);
}

TEST_F(Tidying, AGameIsNotMovedWhereItsNameIsTakenAndNothingIsMadeForIt) {
    play("Ann", "Bob");
    ASSERT_TRUE(campaigns.makeCampaign("Club nights"));
    play("Cid", "Dee");
    campaigns.setCampaign("My games");
    const auto first = campaigns.open()->games(campaigns.open()->findCampaign("My games")->id).front().id;
    EXPECT_FALSE(upkeep.moveGame(QString::number(static_cast<qint64>(first)), "Club nights"));
    EXPECT_EQ(failed.last().at(0).toString(),
              "Club nights has a game called Game 1 already. Rename one of them first.");
    EXPECT_FALSE(upkeep.moveGame(QString::number(static_cast<qint64>(first)), "  "));
    EXPECT_EQ(campaigns.open()->campaigns().size(), 2U);
    EXPECT_TRUE(campaigns.open()->changes().empty());
}

TEST_F(Tidying, TwoNamesOfOnePersonBecomeOneAndAreTwoAgain) {
    play("Ann", "Bob");
    play("Anne", "Bob");
    ASSERT_TRUE(upkeep.mergePeople("p3", "p1"));
    EXPECT_EQ(lastTold(), "Anne was merged into Ann.");
    desks.person().show("p1");
    EXPECT_EQ(desks.person().won(), 2);
    EXPECT_EQ(people.names(), (QStringList{"Ann", "Bob"}));
    ASSERT_TRUE(upkeep.takeBack(lastChange()));
    desks.person().show("p1");
    EXPECT_EQ(desks.person().won(), 1);
    EXPECT_EQ(people.names(), (QStringList{"Ann", "Anne", "Bob"}));
}

TEST_F(Tidying, TwoWhoAreEnteredInTheLeagueAreNotMadeOne) {
    for (const char* name : {"Ann", "Anne"}) ASSERT_TRUE(people.add(name));
    ASSERT_TRUE(evening.companion.league().make({}));
    ASSERT_TRUE(evening.companion.league().enterAll());
    EXPECT_FALSE(upkeep.mergePeople("p2", "p1"));
    EXPECT_EQ(failed.last().at(0).toString(),
              "Anne and Ann are both entered in the league, and one cannot play as two.");
    EXPECT_EQ(people.names(), (QStringList{"Ann", "Anne"}));
}

TEST_F(Tidying, WhoIsInTheArchiveIsNotEnteredWithAllOthers) {
    for (const char* name : {"Ann", "Bob", "Cid"}) ASSERT_TRUE(people.add(name));
    ASSERT_TRUE(upkeep.archivePerson("p2"));
    LeagueDesk& league = evening.companion.league();
    ASSERT_TRUE(league.make({}));
    ASSERT_TRUE(league.enterAll());
    EXPECT_EQ(campaigns.open()->leaguePeople(*campaigns.campaignId()).size(), 2U);
}

TEST_F(Tidying, AGameThatIsDeletedRightAfterItsEndIsStillBackedUp) {
    play("Ann", "Bob");
    ASSERT_TRUE(upkeep.removeGame(idOf("Game 1")));
    EXPECT_EQ(failed.count(), 0);
    const auto backups = db::backupsOf(evening.file().toStdString());
    ASSERT_EQ(backups.size(), 1U);
    EXPECT_EQ(db::CampaignFile::openToRead(backups.front().path).games().size(), 1U);
}

TEST_F(Tidying, AnArchivedPersonIsNotProposedAndComesBackByTheNameThatIsTyped) {
    for (const char* name : {"Ann", "Bob"}) ASSERT_TRUE(people.add(name));
    ASSERT_TRUE(upkeep.archivePerson("p1"));
    EXPECT_EQ(people.names(), QStringList{"Bob"});
    EXPECT_EQ(namesIn(upkeep.archive()), QStringList{"Ann"});
    ASSERT_TRUE(people.add("Ann"));
    EXPECT_EQ(people.names(), (QStringList{"Ann", "Bob"}));
    EXPECT_EQ(campaigns.open()->persons(*campaigns.campaignId()).front().id, db::PersonId{1})
        << "the same one";
}

TEST_F(Tidying, ADeletedPersonComesBackWithColourAndNote) {
    ASSERT_TRUE(people.add("Ann"));
    desks.person().show("p1");
    ASSERT_TRUE(desks.person().describe("Ann", "on Fridays"));
    ASSERT_TRUE(desks.person().setColour("plum"));
    ASSERT_TRUE(upkeep.removePerson("p1"));
    EXPECT_TRUE(people.names().isEmpty());
    EXPECT_EQ(desks.person().id(), "") << "the page shows nobody";
    ASSERT_TRUE(upkeep.takeBack(lastChange()));
    desks.person().show("p1");
    EXPECT_EQ(desks.person().note(), "on Fridays");
    EXPECT_EQ(desks.person().colour(), "plum");
}

TEST_F(Tidying, ColourAndNoteFollowARenamingThatIsTakenBack) {
    ASSERT_TRUE(people.add("Ann"));
    desks.person().show("p1");
    ASSERT_TRUE(desks.person().describe("Ann", "on Fridays"));
    ASSERT_TRUE(desks.person().describe("Anna", "on Fridays"));
    upkeep.refresh();
    ASSERT_TRUE(upkeep.takeBack(lastChange()));
    EXPECT_EQ(desks.person().name(), "Ann");
    EXPECT_EQ(desks.person().note(), "on Fridays");
}

TEST_F(Tidying, TheCampaignThatIsTidiedAwayIsLeftForAnotherAndComesBackChosen) {
    play("Ann", "Bob");
    ASSERT_TRUE(campaigns.makeCampaign("Club nights"));
    play("Cid", "Dee");
    ASSERT_TRUE(upkeep.archiveCampaign("Club nights"));
    EXPECT_EQ(campaigns.campaign(), "My games");
    EXPECT_EQ(namesIn(campaigns.campaigns()), QStringList{"My games"});
    EXPECT_EQ(campaigns.games()->count(), 1);
    EXPECT_EQ(namesIn(upkeep.archive()), QStringList{"Club nights"});
    ASSERT_TRUE(upkeep.archiveCampaign("Club nights", false));
    ASSERT_TRUE(upkeep.removeCampaign("Club nights"));
    EXPECT_EQ(namesIn(campaigns.campaigns()), QStringList{"My games"});
    ASSERT_TRUE(upkeep.takeBack(lastChange()));
    EXPECT_EQ(campaigns.campaign(), "Club nights");
    EXPECT_EQ(campaigns.games()->count(), 2);
}

TEST_F(Tidying, TheListSaysWhatWhenAndByWhomAndWhatWasTakenBack) {
    play("Ann", "Bob");
    ASSERT_TRUE(campaigns.renameCampaign("Sumter"));
    ASSERT_TRUE(upkeep.archiveGame(idOf("Game 1")));
    ASSERT_EQ(upkeep.changes()->count(), 2);
    const QVariantMap archived = upkeep.changes()->at(0);
    EXPECT_EQ(archived.value("text"), "The game Game 1 was archived.");
    EXPECT_EQ(archived.value("back"), "Not archived after all");
    EXPECT_EQ(archived.value("who").toString().toStdString(), signature());
    EXPECT_TRUE(archived.value("when").toString().startsWith("today "))
        << archived.value("when").toString().toStdString();
    ASSERT_TRUE(upkeep.takeBack(archived.value("id").toString()));
    EXPECT_FALSE(upkeep.changes()->at(0).value("undone").toString().isEmpty());
    EXPECT_FALSE(upkeep.takeBack(archived.value("id").toString())) << "once only";
    ASSERT_TRUE(upkeep.takeBack(upkeep.changes()->at(1).value("id").toString()));
    EXPECT_EQ(campaigns.campaign(), "My games");
}

TEST_F(Tidying, WhatWasChangedAgainIsToldToBeTakenBackFirst) {
    play("Ann", "Bob");
    const QString id = idOf("Game 1");
    ASSERT_TRUE(upkeep.archiveGame(id));
    const QString first = lastChange();
    ASSERT_TRUE(upkeep.archiveGame(id, false));
    EXPECT_FALSE(upkeep.takeBack(first));
    EXPECT_EQ(failed.last().at(0).toString(), "This was changed again later. Undo the later change first.");
    ASSERT_TRUE(upkeep.takeBack(lastChange()));
    ASSERT_TRUE(upkeep.takeBack(first));
    EXPECT_EQ(campaigns.games()->count(), 1);
}

TEST_F(Tidying, ManyChangesAreListedAFewAtATime) {
    ASSERT_TRUE(people.add("Ann"));
    for (int time = 0; time < 50; ++time) ASSERT_TRUE(upkeep.archivePerson("p1", time % 2 == 0));
    EXPECT_EQ(upkeep.changes()->count(), 40);
    EXPECT_EQ(upkeep.earlier(), 10);
    upkeep.showEarlier();
    EXPECT_EQ(upkeep.changes()->count(), 50);
    EXPECT_EQ(upkeep.earlier(), 0);
}

TEST_F(Tidying, ANameThatLooksLikeAPlaceInASentenceIsToldAsItIs) {
    ASSERT_TRUE(people.add("%2"));
    ASSERT_TRUE(people.add("Bob"));
    ASSERT_TRUE(upkeep.mergePeople("p1", "p2"));
    EXPECT_EQ(lastTold(), "%2 was merged into Bob.");
}

}  // namespace
}  // namespace adjutant::companion
