// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/table_digests.hpp"

#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>

#include "db/schema.hpp"
#include "tests/db/a_game.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::db {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class TableDigests : public testing::Test {
  protected:
    void SetUp() override {
        auto file = CampaignFile::open(folder.file());
        const CampaignId campaign = file.addCampaign("Sumter", evening);
        const GameId game = file.addGame(campaign, "First evening", "life-1861", evening, "Club room");
        Journal journal = file.journal(game);
        journal.append(
            entryAfter(0, "", 0, "[]"),
            {.summary = "{}",
             .finished = false,
             .state = {},
             .maker = {},
             .result = Result{.by = {}, .ended = {}, .sides = {{"red", "Red", "Ann", {}, "open", {}}}}});
        file.bindTag(campaign, {"A1/T/7K3M9QX2", "piece", "s1"});
        file.saveDocument(campaign, {"board", "River", "{}"});
        file.setSetting("last game", "1");
        file.setNote(game, "By the river", evening);
        file.setLabels(game, {"river"}, evening);
        file.addPhotograph(game, aPhotograph("/9j/4AAQ", "The river"), evening);
        file.addPlay(campaign, {.source = "bgg 7",
                                .title = "Chess",
                                .played = evening,
                                .minutes = 30,
                                .place = {},
                                .note = {},
                                .sides = {{"Ann", {}, "White", "win", "1"}}});
    }
    [[nodiscard]] std::vector<std::string> found() const {
        std::vector<std::string> sentences;
        for (const Phrase& one : CampaignFile::openToRead(folder.file()).checkFile())
            sentences.push_back(one.text());
        return sentences;
    }
    void byAnotherProgram(const std::string& statement) const {
        SQLite::Database(folder.file().string(), SQLite::OPEN_READWRITE).exec(statement);
    }
    TemporaryFolder folder;
};

TEST_F(TableDigests, WhatAdjutantWroteIsAsItWroteIt) {
    EXPECT_THAT(found(), IsEmpty());
    auto file = CampaignFile::open(folder.file());
    const Game game = file.games().at(0);
    file.renameGame(game.id, "Long evening", evening);
    EXPECT_TRUE(file.addPerson(game.campaign, "Ruth"));
    EXPECT_THAT(file.checkFile(), IsEmpty());
}

TEST_F(TableDigests, EverythingThatAnotherProgramChangedIsFoundAndNamed) {
    const std::vector<std::pair<std::string, std::string>> changes{
        {"UPDATE campaign SET name = 'Shiloh'",
         "Names or dates of campaigns are not as Adjutant wrote them."},
        {"UPDATE game SET name = 'Never'", "Names, dates or notes of games are not as Adjutant wrote them."},
        {"UPDATE game SET created = '2020-01-01T00:00:00Z'",
         "Names, dates or notes of games are not as Adjutant wrote them."},
        {"UPDATE game SET note = ''", "Names, dates or notes of games are not as Adjutant wrote them."},
        {"UPDATE game SET summary = '[]'",
         "What the list says of the game 'First evening' is not as it was."},
        {"UPDATE person SET name = 'Bob'", "People are not as Adjutant wrote them."},
        {"UPDATE side SET typed = 'Bob'", "Seats are not as Adjutant wrote them."},
        {"UPDATE tag SET target = 's2'", "Codes are not as Adjutant wrote them."},
        {"DELETE FROM document", "Boards or rosters are not as Adjutant wrote them."},
        {"UPDATE setting SET value = '2'", "Settings are not as Adjutant wrote them."},
        {"UPDATE play SET title = 'Go'", "Plays of other games are not as Adjutant wrote them."},
        {"UPDATE play_side SET score = '9'", "Seats of other games are not as Adjutant wrote them."},
        {"INSERT INTO game_tag SELECT id, 'hill' FROM game", "Tags of games are not as Adjutant wrote them."},
        {"UPDATE photograph SET words = 'The hill'", "Words of photographs are not as Adjutant wrote them."}};
    for (const auto& [statement, sentence] : changes) {
        SCOPED_TRACE(statement);
        const std::string before = bytesOf(folder.file());
        byAnotherProgram(statement + "; PRAGMA wal_checkpoint(TRUNCATE)");
        EXPECT_THAT(found(), ElementsAre(sentence));
        writeBytes(folder.file(), before);
        EXPECT_THAT(found(), IsEmpty());
    }
}

TEST_F(TableDigests, AChangeThatHidesItselfFromTheCountIsFoundByTheDigest) {
    byAnotherProgram(
        "UPDATE person SET name = 'Bob'; UPDATE digest SET changes = taken; PRAGMA wal_checkpoint(TRUNCATE)");
    EXPECT_THAT(found(), ElementsAre("People are not as Adjutant wrote them."));
}

TEST_F(TableDigests, AnActTakesNone) {
    auto file = CampaignFile::open(folder.file());
    Journal journal = file.journal(file.games().at(0).id);
    const auto counted = [&] {
        SQLite::Database database(folder.file().string(), SQLite::OPEN_READONLY);
        return database.execAndGet("SELECT sum(changes) FROM digest").getInt();
    };
    const int before = counted();
    journal.append(entryAfter(1, journal.lastHash(), 1, "[]"),
                   {.summary = "{}", .finished = true, .state = {}, .maker = {}, .result = {}});
    EXPECT_EQ(counted(), before);
}

}  // namespace
}  // namespace adjutant::db
