// SPDX-License-Identifier: GPL-3.0-or-later
// What lies under the name of a campaign file, and who else has it open.
#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>
#include <sqlite3.h>
#include <sys/stat.h>

#include "db/schema.hpp"
#include "tests/db/a_game.hpp"
#include "tests/db/child.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::db {
namespace {

namespace fs = std::filesystem;

using testing::ElementsAre;
using testing::Optional;

void openIt(const fs::path& path) { static_cast<void>(CampaignFile::open(path)); }
void readIt(const fs::path& path) { static_cast<void>(CampaignFile::openToRead(path)); }
void backUpOver(const fs::path& path) {
    const TemporaryFolder folder;
    CampaignFile::open(folder.file()).backUpTo(path);
}

/// All ways of opening refuse the file, and it and its folder are to the byte as they were.
void expectRefusedUntouched(const TemporaryFolder& folder, const fs::path& path, Error::Kind kind) {
    const auto bytes = [&] { return fs::is_regular_file(path) ? bytesOf(path) : std::string(); };
    const std::string before = bytes();
    const auto names = folder.names();
    for (const auto open : {openIt, readIt, backUpOver}) {
        EXPECT_EQ(kindThrownBy([&] { open(path); }), kind);
        EXPECT_EQ(folder.names(), names);
    }
    EXPECT_EQ(bytes(), before);
}

TEST(Opening, FilesOfOthersAreRefusedUntouched) {
    for (const std::string& bytes :
         {std::string("x"), std::string("Dear Ann,\nthe battle was lost.\n"), std::string(100'000, '\0'),
          std::string("\x89PNG\r\n\x1a\n") + std::string(5000, 'p'),
          std::string("SQLite format 3\0 or so", 22)}) {
        const TemporaryFolder folder;
        writeBytes(folder.file(), bytes);
        expectRefusedUntouched(folder, folder.file(), Error::Kind::notOurs);
    }
}

TEST(Opening, AFileThatDoesNotSayWhichTablesItHasIsDamaged) {
    for (const char* version : {"-5", "0"}) {
        const TemporaryFolder folder;
        openIt(folder.file());
        {
            SQLite::Database database(folder.file().string(), SQLite::OPEN_READWRITE);
            database.exec(std::string("PRAGMA user_version = ") + version);
            database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
        }
        EXPECT_EQ(kindThrownBy([&] { openIt(folder.file()); }), Error::Kind::damaged) << version;
    }
}

TEST(Opening, AFileWithOtherTablesThanItSaysIsDamaged) {
    for (int version = 1; version <= latestSchema(); ++version) {
        const TemporaryFolder folder;
        openIt(folder.file());
        {
            SQLite::Database database(folder.file().string(), SQLite::OPEN_READWRITE);
            if (version < latestSchema())
                database.exec("PRAGMA user_version = " + std::to_string(version));
            else
                database.exec("DROP TABLE setting");
            database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
        }
        EXPECT_EQ(kindThrownBy([&] { openIt(folder.file()); }), Error::Kind::damaged) << version;
        EXPECT_EQ(kindThrownBy([&] { static_cast<void>(CampaignFile::openToRead(folder.file())); }),
                  Error::Kind::damaged)
            << version;
    }
}

TEST(Opening, AFileWithTwoNamesIsOpenedByNobodyToWriteInto) {
    const TemporaryFolder folder;
    openIt(folder.file());
    const fs::path second = folder.path() / "second.adjutant";
    fs::create_hard_link(folder.file(), second);
    EXPECT_EQ(kindThrownBy([&] { openIt(folder.file()); }), Error::Kind::inUse);
    EXPECT_EQ(kindThrownBy([&] { openIt(second); }), Error::Kind::inUse);
    EXPECT_NO_THROW(readIt(second));
    fs::remove(second);
    EXPECT_NO_THROW(openIt(folder.file()));
}

TEST(Opening, ALinkWhoseDiskIsNotThereIsNotReplacedByANewFile) {
    const TemporaryFolder folder;
    const fs::path link = folder.path() / "evening.adjutant";
    fs::create_symlink("/nowhere/evening.adjutant", link);
    EXPECT_EQ(kindThrownBy([&] { openIt(link); }), Error::Kind::missing);
    EXPECT_TRUE(fs::is_symlink(link));
    EXPECT_THAT(folder.names(), ElementsAre("evening.adjutant"));
}

TEST(Opening, DatabasesOfOthersAreRefusedUntouched) {
    for (const std::string mode : {"delete", "wal"}) {
        const TemporaryFolder folder;
        {
            SQLite::Database other(folder.file().string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            other.exec("PRAGMA journal_mode = " + mode +
                       "; CREATE TABLE campaign(id); PRAGMA application_id = 77");
        }
        expectRefusedUntouched(folder, folder.file(), Error::Kind::notOurs);
    }
}

TEST(Opening, NewerFilesAreRefusedUntouched) {
    const TemporaryFolder folder;
    { const AGame game(folder.file(), 2); }
    {
        SQLite::Database later(folder.file().string(), SQLite::OPEN_READWRITE);
        later.exec("PRAGMA user_version = " + std::to_string(latestSchema() + 1));
    }
    expectRefusedUntouched(folder, folder.file(), Error::Kind::newer);
}

TEST(Opening, NewerFilesThatWereLeftInAHurryAreRefusedWithTheirLog) {
    const TemporaryFolder folder;
    { const AGame game(folder.file(), 2); }
    {
        SQLite::Database later(folder.file().string(), SQLite::OPEN_READWRITE);
        sqlite3_db_config(later.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
        later.exec("PRAGMA user_version = " + std::to_string(latestSchema() + 1));
    }
    const fs::path log = folder.file().string() + "-wal";
    const std::string logged = bytesOf(log);
    ASSERT_FALSE(logged.empty());
    expectRefusedUntouched(folder, folder.file(), Error::Kind::newer);
    EXPECT_EQ(bytesOf(log), logged);
}

TEST(Opening, FoldersAndPipesAreNoCampaignFiles) {
    const TemporaryFolder folder;
    fs::create_directory(folder.file());
    expectRefusedUntouched(folder, folder.file(), Error::Kind::notOurs);
    const fs::path pipe = folder.path() / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    expectRefusedUntouched(folder, pipe, Error::Kind::notOurs);
}

TEST(Opening, AFileThatIsNotThereCannotBeRead) {
    const TemporaryFolder folder;
    EXPECT_EQ(kindThrownBy([&] { readIt(folder.file()); }), Error::Kind::missing);
    EXPECT_EQ(kindThrownBy([&] { readIt(folder.path() / "no" / "such" / "folder"); }), Error::Kind::missing);
    EXPECT_EQ(kindThrownBy([&] { openIt(""); }), Error::Kind::missing);
    EXPECT_TRUE(folder.names().empty());
}

TEST(Opening, AFileInPlaceOfAFolderIsSaid) {
    const TemporaryFolder folder;
    writeBytes(folder.path() / "notes", "x");
    EXPECT_THAT(kindThrownBy([&] { openIt(folder.path() / "notes" / "evening.adjutant"); }),
                Optional(Error::Kind::missing));
}

TEST(Opening, NamesWithStrangeLettersAreNames) {
    const TemporaryFolder folder;
    const fs::path path = folder.path() / "50% of #1? \xC3\xA4 'quoted'&immutable=0.adjutant";
    { const AGame game(path, 2); }
    EXPECT_EQ(CampaignFile::openToRead(path).games().at(0).acts, 2);
    EXPECT_THAT(folder.names(), ElementsAre(path.filename().string()));
}

TEST(Opening, ASecondWriterIsRefusedAlsoThroughALink) {
    const TemporaryFolder folder;
    AGame game(folder.file(), 1);
    EXPECT_EQ(kindThrownBy([&] { openIt(folder.file()); }), Error::Kind::inUse);
    fs::create_symlink(folder.file(), folder.path() / "link");
    EXPECT_EQ(kindThrownBy([&] { openIt(folder.path() / "link"); }), Error::Kind::inUse);
    EXPECT_EQ(kindThrownBy([&] { backUpOver(folder.file()); }), Error::Kind::inUse);
    Journal journal = game.file.journal(game.game);
    EXPECT_NO_THROW(play(journal, 1));
}

TEST(Opening, ASecondWriterInAnotherProcessIsRefused) {
    const TemporaryFolder folder;
    const AGame game(folder.file(), 1);
    Child child([&](const Child::Say& say) {
        say(kindThrownBy([&] { openIt(folder.file()); }) == Error::Kind::inUse ? 1 : 0);
    });
    EXPECT_THAT(child.hearAll(), ElementsAre(1));
    EXPECT_TRUE(child.finished());
}

TEST(Opening, ALockDiesWithItsOwner) {
    const TemporaryFolder folder;
    Child child([&](const Child::Say& say) {
        const AGame game(folder.file(), 1);
        say(1);
        for (;;) ::pause();
    });
    std::int64_t said = 0;
    ASSERT_TRUE(child.hear(said));
    EXPECT_EQ(kindThrownBy([&] { openIt(folder.file()); }), Error::Kind::inUse);
    child.kill();
    EXPECT_FALSE(child.finished());
    { EXPECT_EQ(CampaignFile::open(folder.file()).games().at(0).acts, 1); }
    EXPECT_THAT(folder.names(), ElementsAre("evening.adjutant"));
}

TEST(Opening, ReadersReadBesideAWriter) {
    const TemporaryFolder folder;
    AGame game(folder.file(), 1);
    Journal journal = game.file.journal(game.game);
    const CampaignFile reader = CampaignFile::openToRead(folder.file());
    EXPECT_EQ(reader.games().at(0).acts, 1);
    play(journal, 2);
    EXPECT_EQ(reader.games().at(0).acts, 3);
    EXPECT_EQ(reader.journal(game.game).entries(), journal.entries());
    EXPECT_EQ(reader.verify(game.game).broken, std::nullopt);
}

TEST(Opening, AReaderMayStayLongerThanTheWriter) {
    const TemporaryFolder folder;
    auto game = std::make_unique<AGame>(folder.file(), 1);
    {
        const CampaignFile reader = CampaignFile::openToRead(folder.file());
        game.reset();
        EXPECT_EQ(reader.games().at(0).acts, 1);
        const CampaignFile writer = CampaignFile::open(folder.file());
        Journal journal = writer.journal(writer.games().at(0).id);
        play(journal, 1);
        EXPECT_EQ(reader.games().at(0).acts, 2);
    }
    EXPECT_THAT(folder.names(), ElementsAre("evening.adjutant"));
}

TEST(Opening, ReadersAndAWriterMayComeAndGoAtTheSameTime) {
    const TemporaryFolder folder;
    { const AGame game(folder.file(), 1); }
    Child writer([&](const Child::Say& say) {
        for (int evenings = 0; evenings < 60; ++evenings) {
            const CampaignFile file = CampaignFile::open(folder.file());
            Journal journal = file.journal(file.games().at(0).id);
            play(journal, 1);
        }
        say(1);
    });
    const Child reader([&](const Child::Say& say) {
        for (;;) say(CampaignFile::openToRead(folder.file()).games().at(0).acts);
    });
    std::int64_t acts = 0;
    std::int64_t heard = 0;
    while (acts < 61) {
        ASSERT_TRUE(reader.hear(acts)) << "the reader gave up after " << heard;
        ++heard;
        const CampaignFile file = CampaignFile::openToRead(folder.file());
        ASSERT_EQ(file.verify(file.games().at(0).id).broken, std::nullopt);
    }
    EXPECT_TRUE(writer.finished());
}

TEST(Opening, AReaderWritesNothing) {
    const TemporaryFolder folder;
    { const AGame game(folder.file(), 1); }
    CampaignFile file = CampaignFile::openToRead(folder.file());
    Journal journal = file.journal(file.games().at(0).id);
    EXPECT_EQ(kindThrownBy([&] { file.addCampaign("Shiloh", evening); }), Error::Kind::readOnly);
    EXPECT_EQ(kindThrownBy([&] { file.setSetting("x", "y"); }), Error::Kind::readOnly);
    EXPECT_EQ(kindThrownBy([&] { play(journal, 1); }), Error::Kind::readOnly);
    EXPECT_EQ(kindThrownBy([&] { file.atomically([] {}); }), Error::Kind::readOnly);
}

/// Tells how opening to write fails, and how many acts a reader sees, for somebody who is not root.
void tryWithoutRights(const fs::path& path, const Child::Say& say) {
    becomeNobody();
    const auto kind = kindThrownBy([&] { openIt(path); });
    say(kind ? static_cast<std::int64_t>(*kind) : -1);
    say(CampaignFile::openToRead(path).games().at(0).acts);
}

TEST(Opening, AWriteProtectedFileCanBeRead) {
    const TemporaryFolder folder;
    { const AGame game(folder.file(), 3); }
    fs::permissions(folder.path(), fs::perms::all);
    fs::permissions(folder.file(), fs::perms{0444});
    Child child([&](const Child::Say& say) { tryWithoutRights(folder.file(), say); });
    EXPECT_THAT(child.hearAll(), ElementsAre(static_cast<std::int64_t>(Error::Kind::readOnly), 3));
    EXPECT_TRUE(child.finished());
}

TEST(Opening, AFileInAWriteProtectedFolderCanBeRead) {
    const TemporaryFolder folder;
    { const AGame game(folder.file(), 3); }
    const std::string before = bytesOf(folder.file());
    fs::permissions(folder.file(), fs::perms{0444});
    fs::permissions(folder.path(), fs::perms{0555});
    Child child([&](const Child::Say& say) { tryWithoutRights(folder.file(), say); });
    EXPECT_THAT(child.hearAll(), ElementsAre(static_cast<std::int64_t>(Error::Kind::readOnly), 3));
    EXPECT_TRUE(child.finished());
    EXPECT_THAT(folder.names(), ElementsAre("evening.adjutant"));
    EXPECT_EQ(bytesOf(folder.file()), before);
    fs::permissions(folder.path(), fs::perms::owner_all);
}

TEST(Opening, AFileThatMayNotBeReadIsSaid) {
    const TemporaryFolder folder;
    { const AGame game(folder.file(), 3); }
    fs::permissions(folder.path(), fs::perms::all);
    fs::permissions(folder.file(), fs::perms{0600});
    Child child([&](const Child::Say& say) {
        becomeNobody();
        if (::access(folder.file().c_str(), R_OK) == 0) fs::permissions(folder.file(), fs::perms::none);
        for (const auto open : {openIt, readIt})
            say(kindThrownBy([&] { open(folder.file()); }) == Error::Kind::readOnly ? 1 : 0);
    });
    EXPECT_THAT(child.hearAll(), ElementsAre(1, 1));
    EXPECT_TRUE(child.finished());
}

}  // namespace
}  // namespace adjutant::db
