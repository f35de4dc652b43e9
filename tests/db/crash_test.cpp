// SPDX-License-Identifier: GPL-3.0-or-later
// Being killed, the plug pulled, a full and a broken disk: whatever was acknowledged is there afterwards.
#include <gmock/gmock.h>
#include <sys/resource.h>

#include <csignal>
#include <set>
#include <string>

#include "tests/db/a_game.hpp"
#include "tests/db/child.hpp"
#include "tests/db/faulty_disk.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::db {
namespace {

constexpr int acts = 4;
constexpr int farTooMany = 2000;  // requests to the disk that no evening of four acts makes

/// Plays from wherever the file stands, and tells the seq of each act when it is acknowledged.
void playOn(const std::filesystem::path& path, const Child::Say& say) {
    CampaignFile file = CampaignFile::open(path);
    if (file.campaigns().empty()) file.addCampaign("Sumter", evening);
    if (file.games().empty()) file.addGame(file.campaigns().at(0).id, "First evening", "life-1861", evening);
    Journal journal = file.journal(file.games().at(0).id);
    for (int act = 0; act < acts; ++act) {
        if (act % 2 == 0)
            journal.append(entryAfter(journal));
        else
            journal.append(entryAfter(journal), {"Round " + std::to_string(act), false});
        say(journal.size());
    }
}

/// Everything acknowledged is there, at most one act more, the chain is whole, and play goes on.
void expectNothingLost(const std::filesystem::path& path, std::int64_t acknowledged) {
    {
        const CampaignFile file = CampaignFile::open(path);
        EXPECT_TRUE(file.checkFile().empty());
        std::int64_t kept = 0;
        for (const Game& game : file.games()) {
            EXPECT_EQ(file.verify(game.id).broken, std::nullopt);
            kept = file.verify(game.id).entries;
        }
        EXPECT_GE(kept, acknowledged);
        EXPECT_LE(kept, acknowledged + 1);
    }
    EXPECT_NO_THROW(playOn(path, [](std::int64_t) {}));
}

TEST(Crash, AKillAtAnyRequestToTheDiskLosesNothingAcknowledged) {
    bool finished = false;
    int request = 1;
    for (; !finished && request < farTooMany; ++request) {
        SCOPED_TRACE("killed at request " + std::to_string(request));
        const TemporaryFolder folder;
        Child child([&](const Child::Say& say) {
            FaultyDisk disk;
            disk.failFrom(request, Fault::kill);
            playOn(folder.file(), say);
        });
        const auto acknowledged = child.hearAll();
        finished = child.finished();
        expectNothingLost(folder.file(), static_cast<std::int64_t>(acknowledged.size()));
        if (testing::Test::HasFailure()) return;
    }
    EXPECT_TRUE(finished);
    EXPECT_GT(request, 4 * acts) << "the disk was hardly asked";
}

TEST(Crash, ThePlugPulledAtAnyRequestToTheDiskLosesNothingAcknowledged) {
    bool finished = false;
    for (int request = 1; !finished && request < farTooMany; ++request) {
        SCOPED_TRACE("plug pulled at request " + std::to_string(request));
        const TemporaryFolder folder;
        const TemporaryFolder afterwards;  // the same disk, when the power is back
        { const AGame game(folder.file()); }
        std::filesystem::copy_file(folder.file(), afterwards.file());
        Child child([&](const Child::Say& say) {
            FaultyDisk disk;
            disk.keepSyncedIn(afterwards.path());
            disk.failFrom(request, Fault::kill);
            playOn(folder.file(), say);
        });
        const auto acknowledged = child.hearAll();
        finished = child.finished();
        expectNothingLost(afterwards.file(), static_cast<std::int64_t>(acknowledged.size()));
        if (testing::Test::HasFailure()) return;
    }
    EXPECT_TRUE(finished);
}

TEST(Crash, ThePlugPulledWhileSectorsAreHalfWrittenLosesNothingAcknowledged) {
    for (const std::uint32_t seed : {1U, 2U, 3U}) {
        bool finished = false;
        for (int request = 1; !finished && request < farTooMany; ++request) {
            SCOPED_TRACE("torn by " + std::to_string(seed) + " at request " + std::to_string(request));
            const TemporaryFolder folder;
            const TemporaryFolder afterwards;
            { const AGame game(folder.file()); }
            std::filesystem::copy_file(folder.file(), afterwards.file());
            Child child([&](const Child::Say& say) {
                FaultyDisk disk;
                disk.keepSyncedIn(afterwards.path());
                disk.tearBy(seed);
                disk.failFrom(request, Fault::kill);
                playOn(folder.file(), say);
            });
            const auto acknowledged = child.hearAll();
            finished = child.finished();
            expectNothingLost(afterwards.file(), static_cast<std::int64_t>(acknowledged.size()));
            if (testing::Test::HasFailure()) return;
        }
        EXPECT_TRUE(finished);
    }
}

TEST(Crash, AReadingThatFailsOnceIsSaidAndPlayGoesOn) {
    bool struck = true;
    int request = 1;
    for (; struck && request < farTooMany; ++request) {
        SCOPED_TRACE("unreadable at " + std::to_string(request));
        const TemporaryFolder folder;
        { const AGame game(folder.file(), 3); }
        FaultyDisk disk;
        disk.failFrom(request, Fault::unreadable);
        const auto evening = [&] { playOn(folder.file(), [](std::int64_t) {}); };
        const auto kind = kindThrownBy(evening);
        struck = disk.struck();
        if (kind) {
            EXPECT_EQ(kind, Error::Kind::other);
        }
        disk.mend();
        EXPECT_NO_THROW(evening());
        const CampaignFile file = CampaignFile::open(folder.file());
        EXPECT_EQ(file.verify(file.games().at(0).id).broken, std::nullopt);
        EXPECT_GE(file.verify(file.games().at(0).id).entries, 3 + acts);
        if (testing::Test::HasFailure()) return;
    }
    EXPECT_FALSE(struck);
    EXPECT_GT(request, acts) << "the disk was hardly read";
}

TEST(Crash, AKillFromOutsideBetweenAnyTwoActsLosesNothingAcknowledged) {
    const TemporaryFolder folder;
    std::int64_t acknowledged = 0;
    for (int kill = 0; kill < 5; ++kill) {
        Child child([&](const Child::Say& say) {
            for (;;) playOn(folder.file(), say);
        });
        for (int heard = 0; heard < 3 + 7 * kill; ++heard) ASSERT_TRUE(child.hear(acknowledged));
        child.kill();
        for (const std::int64_t seq : child.hearAll()) acknowledged = seq;
        EXPECT_FALSE(child.finished());
        const CampaignFile file = CampaignFile::open(folder.file());
        const Verified verified = file.verify(file.games().at(0).id);
        EXPECT_EQ(verified.broken, std::nullopt);
        EXPECT_GE(verified.entries, acknowledged);
        EXPECT_LE(verified.entries, acknowledged + 1);
    }
}

/// Strikes at every request of an evening in turn, mends the disk, and goes on with the same open file.
void expectUsableAfter(Fault fault, Error::Kind expected) {
    bool struck = true;
    int request = 1;
    for (; struck && request < farTooMany; ++request) {
        SCOPED_TRACE("struck at request " + std::to_string(request));
        const TemporaryFolder folder;
        FaultyDisk disk;
        AGame game(folder.file(), 1);
        Journal journal = game.file.journal(game.game);
        disk.failFrom(request, fault);
        struck = false;
        for (int act = 0; act < acts; ++act) {
            const std::int64_t before = journal.size();
            const EntryText entry = entryAfter(journal);
            const auto append = [&] { journal.append(entry, {"Round " + std::to_string(act), false}); };
            const auto kind = kindThrownBy(append);
            if (!kind) continue;
            struck = true;
            EXPECT_EQ(kind, expected);
            EXPECT_EQ(journal.size(), before);
            EXPECT_EQ(static_cast<std::int64_t>(journal.entries().size()), before);
            disk.mend();
            EXPECT_NO_THROW(append());
        }
        EXPECT_EQ(journal.size(), 1 + acts);
        EXPECT_EQ(game.file.verify(game.game).broken, std::nullopt);
        EXPECT_TRUE(game.file.checkFile().empty());
        if (testing::Test::HasFailure()) return;
        disk.mend();
    }
    EXPECT_FALSE(struck);
    EXPECT_GT(request, acts) << "the disk was hardly asked";
}

TEST(Crash, AFullDiskIsSaidAndPlayGoesOnWhenThereIsRoomAgain) {
    expectUsableAfter(Fault::full, Error::Kind::diskFull);
}

TEST(Crash, ABrokenDiskIsSaidAndPlayGoesOnWhenItIsMended) {
    expectUsableAfter(Fault::broken, Error::Kind::other);
}

TEST(Crash, ADiskThatCannotSyncSaysThatTheActMayBeKeptEvenSo) {
    std::set<std::string> sentences;
    for (int request = 1; request < 4 * acts; ++request) {
        const TemporaryFolder folder;
        FaultyDisk disk;
        AGame game(folder.file(), 1);
        Journal journal = game.file.journal(game.game);
        disk.failFrom(request, Fault::broken);
        try {
            play(journal, acts);
        } catch (const Error& error) {
            sentences.insert(error.what());
        }
        disk.mend();
    }
    EXPECT_THAT(sentences, testing::Contains(testing::HasSubstr("perhaps the last of it is kept even so")));
    EXPECT_THAT(sentences, testing::Contains(testing::Not(testing::HasSubstr("perhaps"))));
}

TEST(Crash, AFullDiskWhileTheFileIsMadeLeavesNothingBehind) {
    bool struck = true;
    for (int request = 1; struck && request < farTooMany; ++request) {
        SCOPED_TRACE("struck at request " + std::to_string(request));
        const TemporaryFolder folder;
        FaultyDisk disk;
        disk.failFrom(request, Fault::full);
        const auto kind = kindThrownBy([&] { static_cast<void>(CampaignFile::open(folder.file())); });
        struck = disk.struck();
        disk.mend();
        if (kind) {
            EXPECT_EQ(kind, Error::Kind::diskFull);
            EXPECT_THAT(folder.names(), testing::IsEmpty());
        }
        EXPECT_NO_THROW(static_cast<void>(CampaignFile::open(folder.file())));
        if (testing::Test::HasFailure()) return;
    }
}

TEST(Crash, ALimitOfTheSystemOnTheSizeOfFilesIsAFullDisk) {
    const TemporaryFolder folder;
    Child child([&](const Child::Say& say) {
        AGame game(folder.file(), 1);
        ::signal(SIGXFSZ, SIG_IGN);
        constexpr rlim_t little = 100'000;
        const rlimit limit{.rlim_cur = little, .rlim_max = RLIM_INFINITY};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        Journal journal = game.file.journal(game.game);
        const auto kind = kindThrownBy([&] { play(journal, 1000); });
        say(kind ? static_cast<std::int64_t>(*kind) : -1);
        const rlimit none{.rlim_cur = RLIM_INFINITY, .rlim_max = RLIM_INFINITY};
        ::setrlimit(RLIMIT_FSIZE, &none);
        play(journal, 1);
        say(journal.size());
    });
    const auto said = child.hearAll();
    ASSERT_TRUE(child.finished());
    ASSERT_EQ(said.size(), 2U);
    EXPECT_EQ(static_cast<Error::Kind>(said.at(0)), Error::Kind::diskFull);
    const CampaignFile file = CampaignFile::open(folder.file());
    EXPECT_EQ(file.verify(file.games().at(0).id).entries, said.at(1));
}

TEST(Crash, AFullDiskWhileABackupIsWrittenIsSaidAndLeavesNothingBehind) {
    const TemporaryFolder folder;
    const AGame game(folder.file(), 3);
    bool struck = true;
    int request = 1;
    for (; struck && request < farTooMany; ++request) {
        SCOPED_TRACE("struck at request " + std::to_string(request));
        const TemporaryFolder elsewhere;
        FaultyDisk disk;
        disk.failFrom(request, Fault::full);
        const auto kind = kindThrownBy([&] { game.file.backUpTo(elsewhere.file()); });
        struck = disk.struck();
        disk.mend();
        if (kind) {
            EXPECT_EQ(kind, Error::Kind::diskFull);
            EXPECT_THAT(elsewhere.names(), testing::IsEmpty());
        } else {
            const CampaignFile copy = CampaignFile::openToRead(elsewhere.file());
            EXPECT_EQ(copy.verify(copy.games().at(0).id).entries, 3);
        }
        if (testing::Test::HasFailure()) return;
    }
    EXPECT_FALSE(struck);
    EXPECT_GT(request, 4) << "the disk was hardly asked";
}

TEST(Crash, AFileOnADiskWithoutAnyRoomIsReadAndSaysWhyNothingIsWritten) {
    const TemporaryFolder folder;
    { const AGame game(folder.file(), 3); }
    Child child([&](const Child::Say& say) {
        ::signal(SIGXFSZ, SIG_IGN);
        const rlimit hardlyAny{.rlim_cur = 100, .rlim_max = RLIM_INFINITY};
        ::setrlimit(RLIMIT_FSIZE, &hardlyAny);
        const auto kind = kindThrownBy([&] { static_cast<void>(CampaignFile::open(folder.file())); });
        say(kind ? static_cast<std::int64_t>(*kind) : -1);
        const CampaignFile file = CampaignFile::openToRead(folder.file());
        say(file.verify(file.games().at(0).id).entries);
    });
    const auto said = child.hearAll();
    ASSERT_TRUE(child.finished());
    ASSERT_EQ(said.size(), 2U);
    EXPECT_EQ(static_cast<Error::Kind>(said.at(0)), Error::Kind::diskFull);
    EXPECT_EQ(said.at(1), 3);
}

}  // namespace
}  // namespace adjutant::db
