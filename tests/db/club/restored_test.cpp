// SPDX-License-Identifier: GPL-3.0-or-later
// A club's database that was restored from a backup.
#include <algorithm>

#include "db/club/dump.hpp"
#include "db/error.hpp"
#include "tests/db/club/a_club.hpp"

namespace adjutant::club {
namespace {

using Kind = ClubError::Kind;

class Restored : public testing::Test, protected Tablets {
  protected:
    void SetUp() override {
        if (const auto why = AServer::missing()) GTEST_SKIP() << *why;
        begin();
        found();
        playOn(1, "Friday", 2);
        saveBoard(1, "first");
        sync(1);
        joinAs(2);
        dumpTo(url, dump());
    }
    [[nodiscard]] std::filesystem::path dump() const { return folder.path() / "club.dump"; }
    /// The server has what it had when it was dumped.
    void restore() {
        server->drop(name);
        static_cast<void>(server->database(name));
        static_cast<void>(restoreFrom(url, dump()));
    }
    void saveBoard(int number, const std::string& text) {
        auto file = db::CampaignFile::open(tablet(number));
        file.saveDocument(campaignAt(file), {"board", "House", text});
    }
    [[nodiscard]] std::string boardAt(int number) const {
        const auto file = db::CampaignFile::openToRead(tablet(number));
        for (const db::Document& one : file.documents(campaignAt(file)))
            if (one.name == "House") return one.text;
        return {};
    }
    [[nodiscard]] std::string entriesThere() const { return asked("SELECT count(*) FROM adjutant.entry"); }
};

TEST_F(Restored, WhatWasPlayedSinceTheBackupIsSentAgainByWhoeverHasIt) {
    playOn(1, "Friday", 3);
    playOn(2, "Saturday", 4);
    sync(1);
    sync(2);
    sync(1);
    EXPECT_EQ(entriesThere(), "9");
    restore();
    EXPECT_EQ(entriesThere(), "2");
    EXPECT_FALSE(statusAt(1).inStep);
    const Passed passed = sync(1);
    EXPECT_TRUE(passed.restored);
    EXPECT_EQ(entriesThere(), "9") << "what it only has a copy of as well";
    EXPECT_TRUE(statusAt(1).inStep);
    EXPECT_FALSE(sync(1).restored);
    sync(2);
    playOn(2, "Saturday", 1);
    sync(2);
    playOn(1, "Friday", 1);
    sync(1);
    sync(2);
    sync(1);
    for (const int number : {1, 2}) {
        EXPECT_TRUE(statusAt(number).inStep) << number;
        EXPECT_TRUE(statusAt(number).conflicts.empty()) << number << ": nobody left a game";
        EXPECT_EQ(gameAt(number, "Friday")->acts, 6) << number;
        EXPECT_EQ(gameAt(number, "Saturday")->acts, 5) << number;
    }
    EXPECT_EQ(entriesThere(), "11");
}

TEST_F(Restored, AnActThatIsTheFirstThingSentAfterwardsFindsItOut) {
    playOn(1, "Friday", 1);
    sync(1);
    restore();
    playOn(1, "Friday", 1);
    Notebook notebook = Notebook::open(tablet(1));
    OwnDoor door(tablet(1));
    Link link(url, "test");
    Sync follows(notebook, door, veil, link);
    EXPECT_EQ(follows.sendGame(gameAt(1, "Friday")->id), 2);
    EXPECT_EQ(entriesThere(), "4");
}

TEST_F(Restored, WhatWasChangedRenamedAndDeletedSinceIsNotUndone) {
    playOn(2, "Sunday", 2);
    saveBoard(1, "second");
    {
        auto file = db::CampaignFile::open(tablet(1));
        file.addPerson(campaignAt(file), "Ann");
        file.renameGame(gameAt(1, "Friday")->id, "Long Friday");
    }
    sync(1);
    sync(2);
    sync(1);
    {
        auto file = db::CampaignFile::open(tablet(2));
        file.remove(gameAt(2, "Sunday")->id, db::evening);
    }
    sync(2);
    sync(1);
    restore();
    for (int times = 0; times < 2; ++times) {
        sync(1);
        sync(2);
    }
    joinAs(3);
    for (const int number : {1, 2, 3}) {
        SCOPED_TRACE(number);
        EXPECT_EQ(boardAt(number), "second");
        EXPECT_TRUE(gameAt(number, "Long Friday"));
        EXPECT_FALSE(gameAt(number, "Sunday"));
        const auto file = db::CampaignFile::openToRead(tablet(number));
        EXPECT_EQ(file.persons(campaignAt(file)).size(), 1U);
        EXPECT_TRUE(statusAt(number).inStep);
        EXPECT_TRUE(statusAt(number).conflicts.empty());
    }
}

TEST_F(Restored, HiddenHandsStayHiddenAndTheirTableGoesOn) {
    playOn(1, "Cards", 3, "tea", "secretive");
    sync(1);
    sync(2);
    restore();
    sync(2);
    sync(1);
    sync(2);
    playOn(1, "Cards", 1, "tea", "secretive");
    sync(1);
    sync(2);
    EXPECT_EQ(asked("SELECT count(*) FROM adjutant.entry WHERE request LIKE '%tea%' OR events LIKE '%tea%'"),
              asked("SELECT count(*) FROM adjutant.entry e JOIN adjutant.game g USING (campaign, game) "
                    "WHERE NOT g.sealed AND events LIKE '%tea%'"));
    EXPECT_EQ(statusAt(2).games.size(), 2U);
    for (const int number : {1, 2}) EXPECT_TRUE(statusAt(number).inStep) << number;
}

}  // namespace
}  // namespace adjutant::club
