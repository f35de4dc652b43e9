// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/verify.hpp"

#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>

#include "tests/db/a_game.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::db {
namespace {

using testing::HasSubstr;

/// What verify says of a game of six entries that somebody has been at with another program.
Verified verifiedAfter(const std::string& tampering) {
    const TemporaryFolder folder;
    { const AGame game(folder.file(), 6); }
    {
        SQLite::Database database(folder.file().string(), SQLite::OPEN_READWRITE);
        database.exec("DROP TRIGGER entry_not_changed; DROP TRIGGER entry_not_removed");
        database.exec(tampering);
    }
    const CampaignFile file = CampaignFile::openToRead(folder.file());
    return file.verify(file.games().at(0).id);
}

TEST(Verify, AGameThatNobodyTouchedIsInOrder) {
    const TemporaryFolder folder;
    const AGame game(folder.file(), 6);
    const Verified verified = game.file.verify(game.game);
    EXPECT_EQ(verified.broken, std::nullopt);
    EXPECT_EQ(verified.entries, 6);
    EXPECT_EQ(verified.lastHash, game.file.journal(game.game).lastHash());
}

TEST(Verify, AGameWithoutEntriesIsInOrder) {
    const TemporaryFolder folder;
    const AGame game(folder.file());
    EXPECT_EQ(game.file.verify(game.game).broken, std::nullopt);
}

TEST(Verify, NamesTheFirstEntryThatWasTouchedWhateverWasTouched) {
    for (const std::string change :
         {"at = '2026-11-21T19:30:01Z'", "request = '{}'", "rolls = '[[6]]'", "events = '[]'", "parent = 1",
          "hash = 'f' || substr(hash, 2, 63) || 'x'"}) {
        const Verified verified = verifiedAfter("UPDATE entry SET " + change + " WHERE seq IN (3, 5)");
        ASSERT_TRUE(verified.broken) << change;
        EXPECT_EQ(verified.broken->seq, 3) << change;
        EXPECT_EQ(verified.entries, 2) << change;
        EXPECT_THAT(verified.broken->why.text(), HasSubstr("Entry 3")) << change;
    }
}

TEST(Verify, NoticesAMissingEntry) {
    const Verified verified = verifiedAfter("DELETE FROM entry WHERE seq = 4");
    ASSERT_TRUE(verified.broken);
    EXPECT_EQ(verified.broken->seq, 4);
    EXPECT_THAT(verified.broken->why.text(), HasSubstr("missing"));
}

TEST(Verify, NoticesAMissingStart) {
    const Verified verified = verifiedAfter("DELETE FROM entry WHERE seq = 1");
    ASSERT_TRUE(verified.broken);
    EXPECT_EQ(verified.broken->seq, 1);
}

TEST(Verify, NoticesACutOffEnd) {
    const Verified verified = verifiedAfter("DELETE FROM entry WHERE seq > 4");
    ASSERT_TRUE(verified.broken);
    EXPECT_EQ(verified.broken->seq, 5);
    EXPECT_THAT(verified.broken->why.text(), HasSubstr("6 entries"));
}

TEST(Verify, NoticesEntriesThatChangedPlaces) {
    const Verified verified = verifiedAfter(
        "UPDATE entry SET seq = -2 WHERE seq = 2; UPDATE entry SET seq = 2 WHERE seq = 3;"
        "UPDATE entry SET seq = 3 WHERE seq = -2");
    ASSERT_TRUE(verified.broken);
    EXPECT_EQ(verified.broken->seq, 2);
}

TEST(Verify, NoticesAForgedEndThatTheGameDoesNotRemember) {
    const Verified verified = verifiedAfter("UPDATE game SET tip = 'somebody else'");
    ASSERT_TRUE(verified.broken);
    EXPECT_EQ(verified.broken->seq, 6);
}

}  // namespace
}  // namespace adjutant::db
