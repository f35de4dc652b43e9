// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/campaign_file.hpp"

#include <gmock/gmock.h>

#include "tests/db/a_game.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::db {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(CampaignFile, OpeningANewNameMakesTheFileAndTheFoldersAboveIt) {
    const TemporaryFolder folder;
    const auto path = folder.path() / "a" / "b" / "evening.adjutant";
    EXPECT_THAT(CampaignFile::open(path).campaigns(), IsEmpty());
    EXPECT_TRUE(std::filesystem::is_regular_file(path));
}

TEST(CampaignFile, ClosingLeavesOneFileAndNothingBesideIt) {
    const TemporaryFolder folder;
    { const AGame game(folder.file(), 3); }
    EXPECT_THAT(folder.names(), ElementsAre("evening.adjutant"));
}

TEST(CampaignFile, AnEmptyFileBecomesACampaignFile) {
    const TemporaryFolder folder;
    writeBytes(folder.file(), "");
    { const AGame game(folder.file()); }
    EXPECT_EQ(CampaignFile::openToRead(folder.file()).campaigns().size(), 1U);
}

TEST(CampaignFile, KeepsCampaignsAndGames) {
    const TemporaryFolder folder;
    GameId id{};
    {
        AGame game(folder.file(), 2);
        id = game.game;
        game.file.setSummary(game.game, "Round 3, night", true);
    }
    const CampaignFile file = CampaignFile::open(folder.file());
    const Campaign campaign = file.campaigns().at(0);
    EXPECT_EQ(campaign.name, "Sumter");
    EXPECT_EQ(campaign.created, evening);
    EXPECT_EQ(file.campaign(campaign.id), campaign);
    EXPECT_EQ(file.findCampaign("Sumter"), campaign);
    const Game game = file.games(campaign.id).at(0);
    EXPECT_EQ(game.id, id);
    EXPECT_EQ(game.name, "First evening");
    EXPECT_EQ(game.system, "life-1861");
    EXPECT_EQ(game.summary, "Round 3, night");
    EXPECT_TRUE(game.finished);
    EXPECT_EQ(game.acts, 2);
    EXPECT_EQ(game.tip, file.journal(id).lastHash());
    EXPECT_EQ(file.findGame(campaign.id, "First evening"), game);
    EXPECT_EQ(file.findGame(campaign.id, "first evening"), std::nullopt);
    EXPECT_THAT(file.games(), ElementsAre(game));
}

TEST(CampaignFile, TheGamePlayedLastComesFirst) {
    const TemporaryFolder folder;
    AGame old(folder.file());
    const GameId later =
        old.file.addGame(old.campaign, "Second evening", "life-1861", "2026-11-28T19:30:00Z");
    EXPECT_EQ(old.file.games().at(0).id, later);
    EntryText entry = entryAfter(0, "", 0);
    entry.at = "2026-12-05T19:30:00Z";
    entry.hash = chainHash("", entry);
    old.file.journal(old.game).append(entry);
    EXPECT_EQ(old.file.games().at(0).id, old.game);
    EXPECT_EQ(old.file.games().at(0).changed, entry.at);
}

TEST(CampaignFile, ANameIsTakenOnce) {
    const TemporaryFolder folder;
    AGame game(folder.file());
    EXPECT_EQ(kindThrownBy([&] { game.file.addCampaign("Sumter", evening); }), Error::Kind::duplicate);
    EXPECT_EQ(kindThrownBy([&] { game.file.addGame(game.campaign, "First evening", "x", evening); }),
              Error::Kind::duplicate);
    const CampaignId other = game.file.addCampaign("Shiloh", evening);
    EXPECT_NO_THROW(game.file.addGame(other, "First evening", "x", evening));
    EXPECT_EQ(kindThrownBy([&] { game.file.renameCampaign(other, "Sumter"); }), Error::Kind::duplicate);
}

TEST(CampaignFile, CampaignsAndGamesCanBeRenamed) {
    const TemporaryFolder folder;
    AGame game(folder.file());
    game.file.renameCampaign(game.campaign, "Fort Sumter");
    game.file.renameCampaign(game.campaign, "Fort Sumter");
    game.file.renameGame(game.game, "Opening shots");
    EXPECT_EQ(game.file.campaign(game.campaign).name, "Fort Sumter");
    EXPECT_EQ(game.file.game(game.game).name, "Opening shots");
    const GameId second = game.file.addGame(game.campaign, "Second", "x", evening);
    EXPECT_EQ(kindThrownBy([&] { game.file.renameGame(second, "Opening shots"); }), Error::Kind::duplicate);
}

TEST(CampaignFile, ANameNeedsLettersAndUtf8) {
    const TemporaryFolder folder;
    AGame game(folder.file());
    EXPECT_EQ(kindThrownBy([&] { game.file.addCampaign("  ", evening); }), Error::Kind::badText);
    EXPECT_EQ(kindThrownBy([&] { game.file.addCampaign("\xff\xfe", evening); }), Error::Kind::badText);
    EXPECT_EQ(kindThrownBy([&] { game.file.renameGame(game.game, ""); }), Error::Kind::badText);
    EXPECT_NO_THROW(game.file.addCampaign("Überfall \xF0\x9F\x8E\xB2", evening));
}

TEST(CampaignFile, WhatIsNotThereIsSaid) {
    const TemporaryFolder folder;
    AGame game(folder.file());
    const CampaignId noCampaign{77};
    const GameId noGame{77};
    EXPECT_EQ(kindThrownBy([&] { (void)game.file.campaign(noCampaign); }), Error::Kind::unknownCampaign);
    EXPECT_EQ(kindThrownBy([&] { game.file.addGame(noCampaign, "x", "y", evening); }),
              Error::Kind::unknownCampaign);
    EXPECT_EQ(kindThrownBy([&] { game.file.addPerson(noCampaign, "Ann"); }), Error::Kind::unknownCampaign);
    EXPECT_EQ(kindThrownBy([&] { (void)game.file.journal(noGame); }), Error::Kind::unknownGame);
    EXPECT_EQ(kindThrownBy([&] { (void)game.file.verify(noGame); }), Error::Kind::unknownGame);
    EXPECT_EQ(kindThrownBy([&] { game.file.setSummary(noGame, "x", false); }), Error::Kind::unknownGame);
    EXPECT_EQ(game.file.findCampaign("Nowhere"), std::nullopt);
}

TEST(CampaignFile, AtomicallyKeepsAllOrNothing) {
    const TemporaryFolder folder;
    AGame game(folder.file());
    EXPECT_THROW(game.file.atomically([&] {
        game.file.addCampaign("Shiloh", evening);
        throw std::runtime_error("the lamp went out");
    }),
                 std::runtime_error);
    EXPECT_EQ(game.file.findCampaign("Shiloh"), std::nullopt);
    game.file.atomically([&] {
        const GameId second = game.file.addGame(game.campaign, "Second", "life-1861", evening);
        Journal journal = game.file.journal(second);
        play(journal, 2);
    });
    EXPECT_EQ(game.file.findGame(game.campaign, "Second")->acts, 2);
}

}  // namespace
}  // namespace adjutant::db
