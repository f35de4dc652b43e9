// SPDX-License-Identifier: GPL-3.0-or-later
// What goes out of a campaign and comes in, behind the screens: by real files of two tablets.
#include <gmock/gmock.h>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QSignalSpy>
#include <nlohmann/json.hpp>

#include "companion/bridge/campaign_people.hpp"
#include "companion/doors/bg_stats.hpp"
#include "companion/people/people_desks.hpp"
#include "companion/people/person_desk.hpp"
#include "companion/people/photograph.hpp"
#include "companion/upkeep/doors_desk.hpp"
#include "companion/upkeep/papers_desk.hpp"
#include "companion/upkeep/upkeep_desk.hpp"
#include "companion/upkeep/upkeep_desks.hpp"
#include "db/backups.hpp"
#include "tests/companion/evening.hpp"

namespace adjutant::companion {
namespace {

constexpr const char* bggList = R"(<?xml version="1.0" encoding="utf-8"?>
<plays username="x" total="1"><play id="16980939" date="2015-12-27" quantity="1" length="30" location="Home">
<item name="Coloretto" objecttype="thing" objectid="5782"/>
<players><player username="" name="Bob" score="41" win="0"/>
<player username="" name="Ann" score="45" win="1"/></players></play></plays>)";

void play(Evening& evening, const QString& name, const QString& winner, const QString& loser) {
    ASSERT_TRUE(evening.companion.campaigns().newGame("life-1861", {}, name,
                                                      {{"soldier", winner}, {"civilians", loser}}));
    ASSERT_TRUE(evening.act("end", {{"reason", "agreed"}, {"winners", QVariantList{"soldier"}}}));
    evening.table().close();
    evening.companion.campaigns().refresh();
}

class Doors : public testing::Test {
  protected:
    [[nodiscard]] static QStringList namesOf(Evening& evening) {
        QStringList names;
        for (const db::Game& game : evening.companion.campaigns().open()->games())
            names << QString::fromStdString(game.name);
        names.sort();
        return names;
    }
    [[nodiscard]] QStringList texts() {
        QStringList list;
        for (int row = 0; row < doors.things()->count(); ++row)
            list << doors.things()->at(row).value("text").toString();
        return list;
    }
    [[nodiscard]] QString noteOf(const QString& text) {
        for (int row = 0; row < doors.things()->count(); ++row)
            if (doors.things()->at(row).value("text") == text)
                return doors.things()->at(row).value("note").toString();
        return {};
    }
    [[nodiscard]] QString written(const QString& name, const QByteArray& bytes) {
        QFile file(here.folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        return file.fileName();
    }
    bool look(const QString& path) { return doors.look(QUrl::fromLocalFile(path)); }
    /// The file of the other tablet, brought over by somebody.
    [[nodiscard]] QString brought() {
        QString path = here.folder.filePath("brought.adjutant");
        other.companion.campaigns().open()->backUpTo(path.toStdString());
        return path;
    }

    Evening here, other;
    CampaignsController& campaigns = here.companion.campaigns();
    DoorsDesk& doors = UpkeepDesks::of(here.companion).doors();
    DoorsDesk& otherDoors = UpkeepDesks::of(other.companion).doors();
    QSignalSpy failed{&doors, &DoorsDesk::failed};
};

TEST_F(Doors, TwoClubNightsOfTwoTabletsBecomeOneFile) {
    play(here, "Ford", "Ann", "Bob");
    play(other, "Mill", "Cid", "Ann");
    ASSERT_TRUE(look(brought())) << failed.value(0).value(0).toString().toStdString();
    EXPECT_EQ(doors.goal(), "My games") << "each campaign goes to its own";
    EXPECT_EQ(texts(), (QStringList{"Cid", "Mill"})) << "Ann is the same";
    EXPECT_FALSE(doors.asks());
    ASSERT_TRUE(doors.bringIn());
    EXPECT_EQ(namesOf(here), (QStringList{"Ford", "Mill"}));
    EXPECT_EQ(here.companion.people().names(), (QStringList{"Ann", "Bob", "Cid"}));
    PersonDesk& person = PeopleDesks::of(here.companion).person();
    person.show("p1");
    EXPECT_EQ(person.won(), 1);
    EXPECT_EQ(person.lost(), 1);
    EXPECT_EQ(doors.coming(), "") << "and it is looked at no longer";
    ASSERT_TRUE(look(brought())) << failed.value(0).value(0).toString().toStdString();
    EXPECT_TRUE(texts().isEmpty());
    EXPECT_FALSE(doors.brings()) << "all of it is here already";
}

TEST_F(Doors, TheZipOfACampaignIsReadByTheOtherTabletHashForHash) {
    play(other, "Mill", "Cid", "Dee");
    const QString zip = otherDoors.writeZip(here.folder.path());
    ASSERT_TRUE(zip.endsWith("My games.zip")) << zip.toStdString();
    EXPECT_TRUE(otherDoors.writeZip(here.folder.path()).endsWith("My games 2.zip"))
        << "nothing is written over";
    ASSERT_TRUE(look(zip));
    ASSERT_TRUE(doors.bringIn());
    EXPECT_EQ(campaigns.open()->games().front().tip, other.companion.campaigns().open()->games().front().tip);
    EXPECT_EQ(db::backupsOf(here.file().toStdString()).size(), 1U) << "it was backed up before";
}

TEST_F(Doors, GamesOfOneNameAndOtherHistoryAreKeptBothOrOneOfThemAndBothAreShown) {
    play(here, "Ford", "Ann", "Bob");
    play(other, "Ford", "Cid", "Dee");
    ASSERT_TRUE(look(brought())) << failed.value(0).value(0).toString().toStdString();
    EXPECT_TRUE(doors.asks());
    EXPECT_EQ(texts().front(), "Ford") << "what is otherwise here comes first";
    EXPECT_TRUE(noteOf("Ford").contains("here 2 entries, last today")) << noteOf("Ford").toStdString();
    EXPECT_TRUE(noteOf("Ford").contains("in the file 2 entries, last today"));
    doors.setDiffering("ours");
    EXPECT_FALSE(doors.barred().isEmpty());
    EXPECT_FALSE(doors.bringIn());
    EXPECT_EQ(namesOf(here), QStringList{"Ford"});
    doors.setDiffering("both");
    EXPECT_TRUE(doors.barred().isEmpty());
    ASSERT_TRUE(doors.bringIn());
    EXPECT_EQ(namesOf(here), (QStringList{"Ford", "Ford (2)"}));
}

TEST_F(Doors, TheGameOfTheFileTakesThePlaceOfOursWhichComesBackByATouch) {
    play(here, "Ford", "Ann", "Bob");
    const std::string ours = campaigns.open()->games().front().tip;
    play(other, "Ford", "Cid", "Dee");
    ASSERT_TRUE(look(brought())) << failed.value(0).value(0).toString().toStdString();
    doors.setDiffering("theirs");
    ASSERT_TRUE(doors.bringIn());
    EXPECT_NE(campaigns.open()->games().front().tip, ours);
    ASSERT_EQ(campaigns.open()->games().size(), 1U);
    UpkeepDesk& upkeep = UpkeepDesks::of(here.companion).upkeep();
    EXPECT_EQ(upkeep.changes()->at(0).value("text"), "The game Ford was deleted.");
}

TEST_F(Doors, ACampaignIsBroughtInAsOneOfItsOwn) {
    play(here, "Ford", "Ann", "Bob");
    play(other, "Ford", "Cid", "Dee");
    ASSERT_TRUE(look(brought())) << failed.value(0).value(0).toString().toStdString();
    ASSERT_EQ(doors.goals()->count(), 2);
    EXPECT_EQ(doors.goals()->at(1).value("name"), "My games (2)");
    EXPECT_TRUE(doors.goals()->at(1).value("fresh").toBool());
    doors.setGoal("My games (2)");
    EXPECT_FALSE(doors.asks());
    ASSERT_TRUE(doors.bringIn());
    EXPECT_EQ(campaigns.campaign(), "My games (2)");
    EXPECT_EQ(campaigns.open()->campaigns().size(), 2U);
}

TEST_F(Doors, AGameThatWasPlayedOnElsewhereIsPlayedOnHere) {
    ASSERT_TRUE(other.companion.campaigns().newGame("life-1861", {}, "Ford", {}));
    const QString before = otherDoors.writeZip(here.folder.path());
    ASSERT_TRUE(look(before));
    ASSERT_TRUE(doors.bringIn());
    ASSERT_TRUE(other.act("note", {{"text", "on we go"}}));
    const QString after = otherDoors.writeZip(here.folder.path());
    ASSERT_TRUE(look(after));
    EXPECT_TRUE(noteOf("Ford").contains("continues the game that is here")) << noteOf("Ford").toStdString();
    ASSERT_TRUE(doors.bringIn());
    EXPECT_EQ(campaigns.open()->games().front().acts, 2);
}

TEST_F(Doors, PlaysOfBoardGameGeekBecomeResultsOfTheChosenCampaign) {
    play(here, "Ford", "Ann", "Bob");
    const QString list = written("plays.xml", bggList);
    ASSERT_TRUE(look(list));
    EXPECT_EQ(texts(), QStringList{"Coloretto, 2015-12-27"});
    ASSERT_TRUE(doors.bringIn());
    const auto plays = campaigns.open()->plays(*campaigns.campaignId());
    ASSERT_EQ(plays.size(), 1U);
    EXPECT_EQ(plays.front().sides.at(1).person, "Ann");
    ASSERT_TRUE(look(list));
    EXPECT_FALSE(doors.brings());
    EXPECT_EQ(doors.summary(), "the same: 1");
}

TEST_F(Doors, AFileThatIsNoneOfTheseIsRefusedInASentence) {
    EXPECT_FALSE(look(written("letter.json", "Dear Ann")));
    EXPECT_EQ(failed.last().at(0).toString(),
              "This is no campaign and no list of plays that can be read here.");
    EXPECT_FALSE(look(here.file()));
    EXPECT_EQ(failed.last().at(0).toString(), "This is the file that is open.");
    EXPECT_FALSE(look(here.folder.filePath("none.zip")));
    EXPECT_EQ(doors.coming(), "");
    EXPECT_FALSE(doors.bringIn());
}

TEST_F(Doors, AGameGoesToBgStatsAsAFileAndAsALink) {
    play(here, "Ford", "Ann", "Bob");
    const QString game = campaigns.games()->at(0).value("id").toString();
    QFile file(doors.writePlay(game, here.folder.path()));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const auto told = nlohmann::ordered_json::parse(file.readAll().toStdString());
    EXPECT_EQ(told.at("sourceName"), "Adjutant");
    EXPECT_TRUE(told.at("players").at(0).at("winner").is_boolean());
    EXPECT_EQ(doors.linkOf(game).toStdString(), bgStatsLink(told));
}

TEST_F(Doors, AGameAPersonASeasonAndTheWholeGoOutAsReports) {
    play(here, "Friday", "Ann", "Bob");
    ASSERT_TRUE(here.companion.people().add("Cleo"));
    PapersDesk& papers = UpkeepDesks::of(here.companion).papers();
    QSignalSpy written(&papers, &PapersDesk::written);
    const QString folder = here.folder.filePath("papers");
    ASSERT_TRUE(QDir().mkpath(folder));
    const QString game = here.companion.campaigns().games()->at(0).value("id").toString();
    papers.writeGame(game, folder);
    papers.writePerson("p1", folder);
    papers.writeSeason(folder);
    papers.writeSite(folder);
    ASSERT_EQ(written.count(), 4);
    const auto bytes = [&](int which, const QString& ending) {
        QFile file(written.at(which).at(0).toString().replace(QRegularExpression("\\.html$"), ending));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << file.fileName().toStdString();
        return file.readAll();
    };
    for (int which = 0; which < 3; ++which) {
        EXPECT_TRUE(bytes(which, ".html").startsWith("<!DOCTYPE html>"));
        EXPECT_TRUE(bytes(which, ".md").startsWith("# "));
        EXPECT_TRUE(bytes(which, ".pdf").startsWith("%PDF"));
    }
    EXPECT_TRUE(bytes(0, ".html").contains("Ann (Soldier)"));
    EXPECT_TRUE(bytes(1, ".md").startsWith("# Ann"));
    EXPECT_TRUE(bytes(3, ".zip").startsWith("PK"));
}

TEST_F(Doors, APhotographIsOnThePaperToo) {
    play(here, "Friday", "Ann", "Bob");
    PapersDesk& papers = UpkeepDesks::of(here.companion).papers();
    const QString folder = here.folder.path();
    const db::GameId game = here.companion.campaigns().open()->games().front().id;
    const QString id = here.companion.campaigns().games()->at(0).value("id").toString();
    const auto paper = [&] {
        QSignalSpy written(&papers, &PapersDesk::written);
        papers.writeGame(id, folder);
        QFile file(written.at(0).at(0).toString().replace(QRegularExpression("\\.html$"), ".pdf"));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    };
    EXPECT_EQ(paper().count("/Subtype /Image"), 0) << "its plots are lines";
    QImage picture(64, 48, QImage::Format_RGB32);
    picture.fill(Qt::darkGreen);
    here.companion.campaigns().open()->addPhotograph(
        game,
        {.name = {}, .at = "2026-11-21T19:30:00Z", .words = "The wood", .picture = photographOf(picture)},
        "2026-11-21T19:30:00Z");
    EXPECT_EQ(paper().count("/Subtype /Image"), 1);
}

TEST_F(Doors, TheResultsGoOutAsATable) {
    play(here, "Ford", "Ann", "Bob");
    QFile file(doors.writeResults(here.folder.path()));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QString table = QString::fromUtf8(file.readAll());
    EXPECT_TRUE(table.contains("Ann")) << table.toStdString();
    EXPECT_EQ(table.count('\n'), 3) << "a heading and two sides";
}

}  // namespace
}  // namespace adjutant::companion
