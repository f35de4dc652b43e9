// SPDX-License-Identifier: GPL-3.0-or-later
// Backups that are made by themselves: which are kept, and how one comes back.
#include "db/backups.hpp"

#include <gmock/gmock.h>

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

}  // namespace
}  // namespace adjutant::db
