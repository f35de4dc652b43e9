// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of persons, the search, what is kept of somebody, and a game's page, behind their screens.
#include <gtest/gtest.h>

#include <QFile>
#include <QImage>
#include <QSignalSpy>
#include <QTest>
#include <random>

#include "companion/bridge/act_draft.hpp"
#include "companion/bridge/campaign_people.hpp"
#include "companion/people/afterwards.hpp"
#include "companion/people/campaign_search.hpp"
#include "companion/people/game_desk.hpp"
#include "companion/people/people_desks.hpp"
#include "companion/people/person_desk.hpp"
#include "companion/people/photograph.hpp"
#include "companion/people/results_desk.hpp"
#include "companion/people/search_desk.hpp"
#include "companion/upkeep/upkeep_desk.hpp"
#include "companion/upkeep/upkeep_desks.hpp"
#include "tests/companion/evening.hpp"

namespace adjutant::companion {
namespace {

/// A finished game of two, as rows of a file have it.
GameResult game(const std::string& system, const std::string& winner, const std::string& loser,
                bool draw = false) {
    const auto side = [&](const std::string& who, const char* outcome) {
        return db::SideResult{.side = who,
                              .name = who,
                              .person = who,
                              .who = who,
                              .outcome = draw ? "draw" : outcome,
                              .score = {}};
    };
    GameResult one;
    one.game.system = system;
    one.result.ended = "2026-11-21T19:30:00Z";
    one.result.sides = {side(winner, "win"), side(loser, "loss")};
    return one;
}

TEST(FiguresOfAPerson, AreCountedBySystemAndOpponentWithTheLastRowOfWins) {
    const std::vector<GameResult> lastFirst{
        game("a", "p1", "p2"), game("b", "p1", "p3"), game("a", "p2", "p1"), game("a", "p1", "p2"),
        game("a", "p1", "p3"), game("b", "p1", "p2"), game("b", "p2", "p3"), game("b", "p1", "p3", true)};
    const PersonFigures figures = figuresOf(lastFirst, "p1");
    EXPECT_EQ(figures.all, (Record{.won = 5, .drawn = 1, .lost = 1, .open = 0}));
    EXPECT_EQ(figures.bySystem.at("a"), (Record{.won = 3, .drawn = 0, .lost = 1, .open = 0}));
    EXPECT_EQ(figures.byOpponent.at("p3"), (Record{.won = 2, .drawn = 1, .lost = 0, .open = 0}));
    EXPECT_EQ(figures.streak, 2);
    EXPECT_EQ(figures.streakOf, "win");
    EXPECT_EQ(figures.mostWins, 3);
}

TEST(FiguresOfAPerson, WhoPlaysBothSidesHasNeitherWonNorLost) {
    EXPECT_EQ(figuresOf({game("a", "p1", "p1")}, "p1").all,
              (Record{.won = 0, .drawn = 0, .lost = 0, .open = 1}));
}

class PeopleOfACampaign : public testing::Test {
  protected:
    void setUpForAnAttack() {
        ASSERT_TRUE(evening.act("set-up", {{"rolls", QVariantList{QVariantList{1}, QVariantList{2}}}}));
        ASSERT_TRUE(evening.act("draw-event", {{"rolls", QVariantList{"calm"}}}));
        ASSERT_TRUE(evening.act("ruling", {{"set", QVariantMap{{"/pieces/s1/place", "h11"},
                                                               {"/pieces/c1/place", "town-hall"},
                                                               {"/pieces/c2/place", "doctor"}}},
                                           {"reason", "as on the table"}}));
    }
    void play(const QString& winner, const QString& loser, const char* system = "life-1861") {
        ASSERT_TRUE(evening.companion.campaigns().newGame(
            system, {}, {},
            system == std::string("life-1861") ? QVariantMap{{"soldier", winner}, {"civilians", loser}}
                                               : QVariantMap{{"red", winner}, {"blue", loser}}));
        ASSERT_TRUE(evening.act(
            "end", {{"reason", "agreed"},
                    {"winners", QVariantList{system == std::string("life-1861") ? "soldier" : "red"}}}));
    }
    [[nodiscard]] QStringList namesIn(RowsModel* rows) {
        QStringList names;
        for (int row = 0; row < rows->count(); ++row) names << rows->at(row).value("name").toString();
        return names;
    }

