// SPDX-License-Identifier: GPL-3.0-or-later
// Plays of games without a journal.
#include <gmock/gmock.h>

#include "tests/db/a_game.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::db {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Play chess() {
    return {.source = "bgg:1",
            .title = "Chess",
            .played = "2026-11-20T19:00:00Z",
            .minutes = 60,
            .place = "Club room",
            .note = "",
            .sides = {{"Ann", "", "white", "win", "1"}, {"", "", "black", "loss", ""}}};
}

TEST(Plays, AreKeptWithTheirPeopleOncePerSource) {
    const TemporaryFolder folder;
    AGame game(folder.file());
    game.file.addPlay(game.campaign, chess());
    EXPECT_THAT(game.file.people(game.campaign), ElementsAre("Ann"));
    const Play kept = game.file.plays(game.campaign).at(0);
    EXPECT_TRUE(isSame(kept, chess()));
    EXPECT_EQ(kept.sides.at(0).who, shownId(game.file.persons(game.campaign).at(0).id));
    EXPECT_EQ(kept.sides.at(1).who, "");
    EXPECT_EQ(kindThrownBy([&] { game.file.addPlay(game.campaign, chess()); }), Error::Kind::duplicate);
    EXPECT_TRUE(game.file.removePlay(game.campaign, "bgg:1"));
    EXPECT_FALSE(game.file.removePlay(game.campaign, "bgg:1"));
    EXPECT_THAT(game.file.plays(game.campaign), IsEmpty());
}

TEST(Plays, TellTheSameAlsoAfterARenaming) {
    const TemporaryFolder folder;
    AGame game(folder.file());
    game.file.addPlay(game.campaign, chess());
    game.file.renamePerson(game.file.persons(game.campaign).at(0).id, "Anna", evening);
    const Play kept = game.file.plays(game.campaign).at(0);
    EXPECT_EQ(kept.sides.at(0).person, "Anna");
    EXPECT_TRUE(isSame(kept, chess()));
    Play other = chess();
    other.sides.at(0).score = "2";
    EXPECT_FALSE(isSame(kept, other));
}

}  // namespace
}  // namespace adjutant::db
