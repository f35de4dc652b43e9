// SPDX-License-Identifier: GPL-3.0-or-later
// Torn files, vanished folders, lost logs, and the backup that is left then.
#include <gmock/gmock.h>

#include <random>

#include "tests/db/a_game.hpp"
#include "tests/db/child.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::db {
namespace {

namespace fs = std::filesystem;

using testing::AnyOf;
using testing::ElementsAre;
using testing::Eq;
using testing::Optional;

/// Reads all there is in the file; true when nothing looked wrong.
bool looksSound(const fs::path& path, std::vector<EntryText>& entries) {
    const CampaignFile file = CampaignFile::openToRead(path);
    const GameId game = file.games().at(0).id;
    entries = file.journal(game).entries();
    for (const Campaign& campaign : file.campaigns()) static_cast<void>(file.documents(campaign.id));
    return !file.verify(game).broken && file.checkFile().empty();
}

TEST(Damage, ATruncatedFileIsSaidAndLeftAsItIs) {
    const TemporaryFolder folder;
    { const AGame game(folder.file(), 50); }
    const std::string whole = bytesOf(folder.file());
    for (std::size_t size = 1; size < whole.size(); size += 1777) {
        SCOPED_TRACE("cut off after " + std::to_string(size) + " bytes");
        writeBytes(folder.file(), whole.substr(0, size));
        const auto kind = kindThrownBy([&] {
            std::vector<EntryText> entries;
            static_cast<void>(looksSound(folder.file(), entries));
        });
        EXPECT_THAT(kind, Optional(AnyOf(Error::Kind::damaged, Error::Kind::notOurs)));
        EXPECT_EQ(bytesOf(folder.file()), whole.substr(0, size));
        EXPECT_THAT(folder.names(), ElementsAre("evening.adjutant"));
    }
}

TEST(Damage, RandomBytesInTheMiddleAreNeverTakenForTheGame) {
    const TemporaryFolder folder;
    { const AGame game(folder.file(), 50); }
    const std::string whole = bytesOf(folder.file());
    std::vector<EntryText> played;
    ASSERT_TRUE(looksSound(folder.file(), played));
    std::mt19937 random(1861);
    for (int trial = 0; trial < 200; ++trial) {
        SCOPED_TRACE("trial " + std::to_string(trial));
        std::string torn = whole;
        const std::size_t at = 100 + random() % (torn.size() - 200);
        for (std::size_t i = at; i < at + 64; ++i) torn[i] = static_cast<char>(random());
        writeBytes(folder.file(), torn);
        std::vector<EntryText> entries;
        try {
            const bool sound = looksSound(folder.file(), entries);
            EXPECT_TRUE(!sound || entries == played);
        } catch (const Error& error) {
            EXPECT_NE(error.kind, Error::Kind::diskFull) << error.what();
        } catch (const std::out_of_range&) {
            // The list of games came out empty: checkFile tells.
            EXPECT_FALSE(CampaignFile::openToRead(folder.file()).checkFile().empty());
        }
    }
}

TEST(Damage, AVanishedFolderIsSaidAndABackupSavesEverything) {
    const TemporaryFolder folder;
    const TemporaryFolder elsewhere;
    const fs::path place = folder.path() / "stick";
    AGame game(place / "evening.adjutant", 3);
    Journal journal = game.file.journal(game.game);
    fs::remove_all(place);
    EXPECT_EQ(kindThrownBy([&] { play(journal, 1); }), Error::Kind::missing);
    EXPECT_EQ(kindThrownBy([&] { game.file.addCampaign("Shiloh", evening); }), Error::Kind::missing);
    EXPECT_EQ(journal.entries().size(), 3U);
    game.file.backUpTo(elsewhere.file());
    EXPECT_EQ(CampaignFile::openToRead(elsewhere.file()).games().at(0).acts, 3);
}

TEST(Damage, AFolderThatComesBackIsGoodAgain) {
    const TemporaryFolder folder;
    const fs::path place = folder.path() / "stick";
    AGame game(place / "evening.adjutant", 3);
    Journal journal = game.file.journal(game.game);
    fs::rename(place, folder.path() / "pulled");
    EXPECT_EQ(kindThrownBy([&] { play(journal, 1); }), Error::Kind::missing);
    fs::rename(folder.path() / "pulled", place);
    EXPECT_NO_THROW(play(journal, 1));
    EXPECT_EQ(game.file.verify(game.game).entries, 4);
}

TEST(Damage, ALogWithoutItsFileIsNotReadIntoANewFile) {
    const TemporaryFolder folder;
    Child child([&](const Child::Say& say) {
        const AGame game(folder.file(), 3);
        say(1);
        for (;;) ::pause();
    });
    std::int64_t said = 0;
    ASSERT_TRUE(child.hear(said));
    child.kill();
    EXPECT_FALSE(child.finished());
    const fs::path log = folder.file().string() + "-wal";
    const std::string logged = bytesOf(log);
    ASSERT_FALSE(logged.empty());
    fs::rename(folder.file(), folder.path() / "moved");
    EXPECT_EQ(kindThrownBy([&] { static_cast<void>(CampaignFile::open(folder.file())); }),
              Error::Kind::missing);
    EXPECT_EQ(bytesOf(log), logged);
    fs::rename(folder.path() / "moved", folder.file());
    EXPECT_EQ(CampaignFile::open(folder.file()).games().at(0).acts, 3);
}

TEST(Damage, WhatWaitsBesideTheFileIsPutIntoItSoThatACopyOfTheFileAloneHasIt) {
    const TemporaryFolder folder;
    AGame game(folder.file(), 50);
    const fs::path alone = folder.path() / "stick.adjutant";
    EXPECT_TRUE(game.file.settle());
    fs::copy_file(folder.file(), alone);
    const CampaignFile copy = CampaignFile::openToRead(alone);
    ASSERT_EQ(copy.games().size(), 1U);
    EXPECT_EQ(copy.games().at(0).acts, 50);
    EXPECT_TRUE(game.file.settle()) << "nothing waits";
}

TEST(Backup, IsACampaignFileOfItsOwn) {
    const TemporaryFolder folder;
    const fs::path copy = folder.path() / "backups" / "copy.adjutant";
    AGame game(folder.file(), 3);
    Journal journal = game.file.journal(game.game);
    game.file.backUpTo(copy);
    play(journal, 1);
    const CampaignFile restored = CampaignFile::open(copy);
    Journal onwards = restored.journal(game.game);
    EXPECT_EQ(onwards.size(), 3);
    play(onwards, 1);
    EXPECT_EQ(onwards.entries(), journal.entries());  // the same act after the same acts
    EXPECT_EQ(restored.verify(game.game).broken, std::nullopt);
}

TEST(Backup, ReplacesAnOlderBackupAndLeavesNothingBeside) {
    const TemporaryFolder folder;
    const TemporaryFolder backups;
    AGame game(folder.file(), 1);
    Journal journal = game.file.journal(game.game);
    game.file.backUpTo(backups.file());
    play(journal, 2);
    game.file.backUpTo(backups.file());
    EXPECT_THAT(backups.names(), ElementsAre("evening.adjutant"));
    EXPECT_EQ(CampaignFile::openToRead(backups.file()).journal(game.game).entries(), journal.entries());
}

TEST(Backup, IsNotWrittenOverItselfOrSomethingElse) {
    const TemporaryFolder folder;
    const AGame game(folder.file(), 1);
    EXPECT_EQ(kindThrownBy([&] { game.file.backUpTo(folder.file()); }), Error::Kind::inUse);
    writeBytes(folder.path() / "letter", "Dear Ann");
    EXPECT_EQ(kindThrownBy([&] { game.file.backUpTo(folder.path() / "letter"); }), Error::Kind::notOurs);
    EXPECT_EQ(bytesOf(folder.path() / "letter"), "Dear Ann");
    EXPECT_THAT(kindThrownBy([&] { game.file.backUpTo(folder.path()); }), Optional(Eq(Error::Kind::notOurs)));
}

TEST(Backup, CanBeTakenByAReader) {
    const TemporaryFolder folder;
    const AGame game(folder.file(), 2);
    CampaignFile::openToRead(folder.file()).backUpTo(folder.path() / "copy");
    EXPECT_EQ(CampaignFile::openToRead(folder.path() / "copy").games().at(0).acts, 2);
}

}  // namespace
}  // namespace adjutant::db
