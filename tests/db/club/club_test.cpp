// SPDX-License-Identifier: GPL-3.0-or-later
// Tablets that keep in step by a club's database.
#include "db/club/address.hpp"
#include "db/club/seal.hpp"
#include "db/club/watcher.hpp"
#include "tests/db/club/a_club.hpp"

namespace adjutant::club {
namespace {

using Kind = ClubError::Kind;

TEST_F(Club, AGameThatOneTabletPlaysIsOnTheOtherHashForHash) {
    beginEmpty();
    found();
    playOn(1, "First evening", 12);
    EXPECT_EQ(sync(1).sent, 12);
    joinAs(2);
    const auto here = gameAt(1, "First evening"), there = gameAt(2, "First evening");
    ASSERT_TRUE(there);
    EXPECT_EQ(there->acts, 12);
    EXPECT_EQ(there->tip, here->tip);
    EXPECT_EQ(there->summary, here->summary);
    EXPECT_FALSE(db::CampaignFile::openToRead(tablet(2)).verify(there->id).broken);
    const Status told = statusAt(2);
    EXPECT_TRUE(told.inStep);
    ASSERT_EQ(told.games.size(), 1U);
    EXPECT_EQ(told.games[0].here, 12);
    EXPECT_EQ(told.games[0].club, 12);
    EXPECT_EQ(told.games[0].lease, "other");
    EXPECT_EQ(statusAt(1).games[0].lease, "mine");
}

TEST_F(Club, SendingAgainChangesNothing) {
    found();
    playOn(1, "First evening", 5);
    sync(1);
    const std::string before = asked("SELECT count(*), max(hash) FROM adjutant.entry");
    EXPECT_EQ(sync(1).sent, 0);
    Notebook notebook = Notebook::open(tablet(1));
    const Membership member = notebook.membership();
    Link link(member.url, "test");
    const auto game = notebook.games().front();
    const auto entries = link.entries(member.campaign, game.key, 0, 100);
    // With the old numbers, with new ones, and only the end of it.
    EXPECT_EQ(link.append(member, {game.key, game.lease, entries, game.told, false}, 1), 5);
    EXPECT_EQ(
        link.append(member, {game.key, game.lease, {entries.end() - 2, entries.end()}, game.told, false}, 90),
        5);
    EXPECT_EQ(asked("SELECT count(*), max(hash) FROM adjutant.entry"), before);
}

TEST_F(Club, AnEntryThatDoesNotHangTogetherIsRefusedByTheServerToo) {
    found();
    playOn(1, "First evening", 3);
    sync(1);
    Notebook notebook = Notebook::open(tablet(1));
    const Membership member = notebook.membership();
    Link link(member.url, "test");
    const auto game = notebook.games().front();
    EntryText next = db::entryAfter(3, game.tip, 3);
    next.events = "[]";
    EXPECT_EQ(refusedBy([&] {
                  link.append(member, {game.key, game.lease, {next}, game.told, false}, 4);
              }),
              Kind::touched);
    // Out of turn, such as when two sendings change places.
    const EntryText late = db::entryAfter(4, db::entryAfter(3, game.tip, 3).hash, 4);
    EXPECT_EQ(refusedBy([&] {
                  link.append(member, {game.key, game.lease, {late}, game.told, false}, 5);
              }),
              Kind::forked);
    EXPECT_EQ(asked("SELECT count(*) FROM adjutant.entry"), "3");
    EXPECT_THROW(static_cast<void>(asked("UPDATE adjutant.entry SET at = ''")), std::runtime_error);
    EXPECT_THROW(static_cast<void>(asked("DELETE FROM adjutant.entry")), std::runtime_error);
}

TEST_F(Club, WhatIsTouchedInTheDatabaseIsNotTaken) {
    found();
    playOn(1, "First evening", 3);
    sync(1);
    static_cast<void>(
        asked("ALTER TABLE adjutant.entry DISABLE TRIGGER ALL; UPDATE adjutant.entry SET events = '[]' WHERE "
              "seq = 2"));
    EXPECT_EQ(refusedBy([&] { joinAs(2); }), Kind::touched);
    EXPECT_FALSE(gameAt(2, "First evening") && gameAt(2, "First evening")->acts > 0);
}

TEST_F(Club, WithoutTheServerPlayGoesOnAndTheStatusSaysSo) {
    found();
    playOn(1, "First evening", 2);
    sync(1);
    Notebook::open(tablet(1)).setMembership([&] {
        Membership member = Notebook::open(tablet(1)).membership();
        member.url = "postgresql://nobody@/none?host=/nowhere";
        return member;
    }());
    playOn(1, "First evening", 3);
    EXPECT_EQ(refusedBy([&] { sync(1); }), Kind::unreachable);
    const Status told = statusAt(1);
    EXPECT_FALSE(told.inStep);
    EXPECT_FALSE(told.unreachable.empty());
    ASSERT_EQ(told.games.size(), 1U);
    EXPECT_EQ(told.games[0].here, 5);
    EXPECT_EQ(told.games[0].club, 2);
}

TEST_F(Club, WhatALostTabletStillHasBecomesABranchThatAllSee) {
    found();
    playOn(1, "First evening", 4);
    sync(1);
    joinAs(2);
    playOn(1, "First evening", 3, "lost");  // not sent
    {
        Notebook notebook = Notebook::open(tablet(2));
        Link link(url, "test");
        OwnDoor door(tablet(2));
        Sync other(notebook, door, veil, link);
        EXPECT_EQ(refusedBy([&] { other.openGame("First evening", false); }), Kind::held);
        other.openGame("First evening", true);
    }
    playOn(2, "First evening", 2, "gone on");
    sync(2);
    const std::string mine = gameAt(1, "First evening")->tip;
    sync(1);
    sync(2);
    EXPECT_EQ(gameAt(1, "First evening")->tip, gameAt(2, "First evening")->tip);
    EXPECT_EQ(gameAt(1, "First evening")->acts, 6);
    for (const int number : {1, 2}) {
        const auto branch = gameAt(number, "First evening (Tablet 1)");
        ASSERT_TRUE(branch) << number;
        EXPECT_EQ(branch->acts, 7);
        EXPECT_EQ(branch->tip, mine);
        const Status told = statusAt(number);
        EXPECT_TRUE(told.inStep) << number;
        ASSERT_EQ(told.conflicts.size(), 1U);
        EXPECT_EQ(told.conflicts[0].kind, "branch");
    }
}

TEST_F(Club, WhatWentOnAtBothTablesByTheSameNumberOfEntriesIsToldApart) {
    const auto wonBy = [&](int number, const std::string& game, const std::string& who) {
        auto file = db::CampaignFile::open(tablet(number));
        file.setResult(
            gameAt(number, game)->id,
            {.by = "agreement", .ended = db::evening, .sides = {{"red", "Red", who, {}, "win", {}}}});
    };
    const auto winnerOf = [&](int number, const std::string& game) {
        const auto file = db::CampaignFile::openToRead(tablet(number));
        const db::Result result = file.result(gameAt(number, game)->id);
        return result.sides.empty() ? std::string() : result.sides.front().person;
    };
    found();
    playOn(1, "First evening", 4);
    sync(1);
    joinAs(2);
    playOn(1, "First evening", 1, "lost");  // not sent
    wonBy(1, "First evening", "Cy");
    {
        OwnDoor door(tablet(2));
        takeOver(tablet(2), "First evening", veil, door);
    }
    playOn(2, "First evening", 1, "gone on");
    wonBy(2, "First evening", "Bob");
    sync(2);
    EXPECT_EQ(gameAt(1, "First evening")->acts, gameAt(2, "First evening")->acts);
    EXPECT_FALSE(statusAt(1).inStep);
    sync(1);
    EXPECT_TRUE(statusAt(1).inStep);
    sync(2);
    for (const int number : {1, 2}) {
        EXPECT_EQ(winnerOf(number, "First evening"), "Bob") << number;
        EXPECT_EQ(winnerOf(number, "First evening (Tablet 1)"), "Cy") << number;
        EXPECT_EQ(gameAt(number, "First evening (Tablet 1)")->summary, R"({"say":"lost0"})") << number;
    }
}

TEST_F(Club, AGameThatWasNotedHereAndCutOffBeforeItBeganThereIsBegunAtTheNextTime) {
    found();
    playOn(1, "First evening", 2);
    const db::GameId here = gameAt(1, "First evening")->id;
    {
        // As a branch is noted before the club is told of it.
        Notebook notebook = Notebook::open(tablet(1));
        const ClubGame noted{
            .key = newUuid(), .name = "First evening", .system = "life-1861", .created = db::evening};
        notebook.bind(noted.key, here);
        notebook.keepGame(noted);
    }
    EXPECT_EQ(sync(1).sent, 2);
    EXPECT_TRUE(statusAt(1).inStep);
}

TEST_F(Club, ATakeOverThatWasCutOffBeforeAnythingCameLeavesWhatWasHereAsABranch) {
    found();
    playOn(1, "First evening", 4);
    sync(1);
    joinAs(2);
    playOn(1, "First evening", 3, "lost");  // not sent
    {
        Notebook notebook = Notebook::open(tablet(2));
        Link link(url, "test");
        OwnDoor door(tablet(2));
        Sync(notebook, door, veil, link).openGame("First evening", true);
    }
    playOn(2, "First evening", 2, "gone on");
    sync(2);
    {
        // The server lets it have the game, and that is all that happens.
        const Notebook notebook = Notebook::open(tablet(1));
        const std::string key = notebook.keyOf(gameAt(1, "First evening")->id).value();
        EXPECT_EQ(Link(url, "test").hold(notebook.membership(), key, true), 3);
    }
    sync(1);
    EXPECT_EQ(gameAt(1, "First evening")->acts, 6);
    EXPECT_EQ(gameAt(1, "First evening (Tablet 1)")->acts, 7);
    playOn(1, "First evening", 1, "at last");
    sync(1);
    sync(2);
    EXPECT_EQ(gameAt(2, "First evening")->acts, 7);
    EXPECT_EQ(gameAt(2, "First evening (Tablet 1)")->tip, gameAt(1, "First evening (Tablet 1)")->tip);
}

TEST_F(Club, AGameIsGivenBackAtItsEndAndByHand) {
    found();
    playOn(1, "First evening", 2);
    sync(1);
    joinAs(2);
    {
        OwnDoor door(tablet(1));
        EXPECT_TRUE(release(tablet(1), "First evening", veil, door));
    }
    EXPECT_EQ(statusAt(1).games[0].lease, "nobody");
    playOn(2, "First evening", 2);
    sync(2);
    EXPECT_EQ(statusAt(2).games[0].lease, "mine");
    {
        auto file = db::CampaignFile::open(tablet(2));
        file.setSummary(gameAt(2, "First evening")->id, R"({"say":"over"})", true);
    }
    sync(2);
    EXPECT_EQ(statusAt(2).games[0].lease, "nobody");
    sync(1);
    EXPECT_TRUE(gameAt(1, "First evening")->finished);
}

TEST_F(Club, TwoGamesOfOneNameAreBothKept) {
    found();
    joinAs(2);
    playOn(1, "Friday", 2, "one");
    playOn(2, "Friday", 3, "two");
    sync(1);
    sync(2);
    sync(1);
    sync(2);
    for (const int number : {1, 2}) {
        EXPECT_EQ(gameAt(number, "Friday")->acts, 2) << number;
        ASSERT_TRUE(gameAt(number, "Friday (2)")) << number;
        EXPECT_EQ(gameAt(number, "Friday (2)")->acts, 3) << number;
    }
}

TEST_F(Club, LeavingSendsEverythingAndJoiningAgainMeetsIt) {
    found();
    joinAs(2);
    playOn(2, "Friday", 4);
    leaveAs(2);
    EXPECT_FALSE(Notebook::isThere(tablet(2)));
    sync(1);
    EXPECT_EQ(gameAt(1, "Friday")->acts, 4);
    joinAs(2);
    const Status told = statusAt(2);
    EXPECT_TRUE(told.inStep);
    EXPECT_EQ(told.games.size(), 1U);
    EXPECT_EQ(refusedBy([&] { joinAs(2); }), Kind::joined);
}

TEST_F(Club, ACopyThatIsCutShortIsGoneOnWithAndRunningGamesComeFirst) {
    found();
    joinAs(2);
    playOn(1, "Old", 3);
    {
        auto file = db::CampaignFile::open(tablet(1));
        file.setSummary(gameAt(1, "Old")->id, R"({"say":"over"})", true);
    }
    playOn(1, "Running", 450);  // more than one question has
    sync(1);
    Notebook notebook = Notebook::open(tablet(2));
    Link link(url, "test");
    OwnDoor door(tablet(2));
    Sync second(notebook, door, veil, link);
    EXPECT_TRUE(second.pass(Way::whole, Sync::Clock::now()).more);
    EXPECT_FALSE(gameAt(2, "Running") && gameAt(2, "Running")->acts > 0);
    // A table that plays takes what is over; the rest waits until it is quiet.
    EXPECT_EQ(second.pass(Way::lightly).received, 3);
    EXPECT_TRUE(gameAt(2, "Old")->finished);
    EXPECT_EQ(second.pass(Way::inwards).received, 450);
    EXPECT_EQ(gameAt(2, "Running")->tip, gameAt(1, "Running")->tip);
}

TEST_F(Club, AGameThatWasTouchedThereKeepsNoOtherFromComing) {
    found();
    joinAs(2);
    playOn(1, "Touched", 3);
    playOn(1, "Whole", 3);
    sync(1);
    static_cast<void>(
        asked("ALTER TABLE adjutant.entry DISABLE TRIGGER ALL; UPDATE adjutant.entry SET events = '[]' WHERE "
              "seq = 2 AND game = (SELECT game FROM adjutant.game WHERE name = 'Touched')"));
    EXPECT_EQ(refusedBy([&] { sync(2); }), Kind::touched);
    EXPECT_EQ(gameAt(2, "Whole")->acts, 3);
    EXPECT_EQ(gameAt(2, "Touched")->acts, 0);
}

TEST_F(Club, WhoLooksOnHearsOfAnActAndHasItWithoutAsking) {
    found();
    playOn(1, "Friday", 2);
    sync(1);
    joinAs(2);
    Notebook notebook = Notebook::open(tablet(2));
    Link link(url, "test");
    OwnDoor door(tablet(2));
    Watcher watcher(notebook, door, veil, link);
    ASSERT_TRUE(watcher.hears());
    static_cast<void>(watcher.turn(std::chrono::milliseconds(0)));
    playOn(1, "Friday", 1);
    sync(1);
    std::int64_t received = 0;
    for (int turn = 0; turn < 40 && received == 0; ++turn)
        received += watcher.turn(std::chrono::milliseconds(500)).received;
    EXPECT_EQ(received, 1);
    EXPECT_EQ(gameAt(2, "Friday")->tip, gameAt(1, "Friday")->tip);
}

TEST_F(Club, AFalseHeadThatAReaderSaysHarmsNobody) {
    found();
    playOn(1, "Friday", 2);
    sync(1);
    joinAs(2, invite(tablet(1), "table"));
    const std::string liar = addressIn(invite(tablet(1), "reader")).url;
    Notebook notebook = Notebook::open(tablet(2));
    const std::string campaign = notebook.membership().campaign;
    const auto say = [&](const std::string& words) {
        static_cast<void>(AServer::askBy(liar, "SELECT pg_notify('adjutant', '" + words + "')"));
    };
    const auto realHead = [&] { return asked("SELECT head FROM adjutant.campaign"); };
    Link link(notebook.membership().url, "test");
    OwnDoor door(tablet(2));
    Watcher watcher(notebook, door, veil, link);
    ASSERT_TRUE(watcher.hears());
    static_cast<void>(watcher.turn(std::chrono::milliseconds(0)));
    for (const char* head : {"999999999999", "99999999999999999999999", "-5", "", "0", "x"}) {
        say(campaign + " " + head);
        Passed passed;
        EXPECT_NO_THROW(passed = watcher.turn(std::chrono::milliseconds(500))) << head;
        EXPECT_EQ(passed.received, 0) << head;
        EXPECT_EQ(notebook.word("head"), realHead()) << head;
    }
    // What is played after that is there, and sent, as ever.
    playOn(1, "Friday", 1);
    sync(1);
    std::int64_t received = 0;
    for (int turn = 0; turn < 40 && received == 0; ++turn)
        received += watcher.turn(std::chrono::milliseconds(500)).received;
    EXPECT_EQ(received, 1);
    EXPECT_EQ(notebook.word("head"), realHead());
    door.rest();
    playOn(2, "Saturday", 2);
    EXPECT_EQ(sync(2).sent, 2);
}

TEST_F(Club, AFalseHeadHidesNoTrueOne) {
    found();
    const std::string campaign = Notebook::open(tablet(1)).membership().campaign;
    Link ear(url, "test");
    ASSERT_TRUE(ear.listen());
    static_cast<void>(
        asked("SELECT pg_notify('adjutant', '" + campaign + " ' || head) FROM unnest('{7,3}'::int[]) head"));
    EXPECT_EQ(ear.hear(campaign, std::chrono::milliseconds(10000)), 7);
}

}  // namespace
}  // namespace adjutant::club
