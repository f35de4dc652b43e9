// SPDX-License-Identifier: GPL-3.0-or-later
// `adjutant-cli campaign`: what tidies a campaign, the list of it, and taking it back by a name.
#include <gmock/gmock.h>

#include "companion/signature.hpp"
#include "tests/at_a_shell.hpp"
#include "tests/db/a_game.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::cli {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class KeepingCommand : public testing::Test {
  protected:
    KeepingCommand() { db::AGame(folder.file(), 2).file.addPerson(db::CampaignId{1}, "Ann"); }

    ShellAnswer at(std::vector<std::string> words) const {
        words.insert(words.end(), {"--file", folder.file().string()});
        return campaignAtAShell(std::move(words));
    }
    [[nodiscard]] db::CampaignFile file() const { return db::CampaignFile::openToRead(folder.file()); }

    db::TemporaryFolder folder;
};

TEST_F(KeepingCommand, AChangeIsTakenBackByTheNameOfWhatItIsOf) {
    ASSERT_EQ(at({"delete", "--game", "First evening"}).status, 0);
    ASSERT_EQ(at({"archive", "--person", "Ann"}).status, 0);
    EXPECT_THAT(file().games(), IsEmpty());
    const ShellAnswer undone = at({"undo-change", "First evening"});
    EXPECT_EQ(undone.status, 0);
    EXPECT_THAT(undone.out, HasSubstr("The game 'First evening' was deleted."));
    EXPECT_THAT(file().games(), SizeIs(1));
    EXPECT_TRUE(file().persons(db::CampaignId{1}).at(0).archived) << "which was changed later, and stands";
}

TEST_F(KeepingCommand, OfSeveralOfANameTheLastIsTakenBackOrTheLastOfAKind) {
    ASSERT_EQ(at({"rename", "--game", "First evening", "--to", "The ford"}).status, 0);
    ASSERT_EQ(at({"archive", "--game", "The ford"}).status, 0);
    EXPECT_THAT(at({"undo-change", "First evening"}).out, HasSubstr("rename-game")) << "a name it had before";
    ASSERT_EQ(at({"rename", "--game", "First evening", "--to", "The ford"}).status, 0);
    EXPECT_THAT(at({"undo-change", "The ford", "--what", "archive"}).out, HasSubstr("archive-game"));
    EXPECT_FALSE(file().games().at(0).archived);
    EXPECT_EQ(file().games().at(0).name, "The ford");
}

TEST_F(KeepingCommand, ANameThatNothingWasChangedOfChangesNothing) {
    ASSERT_EQ(at({"delete", "--game", "First evening"}).status, 0);
    const ShellAnswer refused = at({"undo-change", "Second evening"});
    EXPECT_NE(refused.status, 0);
    EXPECT_THAT(refused.out, HasSubstr("no-change"));
    EXPECT_THAT(file().games(), IsEmpty());
    EXPECT_EQ(at({"undo-change", "First evening", "--change", "1"}).status, 2) << "one or the other";
}

TEST_F(KeepingCommand, WhereAGameWasPlayedIsToldShownAndTakenBack) {
    ASSERT_EQ(at({"place", "--game", "First evening", "--at", "Club room"}).status, 0);
    EXPECT_THAT(at({"place", "--game", "First evening"}).out, HasSubstr("\"place\":\"Club room\""));
    const ShellAnswer undone = at({"undo-change", "Club room"});
    EXPECT_THAT(undone.out, HasSubstr("The game 'First evening' was played at 'Club room'."));
    EXPECT_THAT(at({"place", "--game", "First evening"}).out, HasSubstr("\"place\":\"\""));
}

TEST_F(KeepingCommand, TheListOfChangesSaysByWhomTheyWereMade) {
    ASSERT_EQ(at({"archive", "--person", "Ann"}).status, 0);
    EXPECT_THAT(at({"changes"}).out, HasSubstr("\"by\":\"" + companion::signature() + "\""));
    ASSERT_EQ(at({"archive", "--person", "Ann", "--back"}).status, 0);
    EXPECT_FALSE(file().persons(db::CampaignId{1}).at(0).archived);
}

}  // namespace
}  // namespace adjutant::cli
