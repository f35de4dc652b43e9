// SPDX-License-Identifier: GPL-3.0-or-later
// Backups that are made by themselves: which are kept, and how one comes back.
#include "db/backups.hpp"

#include <gmock/gmock.h>

#include <chrono>

#include "db/writer_lock.hpp"
#include "tests/db/a_game.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::db {
namespace {

using testing::SizeIs;

std::string day(int number) {
    return "2026-11-" + std::string(number < 10 ? "0" : "") + std::to_string(number);
}

TEST(Backups, TheLastTenAndTheLastOfEachOfFourteenDaysAreKept) {
    const TemporaryFolder folder;
    const AGame game(folder.file(), 1);
    for (int date = 1; date <= 20; ++date)
        for (const char* hour : {"T19:00:00Z", "T20:00:00Z"})
            static_cast<void>(keepBackup(game.file, day(date) + hour));
    const auto kept = backupsOf(folder.file());
    ASSERT_THAT(kept, SizeIs(10 + 9)) << "five days with both, nine with their last";
    EXPECT_EQ(kept.front().number, 40);
    EXPECT_EQ(kept.front().at, "2026-11-20T20:00:00Z");
    EXPECT_EQ(kept.back().at, "2026-11-07T20:00:00Z");
    EXPECT_GT(kept.back().bytes, 0U);
}

TEST(Backups, OneIsBroughtBackAndWhatWasThereIsOneThen) {
    const TemporaryFolder folder;
    KeptBackup made;
    {
        AGame game(folder.file(), 2);
        made = *keepBackup(game.file, evening);
        game.file.renameCampaign(game.campaign, "Spoilt", evening);
    }
    const auto before = restoreBackup(folder.file(), made, "2026-11-22T09:00:00Z");
    EXPECT_EQ(CampaignFile::openToRead(folder.file()).campaigns().at(0).name, "Sumter");
    ASSERT_TRUE(before);
    EXPECT_EQ(CampaignFile::openToRead(before->path).campaigns().at(0).name, "Spoilt");
}

TEST(Backups, AreBroughtBackInThePlaceOfADamagedFileAndOfNone) {
    const TemporaryFolder folder;
    KeptBackup made;
    {
        AGame game(folder.file(), 2);
        made = *keepBackup(game.file, evening);
    }
    writeBytes(folder.file(), "torn");
    EXPECT_EQ(restoreBackup(folder.file(), made, evening), std::nullopt);
    EXPECT_EQ(bytesOf(folder.file().string() + ".damaged"), "torn") << "nothing is thrown away";
    EXPECT_EQ(CampaignFile::openToRead(folder.file()).games().at(0).acts, 2);
    std::filesystem::remove(folder.file());
    EXPECT_EQ(restoreBackup(folder.file(), made, evening), std::nullopt);
    EXPECT_EQ(CampaignFile::openToRead(folder.file()).games().at(0).acts, 2);
}

TEST(Backups, AreNotBroughtBackUnderSomebodyWhoPlays) {
    const TemporaryFolder folder;
    AGame game(folder.file(), 2);
    const auto made = *keepBackup(game.file, evening);
    EXPECT_EQ(kindThrownBy([&] { static_cast<void>(restoreBackup(folder.file(), made, evening)); }),
              Error::Kind::inUse);
}

TEST(Backups, WhatAKilledOneLeftBehindGoesWithALaterOne) {
    using std::chrono::hours;
    const TemporaryFolder folder;
    const AGame game(folder.file(), 1);
    const auto made = *keepBackup(game.file, day(1) + "T19:00:00Z");
    const auto beside = [&](const char* name) { return made.path.parent_path() / name; };
    const auto old = beside(".adjutant-4711.part"), now = beside(".adjutant-815.part");
    const auto others = beside(".adjutant-notes.part");
    const auto longAgo = std::filesystem::file_time_type::clock::now() - hours(25);
    for (const auto& file : {old, now, others}) writeBytes(file, "half a backup");
    for (const auto& file : {old, others}) std::filesystem::last_write_time(file, longAgo);
    const std::string dead = made.path.string() + "-lock", held = beside("x.adjutant").string();
    writeBytes(dead, "");
    {
        const WriterLock elsewhere(held);
        static_cast<void>(keepBackup(game.file, day(2) + "T19:00:00Z"));
        EXPECT_TRUE(std::filesystem::exists(held + "-lock")) << "somebody has it";
    }
    EXPECT_FALSE(std::filesystem::exists(dead));
    EXPECT_FALSE(std::filesystem::exists(old));
    EXPECT_TRUE(std::filesystem::exists(now)) << "another program may write it";
    EXPECT_TRUE(std::filesystem::exists(others)) << "it is not of ours";
    EXPECT_THAT(backupsOf(folder.file()), SizeIs(2));
}

}  // namespace
}  // namespace adjutant::db
