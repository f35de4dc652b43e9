// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a league's journal that makes way for what a club has.
#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>

#include "tests/db/a_game.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::db {
namespace {

class Leagues : public testing::Test {
  protected:
    Leagues() {
        ann = game.file.addAnother(game.campaign, "Ann", "");
        ben = game.file.addAnother(game.campaign, "Ben", "");
        EntryText last = entryAfter(0, "", 0);
        game.file.appendToLeague(game.campaign, last, {ann});
        for (const char* text : {"here", "and here"}) {
            last = entryAfter(last.seq, last.hash, last.seq, text);
            game.file.appendToLeague(game.campaign, last);
        }
    }
    [[nodiscard]] std::vector<EntryText> entries() const { return game.file.leagueEntries(game.campaign); }
    [[nodiscard]] EntryText there() const { return entryAfter(1, entries().front().hash, 1, "there"); }

    TemporaryFolder folder;
    AGame game{folder.path() / "x.adjutant"};
    PersonId ann{}, ben{};
};

TEST_F(Leagues, WhatAClubHasStandsWhereWhatItNeverHadStood) {
    const EntryText first = entries().front();
    game.file.replaceLeagueAfter(game.campaign, 1, {there()}, {ben, {}, ann});
    EXPECT_THAT(entries(), testing::ElementsAre(first, entryAfter(1, first.hash, 1, "there")));
    EXPECT_THAT(game.file.leaguePeople(game.campaign),
                testing::ElementsAre(std::optional(ben), std::optional<PersonId>(), std::optional(ann)));
    EXPECT_FALSE(game.file.verifyLeague(game.campaign).broken);
    game.file.appendToLeague(game.campaign, entryAfter(2, entries().back().hash, 2, "on"));
    EXPECT_EQ(game.file.verifyLeague(game.campaign).entries, 3);
}

TEST_F(Leagues, WhatDoesNotFollowOnLeavesEverythingAsItWas) {
    const auto before = entries();
    EXPECT_EQ(kindThrownBy([&] { game.file.replaceLeagueAfter(game.campaign, 2, {there()}, {ben}); }),
              Error::Kind::notNext);
    EXPECT_EQ(entries(), before);
    EXPECT_THAT(game.file.leaguePeople(game.campaign), testing::ElementsAre(std::optional(ann)));
}

TEST_F(Leagues, NobodyElseTakesAnEntryOutAfterwardsEither) {
    game.file.replaceLeagueAfter(game.campaign, 1, {there()}, {ann});
    SQLite::Database beside((folder.path() / "x.adjutant").string(), SQLite::OPEN_READWRITE);
    EXPECT_THROW(beside.exec("DELETE FROM league_entry"), SQLite::Exception);
}

}  // namespace
}  // namespace adjutant::db
