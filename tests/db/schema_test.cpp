// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema.hpp"

#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>

#include "tests/db/a_game.hpp"
#include "tests/db/child.hpp"
#include "tests/db/temporary_folder.hpp"
#include "tests/tests_folder.hpp"

namespace adjutant::db {
namespace {

namespace fs = std::filesystem;

using testing::ElementsAre;

fs::path sample(int version) {
    return adjutant::tests::testsFolder() / "db" / "samples" /
           ("schema-" + std::to_string(version) + ".adjutant");
}

int versionOf(const fs::path& path) {
    SQLite::Database database(path.string(), SQLite::OPEN_READONLY);
    return schemaOf(database);
}

TEST(Schema, AFileOfEveryVersionIsOpenedAndBroughtUpToDate) {
    for (int version = 1; version <= latestSchema(); ++version) {
        SCOPED_TRACE("version " + std::to_string(version));
        const TemporaryFolder folder;
        fs::copy_file(sample(version), folder.file());
        ASSERT_EQ(versionOf(folder.file()), version);
        {
            CampaignFile file = CampaignFile::open(folder.file());
            const Game game = file.games().at(0);
            EXPECT_EQ(game.name, "First evening");
            EXPECT_EQ(game.summary, "Round 2");
            EXPECT_EQ(file.verify(game.id).entries, 3);
            EXPECT_EQ(file.verify(game.id).broken, std::nullopt);
            Journal journal = file.journal(game.id);
            play(journal, 1);
            EXPECT_TRUE(file.addPerson(game.campaign, "Ruth"));
        }
        EXPECT_EQ(versionOf(folder.file()), latestSchema());
    }
}

TEST(Schema, AnOlderFileThatMayNotBeWrittenToIsReadAsTodaysAndLeftAsItIs) {
    for (int version = 1; version < latestSchema(); ++version) {
        SCOPED_TRACE("version " + std::to_string(version));
        const TemporaryFolder folder;
        fs::copy_file(sample(version), folder.file());
        fs::permissions(folder.file(), fs::perms{0444});
        fs::permissions(folder.path(), fs::perms{0555});
        Child child([&](const Child::Say& say) {
            becomeNobody();
            const CampaignFile file = CampaignFile::openToRead(folder.file());
            say(file.verify(file.games().at(0).id).entries);
            say(static_cast<std::int64_t>(file.persons(file.campaigns().at(0).id).size()));
        });
        EXPECT_THAT(child.hearAll(), ElementsAre(3, version == 1 ? 0 : 1));
        EXPECT_TRUE(child.finished());
        EXPECT_THAT(folder.names(), ElementsAre("evening.adjutant"));
        EXPECT_EQ(bytesOf(folder.file()), bytesOf(sample(version)));
        fs::permissions(folder.path(), fs::perms::owner_all);
    }
}

TEST(Schema, WhatTheLatestVersionKeptIsRead) {
    const TemporaryFolder folder;
    fs::copy_file(sample(latestSchema()), folder.file());
    const CampaignFile file = CampaignFile::open(folder.file());
    const CampaignId campaign = file.campaigns().at(0).id;
    EXPECT_THAT(file.tags(campaign), ElementsAre(Tag{"A1/T/7K3M9QX2", "piece", "s1"}));
    EXPECT_THAT(file.people(campaign), ElementsAre("Ann"));
    EXPECT_THAT(file.documents(campaign), ElementsAre(Document{"map", "River", "{}"}));
    EXPECT_EQ(file.setting("last game"), "1");
    EXPECT_EQ(file.persons(campaign).at(0).club, "River Club");
    const Result result = file.result(file.games().at(0).id);
    EXPECT_EQ(result.by, "rules");
    ASSERT_EQ(result.sides.size(), 2U);
    EXPECT_EQ(result.sides.at(0),
              (SideResult{"soldier", "Soldier", "Ann", shownId(file.persons(campaign).at(0).id), "win", 3}));
    EXPECT_EQ(result.sides.at(1), (SideResult{"civilians", "Civilians", "", "", "loss", std::nullopt}));
    const Journal journal = file.journal(file.games().at(0).id);
    EXPECT_THAT(journal.states("these rules"),
                ElementsAre(StateText{3, journal.lastHash(), R"({"round":2})"}));
    EXPECT_EQ(file.plays(campaign).at(0).title, "Chess");
    EXPECT_EQ(file.note(file.games().at(0).id), "By the river");
    EXPECT_THAT(file.labels(file.games().at(0).id), ElementsAre("river"));
    EXPECT_EQ(file.changes().at(0).what, "note-game");
    EXPECT_EQ(file.changes().at(1).who, "Ruth (tablet-3)");
    EXPECT_THAT(file.changes().at(1).names, ElementsAre("Ann"));
    EXPECT_TRUE(file.persons(campaign).at(0).archived);
    EXPECT_EQ(file.place(file.games().at(0).id), "Club room");
    EXPECT_THAT(file.photographs(file.games().at(0).id), ElementsAre(aPhotograph("/9j/4AAQ", "The river")));
}

TEST(Schema, PeopleOfAnOlderFileGetNumbersAndNoClub) {
    const TemporaryFolder folder;
    fs::copy_file(sample(3), folder.file());
    const CampaignFile file = CampaignFile::open(folder.file());
    const auto people = file.persons(file.campaigns().at(0).id);
    ASSERT_EQ(people.size(), 1U);
    EXPECT_EQ(people.at(0).name, "Ann");
    EXPECT_EQ(people.at(0).club, "");
    EXPECT_TRUE(file.result(file.games().at(0).id).sides.empty());
}

TEST(Schema, ChangesOfAnOlderFileHaveNobodyWhoMadeThemAndAreTakenBack) {
    const TemporaryFolder folder;
    fs::copy_file(sample(7), folder.file());
    CampaignFile file = CampaignFile::open(folder.file());
    ASSERT_EQ(file.changes().size(), 1U);
    EXPECT_EQ(file.changes().at(0).who, "");
    EXPECT_THAT(file.changes().at(0).names, testing::IsEmpty());
    static_cast<void>(file.takeBack(file.changes().at(0).id, "2026-11-22T10:00:00Z"));
    EXPECT_EQ(file.note(file.games().at(0).id), "");
}

TEST(Schema, AnOlderFileThatIsOnlyReadIsBroughtUpToDateFirst) {
    const TemporaryFolder folder;
    fs::copy_file(sample(1), folder.file());
    const CampaignFile file = CampaignFile::openToRead(folder.file());
    EXPECT_EQ(file.games().at(0).acts, 3);
    EXPECT_TRUE(file.tags(file.campaigns().at(0).id).empty());
}

TEST(Schema, AStepThatFailsLeavesTheFileAsItWas) {
    const TemporaryFolder folder;
    fs::copy_file(sample(1), folder.file());
    {
        SQLite::Database database(folder.file().string(), SQLite::OPEN_READWRITE);
        database.exec("CREATE TABLE setting(in_the_way)");
    }
    EXPECT_EQ(kindThrownBy([&] { static_cast<void>(CampaignFile::open(folder.file())); }),
              Error::Kind::damaged);
    EXPECT_EQ(versionOf(folder.file()), 1);
    SQLite::Database database(folder.file().string(), SQLite::OPEN_READWRITE);
    EXPECT_FALSE(database.tableExists("tag")) << "half a step was kept";
    EXPECT_EQ(database.execAndGet("SELECT count(*) FROM entry").getInt(), 3);
}

TEST(Schema, AStepThatFailsAfterOthersTakesThemBackToo) {
    const TemporaryFolder folder;
    fs::copy_file(sample(1), folder.file());
    {
        SQLite::Database database(folder.file().string(), SQLite::OPEN_READWRITE);
        database.exec("CREATE TABLE photograph(in_the_way)");  // of the last step
    }
    EXPECT_EQ(kindThrownBy([&] { static_cast<void>(CampaignFile::open(folder.file())); }),
              Error::Kind::damaged);
    EXPECT_EQ(versionOf(folder.file()), 1) << "an earlier Adjutant can no longer open it";
    SQLite::Database database(folder.file().string(), SQLite::OPEN_READWRITE);
    EXPECT_FALSE(database.tableExists("tag"));
}

TEST(Schema, EveryStepIsOneOnItsOwn) {
    SQLite::Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    for (int version = 1; version <= latestSchema(); ++version) {
        migrate(database, version);
        EXPECT_EQ(schemaOf(database), version);
    }
    migrate(database);
    EXPECT_EQ(schemaOf(database), latestSchema());
    EXPECT_EQ(database.execAndGet("PRAGMA application_id").getInt(), applicationId);
}

}  // namespace
}  // namespace adjutant::db