    Evening evening;
    PeopleDesks& desks = PeopleDesks::of(evening.companion);
    ResultsDesk& results = desks.results();
    PersonDesk& person = desks.person();
    GameDesk& gameDesk = desks.game();
    SearchDesk& search = desks.search();
};

TEST_F(PeopleOfACampaign, HaveTheirRecordsAndEveryFigureHasItsGames) {
    play("Ann", "Bob");
    play("Bob", "Ann", "one-stat");
    play("Ann", "Cid");
    results.refresh();
    person.show("p1");
    EXPECT_EQ(person.name(), "Ann");
    EXPECT_EQ(person.won(), 2);
    EXPECT_EQ(person.lost(), 1);
    EXPECT_EQ(namesIn(person.opponents()), (QStringList{"Bob", "Cid"}));
    EXPECT_EQ(person.systems()->find("life-1861").value("won").toInt(), 2);
    results.ask("p1", "", "", "win");
    EXPECT_EQ(namesIn(results.games()), (QStringList{"Game 3", "Game 1"}));
    results.ask("p1", "p2", "", "");
    EXPECT_EQ(namesIn(results.games()), (QStringList{"Game 2", "Game 1"}));
    EXPECT_EQ(results.summary(), "Games: 2 · won 1, drawn 0, lost 1");
    results.ask("p1", "", "one-stat", "");
    EXPECT_EQ(namesIn(results.games()), QStringList{"Game 2"});
}

TEST_F(PeopleOfACampaign, DiceAreCountedForWhoseActTheyWere) {
    ASSERT_TRUE(evening.companion.campaigns().newGame("life-1861", {}, {},
                                                      {{"soldier", "Ann"}, {"civilians", "Bob"}}));
    setUpForAnAttack();
    DiceLuck before, after, others;
    const auto open = [&] { return db::CampaignFile::openToRead(evening.file().toStdString()); };
    before.add(open(), open().games().front(), "Ann");
    TableController& table = evening.table();
    table.choose("s1");
    table.openOffer(evening.offer("attack"));
    table.draft()->send("app");
    const db::CampaignFile file = open();
    const db::Game game = file.games().front();
    const std::string rolls = file.journal(game.id).entries().back().rolls;
    const auto at = rolls.find("\"got\":[");
    ASSERT_NE(at, std::string::npos) << rolls;
    const int face = rolls.at(at + 7) - '0';
    after.add(file, game, "Ann");
    others.add(file, game, "Cid");
    EXPECT_EQ(after.dice() - before.dice(), 1) << rolls;
    EXPECT_DOUBLE_EQ(after.above() - before.above(), face - 3.5) << rolls;
    EXPECT_NEAR(after.error() * after.error() - before.error() * before.error(), 35 / 12.0, 1e-9);
    EXPECT_EQ(others.dice(), 0);
    ASSERT_TRUE(evening.act("undo"));
    DiceLuck undone;
    undone.add(open(), game, "Ann");
    EXPECT_EQ(undone.dice(), before.dice()) << "what was taken back does not count";
}

TEST_F(PeopleOfACampaign, LuckIsCountedGameByGameWhenItIsAskedFor) {
    play("Ann", "Bob");
    results.refresh();
    person.show("p1");
    EXPECT_EQ(person.luck(), "");
    person.countLuck();
    EXPECT_TRUE(person.isCounting());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !person.isCounting(); }, 20000));
    EXPECT_FALSE(person.luck().isEmpty());
}

TEST_F(PeopleOfACampaign, AreDescribedAndANameThatIsTakenChangesNothing) {
    ASSERT_TRUE(evening.companion.people().add("Ann"));
    ASSERT_TRUE(evening.companion.people().add("Bob"));
    person.show("p1");
    ASSERT_TRUE(person.describe("Anna", "plays on Fridays"));
    ASSERT_TRUE(person.setColour("plum"));
    EXPECT_EQ(evening.companion.people().names(), (QStringList{"Anna", "Bob"}));
    const QSignalSpy failed(&person, &PersonDesk::failed);
    EXPECT_FALSE(person.describe("Bob", ""));
    EXPECT_EQ(failed.count(), 1);
    EXPECT_EQ(person.name(), "Anna");
    EXPECT_EQ(person.note(), "plays on Fridays");
    EXPECT_EQ(person.colour(), "plum");
    ASSERT_TRUE(UpkeepDesks::of(evening.companion).upkeep().removePerson("p1"));
    EXPECT_EQ(evening.companion.people().names(), QStringList{"Bob"});
}

