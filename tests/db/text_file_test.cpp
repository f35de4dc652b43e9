// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/text_file.hpp"

#include <gmock/gmock.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include "tests/db/a_game.hpp"
#include "tests/db/child.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::db {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(TextFile, IsWrittenWholeWithTheFoldersAboveIt) {
    const TemporaryFolder folder;
    const auto path = folder.path() / "a" / "report.md";
    saveText(path, "first");
    saveText(path, std::string("second\0line", 11));
    EXPECT_EQ(loadText(path), std::string("second\0line", 11));
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.path() / "a"), {}), 1);
}

TEST(TextFile, WhatCannotBeReadIsSaid) {
    const TemporaryFolder folder;
    EXPECT_EQ(kindThrownBy([&] { (void)loadText(folder.file()); }), Error::Kind::missing);
    EXPECT_EQ(kindThrownBy([&] { (void)loadText(folder.path()); }), Error::Kind::notOurs);
}

TEST(TextFile, AFileThatIsNotThereIsSaidToBeNoFile) {
    const TemporaryFolder folder;
    try {
        static_cast<void>(loadText(folder.path() / "none.json"));
        FAIL();
    } catch (const Error& error) {
        EXPECT_EQ(error.kind, Error::Kind::missing);
        EXPECT_THAT(error.what(), testing::StartsWith("There is no file"));
    }
}

TEST(TextFile, WhatCannotBeWrittenIsSaid) {
    const TemporaryFolder folder;
    EXPECT_EQ(kindThrownBy([&] { saveText(folder.path(), "x"); }), Error::Kind::notOurs);
    writeBytes(folder.file(), "in the way");
    EXPECT_EQ(kindThrownBy([&] { saveText(folder.file() / "report.md", "x"); }), Error::Kind::missing);
}

TEST(TextFile, ACampaignFileIsNeverTakenForATextAndKeepsItsLocks) {
    const TemporaryFolder folder;
    AGame game(folder.file(), 2);
    EXPECT_EQ(kindThrownBy([&] { saveText(folder.file(), "report"); }), Error::Kind::notOurs);
    EXPECT_EQ(kindThrownBy([&] { (void)loadText(folder.file()); }), Error::Kind::notOurs);
    // A reader that comes and goes would remove the log if it thought that it was alone.
    Child reader(
        [&](const Child::Say& say) { say(CampaignFile::openToRead(folder.file()).games().at(0).acts); });
    EXPECT_THAT(reader.hearAll(), ElementsAre(2));
    EXPECT_TRUE(reader.finished());
    EXPECT_TRUE(std::filesystem::exists(folder.file().string() + "-wal"));
    Journal journal = game.file.journal(game.game);
    EXPECT_NO_THROW(play(journal, 1));
}

TEST(TextFile, LargerThanWhatIsReadOfItIsRefusedUnread) {
    const TemporaryFolder folder;
    writeBytes(folder.file(), "");
    std::filesystem::resize_file(folder.file(), largestDocument);
    EXPECT_EQ(loadText(folder.file(), largestDocument).size(), largestDocument);
    std::filesystem::resize_file(folder.file(), largestDocument + (1U << 20U));
    try {
        static_cast<void>(loadText(folder.file(), largestDocument));
        ADD_FAILURE() << "it was read";
    } catch (const Error& error) {
        EXPECT_EQ(error.kind, Error::Kind::notOurs);
        EXPECT_THAT(error.what(), HasSubstr("has 17 MB; at most 16 MB of text are read"));
    }
}

TEST(TextFile, APipeIsNotReadForEver) {
    const TemporaryFolder folder;
    ASSERT_EQ(::mkfifo(folder.file().c_str(), 0600), 0);
    EXPECT_EQ(kindThrownBy([&] { static_cast<void>(loadText(folder.file())); }), Error::Kind::notOurs);
    EXPECT_EQ(kindThrownBy([&] { saveText(folder.file(), "x"); }), Error::Kind::notOurs);
}

TEST(TextFile, AFullDiskKeepsTheOldFile) {
    const TemporaryFolder folder;
    saveText(folder.file(), "old");
    Child child([&](const Child::Say& say) {
        ::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{.rlim_cur = 1000, .rlim_max = 1000};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        const auto kind = kindThrownBy([&] { saveText(folder.file(), std::string(5000, 'x')); });
        say(kind == Error::Kind::diskFull ? 1 : 0);
    });
    EXPECT_THAT(child.hearAll(), ElementsAre(1));
    EXPECT_TRUE(child.finished());
    EXPECT_EQ(loadText(folder.file()), "old");
    EXPECT_THAT(folder.names(), ElementsAre("evening.adjutant"));
}

}  // namespace
}  // namespace adjutant::db
