// SPDX-License-Identifier: GPL-3.0-or-later
// What a club asks of a campaign file at once: what is kept of its games and people, and which change stands.
#include "db/keepsakes.hpp"

#include <gmock/gmock.h>

#include "tests/db/a_game.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::db {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

class OfACampaign : public testing::Test {
  protected:
    CampaignFile& file() { return game.file; }
    Keepsakes kept() { return file().keepsakes(game.campaign); }

    TemporaryFolder folder;
    AGame game{folder.file(), 2};
};

TEST_F(OfACampaign, NotesLabelsMarksAndDeletionsAreToldInOneLook) {
    file().setNote(game.game, "By the river", evening);
    file().setLabels(game.game, {"night", "river"}, evening);
    file().setPlace(game.game, "Club room", evening);
    file().addPhotograph(game.game, aPhotograph("/9j/4AAQ", "The river"), evening);
    file().archive(game.game, true, evening);
    ASSERT_THAT(kept().games, SizeIs(1));
    const GameKeepsake one = kept().games.front();
    EXPECT_EQ(one.name, "First evening");
    EXPECT_EQ(one.note, "By the river");
    EXPECT_THAT(one.labels, ElementsAre("night", "river"));
    EXPECT_EQ(one.place, "Club room");
    EXPECT_THAT(one.photographs, SizeIs(1));
    EXPECT_EQ(one.archived, evening);
    EXPECT_FALSE(one.deleted);
    file().remove(game.game, evening);
    ASSERT_THAT(kept().games, SizeIs(1)) << "what was deleted is among it";
    EXPECT_TRUE(kept().games.front().deleted);
    const CampaignId other = file().addCampaign("Shiloh", evening);
    EXPECT_THAT(file().keepsakes(other).games, IsEmpty());
}

TEST_F(OfACampaign, WhoWasMergedIsToldWithWhom) {
    const PersonId ann = file().addAnother(game.campaign, "Ann", "");
    const PersonId anne = file().addAnother(game.campaign, "Anne", "");
    file().setNote(anne, "Brings the cake.", evening);
    file().merge(anne, ann, evening);
    for (const PersonKeepsake& one : kept().persons) {
        EXPECT_EQ(one.merged, one.id == anne ? ann : PersonId{});
        EXPECT_EQ(one.note, one.id == anne ? "Brings the cake." : "");
    }
}

TEST_F(OfACampaign, TheLastChangeThatStandsIsFoundAndSigned) {
    EXPECT_FALSE(file().standingChange("note", game.game));
    file().setNote(game.game, "By the river", evening);
    file().signedAs("Tablet 2", [&] { file().setNote(game.game, "At the mill", evening); });
    const auto last = file().standingChange(file().changes().back().what, game.game);
    ASSERT_TRUE(last);
    EXPECT_EQ(*last, file().changes().back().id);
    EXPECT_EQ(file().changes().front().who, "") << "only those of the work are signed";
    EXPECT_EQ(file().changes().back().who, "Tablet 2");
    static_cast<void>(file().takeBack(*last, evening));
    EXPECT_EQ(file().standingChange(file().changes().back().what, game.game), file().changes().front().id);
    EXPECT_EQ(file().note(game.game), "By the river");
}

TEST_F(OfACampaign, APlayThatAClubTellsIsPutInPlaceOfTheOneOfItsSource) {
    Play play;
    play.source = "bgg-1";
    play.title = "Chess";
    play.played = evening;
    file().setPlay(game.campaign, play);
    play.title = "Go";
    file().setPlay(game.campaign, play);
    ASSERT_THAT(file().plays(game.campaign), SizeIs(1));
    EXPECT_EQ(file().plays(game.campaign).front().title, "Go");
}

}  // namespace
}  // namespace adjutant::db