TEST_F(PeopleOfACampaign, AndGamesAndNotesAreFoundByAllTheWordsThatAreTyped) {
    play("Ann", "Bob");
    ASSERT_TRUE(evening.act("note", {{"text", "The rain at the bridge #club-night"}}));
    search.setQuery("RAIN bridge");
    ASSERT_EQ(search.hits()->count(), 1);
    EXPECT_EQ(search.hits()->at(0).value("kind"), "entry");
    EXPECT_EQ(search.hits()->at(0).value("title"), "Game 1");
    search.setQuery("ann");
    ASSERT_EQ(search.hits()->count(), 3) << "herself, her game, and where she sat down";
    EXPECT_EQ(search.hits()->at(0).value("kind"), "person");
    EXPECT_EQ(search.hits()->at(1).value("kind"), "game");
    search.setQuery("ann bridge");
    EXPECT_EQ(search.hits()->count(), 0);
    ASSERT_TRUE(evening.act("undo"));
    search.setQuery("rain");
    EXPECT_EQ(search.hits()->count(), 0) << "a note that was taken back is not found";
}

TEST_F(PeopleOfACampaign, AndPlacesPlaysAndTheClausesOfTheRulesAreFound) {
    play("Ann", "Bob");
    db::CampaignFile& file = *evening.companion.campaigns().open();
    const db::Game game = file.games().front();
    file.setPlace(game.id, "Club room", "2026-11-21T19:30:00Z");
    file.addPlay(game.campaign, {.source = "bgg:1",
                                 .title = "Coloretto",
                                 .played = "2026-11-20T19:30:00Z",
                                 .minutes = {},
                                 .place = "At Ruth's",
                                 .note = {},
                                 .sides = {}});
    const auto kinds = [&](const QString& words) {
        search.setQuery(words);
        QStringList list;
        for (int row = 0; row < search.hits()->count(); ++row)
            list << search.hits()->at(row).value("kind").toString();
        list.removeDuplicates();
        return list;
    };
    EXPECT_EQ(kinds("club room"), QStringList{"game"});
    EXPECT_EQ(kinds("ruth"), QStringList{"play"});
    EXPECT_EQ(search.hits()->at(0).value("title"), "Coloretto");
    ASSERT_TRUE(evening.companion.campaigns().newGame("life-1861", {}, "Shots", {}));
    setUpForAnAttack();
    evening.table().choose("s1");
    evening.table().openOffer(evening.offer("attack"));
    evening.table().draft()->send("app");
    EXPECT_EQ(kinds("L61-COMBAT-01"), QStringList{"entry"});
    EXPECT_EQ(search.hits()->at(0).value("title"), "Shots");
    EXPECT_EQ(search.unread(), 0);
}

TEST_F(PeopleOfACampaign, AndWhatIsFoundIsToldInTheLanguageOfTheApp) {
    ASSERT_TRUE(evening.start());
    evening.companion.settings().setLanguage(QStringLiteral("de"));
    search.setQuery("begins");
    ASSERT_EQ(search.hits()->count(), 1);
    EXPECT_EQ(search.hits()->at(0).value("text"),
              QStringLiteral("Eine Partie 1861: Life on the Battlefield beginnt."));
}

TEST_F(PeopleOfACampaign, AndTheListOfGamesAtHomeNamesSidesInIt) {
    play("Ann", "Bob");
    evening.companion.settings().setLanguage(QStringLiteral("de"));
    evening.table().close();
    evening.companion.campaigns().refresh();
    const QVariantMap game = evening.companion.campaigns().games()->at(0);
    EXPECT_EQ(game.value("played"), "Soldat: Ann, Bürger: Bob");
    EXPECT_EQ(game.value("resultWords"), "Sieg nach Vereinbarung: Ann (Soldat)");
}

