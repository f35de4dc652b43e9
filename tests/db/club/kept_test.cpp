// SPDX-License-Identifier: GPL-3.0-or-later
// What people keep of games and people, in a club: plays, notes, labels, the archive, names, merges and
// deletions end alike on all tablets.
#include <gmock/gmock.h>

#include "tests/db/club/a_club.hpp"

namespace adjutant::club {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class Kept : public Club {
  protected:
    /// Two tablets with one game of the first.
    void two() {
        found();
        playOn(1, "Friday", 3);
        sync(1);
        joinAs(2);
    }
    template <class Work>
    void at(int number, Work&& work) const {
        auto file = db::CampaignFile::open(tablet(number));
        work(file, campaignAt(file));
    }
    void meetTwice() {
        for (const int number : {1, 2, 1, 2}) sync(number);
    }
    [[nodiscard]] db::CampaignFile look(int number) const {
        return db::CampaignFile::openToRead(tablet(number));
    }
    [[nodiscard]] db::GameId idAt(int number, const std::string& game) const {
        return gameAt(number, game).value().id;
    }
    [[nodiscard]] static db::PersonId called(const db::CampaignFile& file, db::CampaignId campaign,
                                             const char* name) {
        return file.personsCalled(campaign, name).at(0).id;
    }
    void expectInStep() const {
        for (const int number : {1, 2}) {
            EXPECT_TRUE(statusAt(number).inStep) << number << ": " << statusAt(number).waiting;
            EXPECT_THAT(statusAt(number).conflicts, IsEmpty()) << number;
        }
        EXPECT_EQ(asked("SELECT count(*) FROM adjutant.record"),
                  asked("SELECT count(DISTINCT (kind, key, text, removed, over)) FROM adjutant.record"))
            << "nobody sends to and fro";
    }
};

TEST_F(Kept, NotesLabelsAndArchiveMarksOfGamesReachTheOtherTabletAndGoFromItToo) {
    two();
    at(1, [&](db::CampaignFile& file, db::CampaignId) {
        const auto game = idAt(1, "Friday");
        file.setNote(game, "rain all evening", db::evening);
        file.setLabels(game, {"rain", "river"}, db::evening);
        file.archive(game, true, db::evening);
    });
    meetTwice();
    const auto game = idAt(2, "Friday");
    EXPECT_EQ(look(2).note(game), "rain all evening");
    EXPECT_THAT(look(2).labels(game), ElementsAre("rain", "river"));
    EXPECT_EQ(look(2).archivedAt(game), db::evening);
    expectInStep();
    EXPECT_EQ(look(2).changes().back().who, "Tablet 1");
    at(2, [&](db::CampaignFile& file, db::CampaignId) {
        file.setNote(game, "", db::evening);
        file.setLabels(game, {"river"}, db::evening);
        file.archive(game, false, db::evening);
    });
    meetTwice();
    EXPECT_EQ(look(1).note(idAt(1, "Friday")), "");
    EXPECT_THAT(look(1).labels(idAt(1, "Friday")), ElementsAre("river"));
    EXPECT_EQ(look(1).archivedAt(idAt(1, "Friday")), "");
    expectInStep();
}

TEST_F(Kept, PhotographsOfBothTabletsAndThePlaceOfAGameComeTogether) {
    two();
    const auto photographs = [&](int number) { return look(number).photographs(idAt(number, "Friday")); };
    at(1, [&](db::CampaignFile& file, db::CampaignId) {
        file.setPlace(idAt(1, "Friday"), "Club room", db::evening);
        file.addPhotograph(idAt(1, "Friday"), db::aPhotograph("/9j/4AAQ", "The river"), db::evening);
    });
    at(2, [&](db::CampaignFile& file, db::CampaignId) {
        file.addPhotograph(idAt(2, "Friday"), db::aPhotograph("/9j/4BBQ", ""), db::evening);
    });
    meetTwice();
    EXPECT_EQ(look(2).place(idAt(2, "Friday")), "Club room");
    for (const int number : {1, 2}) EXPECT_THAT(photographs(number), testing::SizeIs(2)) << number;
    expectInStep();
    at(2, [&](db::CampaignFile& file, db::CampaignId) {
        file.describePhotograph(idAt(2, "Friday"), db::aPhotograph("/9j/4AAQ").name, "The mill", db::evening);
        file.removePhotograph(idAt(2, "Friday"), db::aPhotograph("/9j/4BBQ").name, db::evening);
    });
    meetTwice();
    ASSERT_THAT(photographs(1), testing::SizeIs(1));
    EXPECT_EQ(photographs(1).front().words, "The mill");
    expectInStep();
}

TEST_F(Kept, WhoJoinsLaterAndAGameThatIsNewGetTheirNotesToo) {
    found();
    playOn(1, "Friday", 3);
    at(1,
       [&](db::CampaignFile& file, db::CampaignId) { file.setNote(idAt(1, "Friday"), "rain", db::evening); });
    sync(1);
    joinAs(2);
    EXPECT_EQ(look(2).note(idAt(2, "Friday")), "rain");
    meetTwice();
    expectInStep();
}

TEST_F(Kept, TwoNotesOfOneGameAreBothKeptAndAskedAbout) {
    two();
    for (const int number : {1, 2})
        at(number, [&](db::CampaignFile& file, db::CampaignId) {
            file.setNote(idAt(number, "Friday"), "by " + std::to_string(number), db::evening);
        });
    meetTwice();
    for (const int number : {1, 2}) {
        const auto asked = statusAt(number).conflicts;
        ASSERT_EQ(asked.size(), 1U);
        EXPECT_EQ(asked[0].kind, "game-note");
        EXPECT_EQ(asked[0].name, "Friday");
        EXPECT_THAT(asked[0].versions, ElementsAre("by 1", "by 2"));
    }
    OwnDoor door(tablet(2));
    settle(tablet(2), "game-note", "Friday", 1, veil, door);
    sync(1);
    for (const int number : {1, 2}) {
        EXPECT_EQ(look(number).note(idAt(number, "Friday")), "by 1");
        EXPECT_THAT(statusAt(number).conflicts, IsEmpty());
    }
}

TEST_F(Kept, ARenamedGameIsCalledSoOnAllTabletsAndByWhoJoinsLater) {
    two();
    at(2, [&](db::CampaignFile& file, db::CampaignId) {
        file.renameGame(idAt(2, "Friday"), "The ford", db::evening);
    });
    sync(2);
    sync(1);
    EXPECT_TRUE(gameAt(1, "The ford"));
    playOn(1, "The ford", 1);
    sync(1);
    sync(2);
    EXPECT_EQ(gameAt(2, "The ford")->acts, 4);
    joinAs(3);
    EXPECT_EQ(gameAt(3, "The ford")->acts, 4);
    EXPECT_FALSE(gameAt(3, "Friday"));
    EXPECT_EQ(statusAt(1).games.at(0).game, "The ford");
    expectInStep();
    at(1, [&](db::CampaignFile& file, db::CampaignId) {
        file.takeBack(*file.standingChange("rename-game", idAt(1, "The ford")), db::evening);
    });
    meetTwice();
    EXPECT_TRUE(gameAt(1, "Friday"));
    EXPECT_TRUE(gameAt(2, "Friday"));
}

TEST_F(Kept, TwoGamesThatGetOneNameAtOnceEndAlike) {
    found();
    playOn(1, "Friday", 3);
    playOn(1, "Saturday", 4);
    sync(1);
    joinAs(2);
    at(1, [&](db::CampaignFile& file, db::CampaignId) {
        file.renameGame(idAt(1, "Friday"), "The ford", db::evening);
    });
    at(2, [&](db::CampaignFile& file, db::CampaignId) {
        file.renameGame(idAt(2, "Saturday"), "The ford", db::evening);
    });
    meetTwice();
    meetTwice();
    ASSERT_TRUE(gameAt(1, "The ford") && gameAt(1, "The ford (2)"));
    EXPECT_EQ(gameAt(1, "The ford")->tip, gameAt(2, "The ford")->tip);
    EXPECT_EQ(gameAt(1, "The ford (2)")->tip, gameAt(2, "The ford (2)")->tip);
    expectInStep();
}

TEST_F(Kept, ADeletedGameIsDeletedForAllAndComesBackForAll) {
    two();
    at(1, [&](db::CampaignFile& file, db::CampaignId) { file.remove(idAt(1, "Friday"), db::evening); });
    meetTwice();
    EXPECT_FALSE(gameAt(2, "Friday"));
    expectInStep();
    at(1,
       [&](db::CampaignFile& file, db::CampaignId) { file.takeBack(file.changes().back().id, db::evening); });
    meetTwice();
    EXPECT_TRUE(gameAt(1, "Friday"));
    ASSERT_TRUE(gameAt(2, "Friday"));
    EXPECT_EQ(gameAt(2, "Friday")->tip, gameAt(1, "Friday")->tip);
    expectInStep();
}

TEST_F(Kept, WhoIsMergedIntoAnotherIsSoOnAllTabletsWithEverythingAndCanBeTakenApart) {
    found();
    playOn(1, "Friday", 3);
    at(1, [&](db::CampaignFile& file, db::CampaignId campaign) {
        static_cast<void>(file.addAnother(campaign, "Ann", ""));
        const auto twin = file.addAnother(campaign, "Anne", "");
        file.setResult(idAt(1, "Friday"), {.by = "points",
                                           .ended = "",
                                           .sides = {{.side = "blue",
                                                      .name = "Blue",
                                                      .person = "Anne",
                                                      .who = db::shownId(twin),
                                                      .outcome = "win",
                                                      .score = 7}}});
    });
    sync(1);
    joinAs(2);
    ASSERT_EQ(look(2).result(idAt(2, "Friday")).sides.at(0).person, "Anne");
    at(1, [&](db::CampaignFile& file, db::CampaignId campaign) {
        file.setNote(called(file, campaign, "Ann"), "left-handed", db::evening);
        file.archive(called(file, campaign, "Ann"), true, db::evening);
        file.merge(called(file, campaign, "Anne"), called(file, campaign, "Ann"), db::evening);
    });
    meetTwice();
    for (const int number : {1, 2}) {
        const auto file = look(number);
        EXPECT_THAT(file.people(campaignAt(file)), ElementsAre("Ann")) << number;
        EXPECT_EQ(file.result(idAt(number, "Friday")).sides.at(0).person, "Ann") << number;
        const auto ann = called(file, campaignAt(file), "Ann");
        EXPECT_EQ(file.note(ann), "left-handed") << number;
        EXPECT_EQ(file.archivedAt(ann), db::evening) << number;
    }
    expectInStep();
    at(1,
       [&](db::CampaignFile& file, db::CampaignId) { file.takeBack(file.changes().back().id, db::evening); });
    meetTwice();
    for (const int number : {1, 2}) {
        const auto file = look(number);
        EXPECT_THAT(file.people(campaignAt(file)), ElementsAre("Ann", "Anne")) << number;
        EXPECT_EQ(file.result(idAt(number, "Friday")).sides.at(0).person, "Anne") << number;
    }
    expectInStep();
}

TEST_F(Kept, PlaysTravelWithTheirPeopleWhoeverIsRenamed) {
    two();
    const db::Play evening{
        .source = "bgstats:7",
        .title = "Carcassonne",
        .played = db::evening,
        .minutes = 40,
        .place = "at Ruth's",
        .note = "close",
        .sides = {{.person = "Ann", .who = {}, .role = "red", .outcome = "win", .score = "90"},
                  {.person = "", .who = {}, .role = "", .outcome = "loss", .score = "80"}}};
    at(1, [&](db::CampaignFile& file, db::CampaignId campaign) {
        file.addPlay(campaign, evening);
        file.renamePerson(campaign, "Ann", "Anna");
    });
    meetTwice();
    const auto plays = look(2).plays(campaignAt(look(2)));
    ASSERT_EQ(plays.size(), 1U);
    EXPECT_TRUE(isSame(plays[0], evening));
    EXPECT_EQ(plays[0].sides.at(0).person, "Anna");
    EXPECT_EQ(look(2).people(campaignAt(look(2))).size(), 1U);
    expectInStep();
    at(2, [&](db::CampaignFile& file, db::CampaignId campaign) { file.removePlay(campaign, "bgstats:7"); });
    meetTwice();
    EXPECT_THAT(look(1).plays(campaignAt(look(1))), IsEmpty());
    expectInStep();
}

TEST_F(Kept, WhatAnEarlierAdjutantHeardOfAndCouldNotKeepIsTakenWhenItIsBroughtUpToDate) {
    two();
    at(1,
       [&](db::CampaignFile& file, db::CampaignId) { file.setNote(idAt(1, "Friday"), "rain", db::evening); });
    sync(1);
    sync(2);
    // As such a one left it: agreed on, and not in the file.
    Notebook::open(tablet(2)).setWord("kinds", "");
    at(2, [&](db::CampaignFile& file, db::CampaignId) { file.setNote(idAt(2, "Friday"), "", db::evening); });
    meetTwice();
    EXPECT_EQ(look(1).note(idAt(1, "Friday")), "rain");
    EXPECT_EQ(look(2).note(idAt(2, "Friday")), "rain");
    expectInStep();
}

/// What tablet 1 and the club agreed on of their photographs.
std::string agreedOfPhotographs(const std::filesystem::path& tablet) {
    std::string all;
    for (const auto& [key, text] : Notebook::open(tablet).agreedOf("game-photograph")) all += text;
    return all;
}

TEST_F(Kept, APictureIsSentOnceAndNotLookedAtAgain) {
    two();
    at(1, [&](db::CampaignFile& file, db::CampaignId) {
        file.addPhotograph(idAt(1, "Friday"), db::aPhotograph("/9j/4AAQ", "The river"), db::evening);
    });
    meetTwice();
    EXPECT_EQ(look(2).photographs(idAt(2, "Friday")).at(0).picture, "/9j/4AAQ");
    for (const int number : {1, 2}) {
        EXPECT_THAT(agreedOfPhotographs(tablet(number)), HasSubstr("The river")) << number;
        EXPECT_THAT(agreedOfPhotographs(tablet(number)), testing::Not(HasSubstr("/9j/4AAQ"))) << number;
    }
    EXPECT_EQ(sync(1).recordsSent, 0);
    expectInStep();
}

TEST_F(Kept, PicturesThatAnEarlierAdjutantAgreedOnAsAWholeAreNotSentAnew) {
    two();
    const std::string name = db::aPhotograph("/9j/4AAQ").name;
    at(1, [&](db::CampaignFile& file, db::CampaignId) {
        file.addPhotograph(idAt(1, "Friday"), db::aPhotograph("/9j/4AAQ", "The river"), db::evening);
    });
    meetTwice();
    {
        Notebook notebook = Notebook::open(tablet(1));
        const auto [key, text] = notebook.agreedOf("game-photograph").at(0);
        const std::size_t at = text.find(R"(\"words\")");
        ASSERT_NE(at, std::string::npos) << text;
        notebook.setAgreed("game-photograph", key,
                           text.substr(0, at) + R"(\"picture\":\"/9j/4AAQ\",)" + text.substr(at));
        notebook.setWord("kinds", "3");
    }
    expectInStep();
    EXPECT_EQ(sync(1).recordsSent, 0);
    EXPECT_THAT(agreedOfPhotographs(tablet(1)), testing::Not(HasSubstr("/9j/4AAQ")));
    at(1, [&](db::CampaignFile& file, db::CampaignId) {
        file.removePhotograph(idAt(1, "Friday"), name, db::evening);
    });
    meetTwice();
    EXPECT_THAT(look(2).photographs(idAt(2, "Friday")), IsEmpty());
    expectInStep();
}

TEST_F(Kept, AKindOfRecordThatIsNotKnownHereIsPassedOver) {
    two();
    Notebook notebook = Notebook::open(tablet(1));
    Link link(url, "test");
    static_cast<void>(link.keep(notebook.membership(),
                                {.kind = "a-later-kind", .key = "x", .over = {}, .text = "[1", .at = ""},
                                link.lastNumber(notebook.membership()) + 1));
    sync(2);
    playOn(1, "Friday", 1);
    meetTwice();
    EXPECT_EQ(gameAt(2, "Friday")->acts, 4);
    expectInStep();
}

}  // namespace
}  // namespace adjutant::club
