// SPDX-License-Identifier: GPL-3.0-or-later
// What keeps a file in step beside the window: it hears, it asks where it cannot, and it tells whose a game
// is.
#include <gmock/gmock.h>

#include <atomic>
#include <thread>

#include "db/club/elsewhere.hpp"
#include "db/club/follower.hpp"
#include "tests/db/club/a_club.hpp"
#include "tests/db/club/a_pooler.hpp"

namespace adjutant::club {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

/// The file of a tablet at which a game may stand.
class ATable final : public FileDoor {
  public:
    explicit ATable(std::filesystem::path path) : own_(std::move(path)) {}
    void read(const std::function<void(const db::CampaignFile&)>& work) override { own_.read(work); }
    void write(const std::function<void(db::CampaignFile&)>& work) override {
        own_.write(work);
        own_.rest();
    }
    [[nodiscard]] std::optional<db::GameId> atTheTable() override {
        const std::int64_t id = game;
        return id == 0 ? std::nullopt : std::optional(db::GameId{id});
    }
    std::atomic<std::int64_t> game = 0;

  private:
    OwnDoor own_;
};

class Following : public Club {
  protected:
    template <class Condition>
    [[nodiscard]] static bool comes(Condition condition, milliseconds patience = milliseconds(20000)) {
        for (const auto until = Clock::now() + patience; Clock::now() < until;) {
            if (condition()) return true;
            std::this_thread::yield();
        }
        return false;
    }
    [[nodiscard]] bool grows(int number, const std::string& game, std::int64_t acts,
                             milliseconds patience) const {
        return comes(
            [&] {
                const auto there = gameAt(number, game);
                return there && there->acts == acts;
            },
            patience);
    }
    void takeOverAt(int number, const std::string& game) {
        OwnDoor door(tablet(number));
        takeOver(tablet(number), game, veil, door);
    }
    [[nodiscard]] std::optional<Elsewhere> elsewhereAt(int number, const std::string& game) const {
        return writtenElsewhere(Notebook::open(tablet(number)), *gameAt(number, game));
    }
    static std::string evening() { return db::evening; }
};

TEST_F(Following, WhatAnotherTableDoesIsHereWithinASecondEachTime) {
    found();
    playOn(1, "Friday", 3);
    sync(1);
    joinAs(2);
    ATable door(tablet(2));
    Follower follower(tablet(2), door, veil, evening);
    follower.begin();
    ASSERT_TRUE(comes([&] { return Notebook::open(tablet(2)).word("in-step") == "yes"; }));
    // Who only asks every three seconds is as quick as that half the time, and not eight times.
    for (std::int64_t acts = 4; acts <= 12; ++acts) {
        playOn(1, "Friday", 1);
        sync(1);
        EXPECT_TRUE(grows(2, "Friday", acts, acts == 4 ? milliseconds(20000) : milliseconds(1500))) << acts;
    }
}

TEST_F(Following, BehindAPoolerItAsksAndTheStatusSaysSo) {
    if (!std::filesystem::exists(Pooler::program)) GTEST_SKIP() << "pgbouncer is not installed";
    found();
    playOn(1, "Friday", 3);
    sync(1);
    const Pooler pooler(server->folder());
    joinAs(2, pooler.url(name));
    EXPECT_FALSE(statusAt(2).swallowed) << "nobody has listened yet";
    {
        ATable door(tablet(2));
        Follower follower(tablet(2), door, veil, evening);
        follower.begin();
        ASSERT_TRUE(comes([&] { return statusAt(2).swallowed; }));
        playOn(1, "Friday", 2);
        sync(1);
        EXPECT_TRUE(grows(2, "Friday", 5, milliseconds(20000)));
    }
    {
        Notebook notebook = Notebook::open(tablet(2));
        Membership member = notebook.membership();
        member.url = url;
        notebook.setMembership(member);
    }
    ATable door(tablet(2));
    Follower follower(tablet(2), door, veil, evening);
    follower.begin();
    EXPECT_TRUE(comes([&] { return !statusAt(2).swallowed; })) << "without one it hears";
}

TEST_F(Following, WhoPlaysHearsThatAnotherTookTheGameOver) {
    found();
    joinAs(2);
    playOn(2, "Friday", 3);
    sync(2);
    sync(1);
    std::atomic<int> told = 0;
    ATable door(tablet(2));
    door.game = static_cast<std::int64_t>(gameAt(2, "Friday")->id);
    Follower follower(tablet(2), door, veil, evening, [&] { ++told; });
    follower.begin();
    ASSERT_TRUE(comes([&] { return Notebook::open(tablet(2)).word("in-step") == "yes"; }));
    EXPECT_FALSE(follower.lost());
    EXPECT_FALSE(elsewhereAt(2, "Friday"));
    takeOverAt(1, "Friday");
    playOn(1, "Friday", 2);
    sync(1);
    ASSERT_TRUE(comes([&] { return follower.lost().has_value(); }));
    EXPECT_THAT(*follower.lost(), testing::HasSubstr("is written by Tablet 1"));
    EXPECT_GT(told, 0);
    const auto elsewhere = elsewhereAt(2, "Friday");
    ASSERT_TRUE(elsewhere);
    EXPECT_EQ(elsewhere->why, Elsewhere::Why::held);
    EXPECT_EQ(elsewhere->table, "Tablet 1");
    EXPECT_EQ(gameAt(2, "Friday")->acts, 3) << "it stands at this table: nothing is written into it";
    // It is only looked at from now on.
    door.game = 0;
    follower.look();
    EXPECT_TRUE(grows(2, "Friday", 5, milliseconds(20000)));
    // Another game is none that was lost.
    follower.acted(gameAt(2, "Friday")->id);
    EXPECT_TRUE(follower.lost());
    playOn(2, "Saturday", 2);
    const auto saturday = gameAt(2, "Saturday")->id;
    door.game = static_cast<std::int64_t>(saturday);
    follower.acted(saturday);
    EXPECT_FALSE(follower.lost());
    EXPECT_TRUE(comes([&] {
        sync(1);
        return gameAt(1, "Saturday").has_value();
    }));
}

TEST_F(Following, AReadersGamesAreAllLookedAtAndAHalfCopiedOneWaits) {
    found();
    playOn(1, "Friday", 3);
    sync(1);
    joinAs(2, invite(tablet(1), "reader"));
    ASSERT_TRUE(elsewhereAt(2, "Friday"));
    EXPECT_EQ(elsewhereAt(2, "Friday")->why, Elsewhere::Why::reading);
    joinAs(3);
    OwnDoor door(tablet(1));
    ASSERT_TRUE(release(tablet(1), "Friday", veil, door));
    sync(3);
    EXPECT_FALSE(elsewhereAt(3, "Friday")) << "nobody writes it: whoever acts";
    {
        Notebook notebook = Notebook::open(tablet(3));
        auto game = *notebook.gameOf(gameAt(3, "Friday")->id);
        game.acts = 4;
        notebook.keepGame(game);
    }
    ASSERT_TRUE(elsewhereAt(3, "Friday"));
    EXPECT_EQ(elsewhereAt(3, "Friday")->why, Elsewhere::Why::coming);
}

}  // namespace
}  // namespace adjutant::club