TEST_F(PeopleOfACampaign, AGameIsRenamedAndKeepsItsNotesAndTags) {
    play("Ann", "Bob");
    evening.table().close();
    evening.companion.campaigns().refresh();
    const QString id = evening.companion.campaigns().games()->at(0).value("id").toString();
    gameDesk.show(id);
    EXPECT_EQ(gameDesk.outcome(), "Victory by agreement: Ann (Soldier)");
    EXPECT_TRUE(gameDesk.isOver());
    ASSERT_TRUE(gameDesk.addNote("A long one. #club-night #rain"));
    EXPECT_EQ(gameDesk.tags(), (QStringList{"club-night", "rain"}));
    ASSERT_TRUE(gameDesk.rename("The bridge"));
    EXPECT_EQ(gameDesk.name(), "The bridge");
    EXPECT_EQ(gameDesk.notes(), QStringList{"A long one. #club-night #rain"});
    ASSERT_TRUE(gameDesk.open());
    EXPECT_EQ(evening.table().gameName(), "The bridge");
    EXPECT_FALSE(!evening.table().standing().isOver()) << "the note does not begin it again";
}

TEST_F(PeopleOfACampaign, PhotographsAreMadeSmallAndWhatIsNoPictureIsTold) {
    ASSERT_TRUE(evening.start());
    evening.companion.campaigns().refresh();
    GameDesk& desk = desks.game();
    desk.show(evening.companion.campaigns().games()->at(0).value("id").toString());
    QImage noise(4000, 3000, QImage::Format_RGB32);
    std::mt19937 random(1861);
    for (int y = 0; y < noise.height(); ++y)
        for (int x = 0; x < noise.width(); ++x) noise.setPixel(x, y, random() & 0xffffffU);
    const QString good = evening.folder.filePath("noise.png"), bad = evening.folder.filePath("bad.jpg");
    ASSERT_TRUE(noise.save(good));
    QFile text(bad);
    ASSERT_TRUE(text.open(QIODevice::WriteOnly));
    text.write("no picture at all");
    text.close();
    QSignalSpy failed(&desk, &GameDesk::failed);
    EXPECT_EQ(desk.addPhotographs({QUrl::fromLocalFile(bad), QUrl::fromLocalFile(good)}), 1);
    ASSERT_EQ(failed.count(), 1);
    EXPECT_EQ(failed.at(0).at(0).toString(), "bad.jpg is no picture that can be read.");
    const QByteArray kept = desk.photographs()->at(0).value("picture").toByteArray();
    EXPECT_LE(kept.size(), static_cast<qsizetype>(largestPhotograph)) << "even of what no JPEG makes small";
    EXPECT_EQ(QImage::fromData(QByteArray::fromBase64(kept)).size(), QSize(longestEdge, 960));
    EXPECT_EQ(desk.addPhotographs({QUrl::fromLocalFile(good)}), 1);
    EXPECT_EQ(desk.photographs()->count(), 1) << "the same picture is there once";
}

TEST_F(PeopleOfACampaign, TheScenarioOfAGameIsReadFromItsFirstEntry) {
    ASSERT_TRUE(evening.companion.campaigns().newGame("hex-acw", {{"scenario", "stone-ford"}}, {}, {}));
    evening.companion.campaigns().refresh();
    desks.game().show(evening.companion.campaigns().games()->at(0).value("id").toString());
    EXPECT_TRUE(desks.game().when().startsWith("Stone Ford · ")) << desks.game().when().toStdString();
}

TEST_F(PeopleOfACampaign, WhatIsLeftIsWhoPlayedWhereSomebodyIsKnown) {
    ASSERT_TRUE(evening.start());
    ASSERT_TRUE(evening.act("end", {{"reason", "agreed"}, {"winners", QVariantList{"soldier"}}}));
    Afterwards& afterwards = desks.afterwards();
    EXPECT_EQ(afterwards.left(), 0) << "nobody is known in the campaign";
    ASSERT_TRUE(evening.companion.people().add("Ann"));
    afterwards.refresh();
    EXPECT_EQ(afterwards.left(), 2);
    ASSERT_TRUE(evening.table().seat("soldier", "Ann"));
    EXPECT_EQ(afterwards.left(), 1);
}

}  // namespace
}  // namespace adjutant::companion
