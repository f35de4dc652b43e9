// SPDX-License-Identifier: GPL-3.0-or-later
// A file that somebody touched, or that rots: what `campaign verify` and the opening of a game say to it.
#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "companion/cli/campaign_command.hpp"
#include "companion/cli/referee.hpp"
#include "companion/cli/terminal_text.hpp"
#include "companion/clock.hpp"
#include "companion/game_check.hpp"
#include "companion/game_results.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

struct Answer {
    int status = 0;
    std::string out;
    std::string errors;
    [[nodiscard]] json reply(std::size_t line) const {
        std::istringstream text(out);
        std::string read;
        for (std::size_t i = 0; i <= line; ++i) std::getline(text, read);
        return json::parse(read);
    }
};

/// A game of more than a hundred acts, so that a state is kept beside one of them.
class TouchedFile : public testing::Test {
  protected:
    TouchedFile() {
        std::string lines = R"({"do":"start","system":"life-1861","seed":1,"seats":{"soldier":"Ann"}})"
                            "\n";
        for (int note = 0; note < 130; ++note) lines += R"({"do":"note","text":"tea"})" + std::string("\n");
        static_cast<void>(played(lines));
    }

    [[nodiscard]] Answer played(const std::string& lines) const {
        std::istringstream in(lines);
        Answer answer;
        std::ostringstream out;
        std::ostringstream errors;
        answer.status = cli::referee({folder.file(), "Club", "Thursday"}, in, out, errors);
        answer.out = out.str();
        answer.errors = errors.str();
        return answer;
    }
    [[nodiscard]] Answer verified(const std::string& more = {}) const { return campaign("verify", more); }
    [[nodiscard]] Answer campaign(const std::string& word, const std::string& more = {}) const {
        std::ostringstream out;
        std::ostringstream errors;
        CLI::App app;
        cli::addCampaignCommands(app, out, errors);
        Answer answer;
        try {
            app.parse("campaign " + word + " --file " + folder.file().string() + " " + more);
        } catch (const CLI::RuntimeError& error) {
            answer.status = error.get_exit_code();
        }
        answer.out = out.str();
        answer.errors = errors.str();
        return answer;
    }
    void touch(const std::string& statement) const {
        SQLite::Database database(folder.file().string(), SQLite::OPEN_READWRITE);
        database.exec(statement);
    }
    void forgeTheLastState() const {
        touch("UPDATE state SET text = json_set(text, '$.sides.soldier.food', 77)");
    }

    db::TemporaryFolder folder;
    const std::string askFood = R"({"ask":"state"})"
                                "\n";
};

TEST_F(TouchedFile, ThatNobodyTouchedIsInOrderAndOpensWithoutAWord) {
    EXPECT_EQ(verified().status, 0) << verified().errors;
    EXPECT_THAT(verified().out, HasSubstr("Club, Thursday: in order, 131 entries"));
    EXPECT_THAT(played(askFood).errors, IsEmpty());
}

TEST_F(TouchedFile, VerifySaysWhatItProvesAndWhatNot) {
    EXPECT_THAT(verified().errors,
                HasSubstr("the log hangs together; compare this hash with the one you wrote down"));
    EXPECT_THAT(verified().errors, HasSubstr("who writes the digests anew as well is not"));
}

TEST_F(TouchedFile, ASealFitsTheLogThatWasSealedAndWhatWasPlayedSince) {
    std::string seal = campaign("seal").out;
    seal.pop_back();  // its newline
    EXPECT_THAT(seal, testing::MatchesRegex("ADJUTANT SEAL 131 [0-9A-F]+"));
    const std::string option = "--seal '" + seal + "'";
    EXPECT_EQ(verified(option).status, 0) << verified(option).errors;
    EXPECT_THAT(verified(option).out,
                HasSubstr("The seal fits: up to entry 131 this is the log that was sealed."));
    static_cast<void>(played(R"({"do":"note","text":"more tea"})"));
    EXPECT_THAT(verified(option).out, HasSubstr("sealed, and 1 entry was added since."));
}

TEST_F(TouchedFile, ASealFindsALogThatWasWrittenAnewAsAWhole) {
    std::string seal = campaign("seal").out;
    seal.pop_back();
    std::vector<EntryText> forged;
    {
        const auto file = db::CampaignFile::openToRead(folder.file());
        forged = file.journal(file.games().at(0).id).entries();
    }
    std::string before;
    std::string statements = "DROP TRIGGER entry_not_changed; DELETE FROM state;";
    for (EntryText& entry : forged) {
        if (entry.seq == 9) entry.at = "2026-11-21T23:59:00Z";
        entry.hash = before = chainHash(before, entry);
        statements += "UPDATE entry SET at = '" + entry.at + "', hash = '" + entry.hash +
                      "' WHERE seq = " + std::to_string(entry.seq) + ";";
    }
    touch(statements + "UPDATE game SET tip = '" + before + "'");
    EXPECT_EQ(verified().status, 0) << "a forger who recomputes all hashes: " << verified().errors;
    const Answer held = verified("--seal '" + seal + "'");
    EXPECT_EQ(held.status, 1);
    EXPECT_THAT(held.errors, HasSubstr("The seal does not fit"));
}

TEST_F(TouchedFile, AnEntryThatNobodyCouldReadThroughIsToldAndTheGameDoesNotOpen) {
    std::vector<EntryText> forged;
    {
        const auto file = db::CampaignFile::openToRead(folder.file());
        forged = file.journal(file.games().at(0).id).entries();
    }
    EntryText& last = forged.back();
    const std::string deep = std::string(200'000, '[') + std::string(200'000, ']');
    last.events = R"([{"deep":)" + deep + R"(,"event":"noted","say":"tea","text":"tea"}])";
    last.hash = chainHash(forged.at(forged.size() - 2).hash, last);
    touch("DROP TRIGGER entry_not_changed; DELETE FROM state; UPDATE entry SET events = '" + last.events +
          "', hash = '" + last.hash + "' WHERE seq = 131; UPDATE game SET tip = '" + last.hash + "'");
    EXPECT_EQ(verified().status, 1);
    EXPECT_THAT(verified().errors,
                HasSubstr("Entry 131 is nested deeper than anything that Adjutant writes."));
    EXPECT_EQ(played(askFood).status, 2);
    EXPECT_THAT(played(askFood).errors, HasSubstr("Entry 131"));
    EXPECT_EQ(campaign("report", "--format markdown").status, 2);
}

TEST_F(TouchedFile, WhatIsNoSealIsASentence) {
    EXPECT_EQ(verified("--seal 'ADJUTANT SEAL 131'").status, 2);
    EXPECT_THAT(verified("--seal hello").errors, HasSubstr("This is no seal: 'hello'"));
}

TEST_F(TouchedFile, AFinishedMarkThatTheLogDoesNotLeadToIsFoundByVerify) {
    touch("UPDATE game SET finished = 1");
    EXPECT_EQ(verified().status, 1);
    EXPECT_THAT(verified().errors, HasSubstr("listed as finished, but its entries do not end it"));
    touch("UPDATE game SET finished = 0, changed = '2030-01-01T00:00:00Z'");
    EXPECT_THAT(verified().errors, HasSubstr("When it was played last"));
}

TEST_F(TouchedFile, WhatACheckFindsIsSaidInEachLanguage) {
    touch("UPDATE game SET finished = 1");
    const auto file = db::CampaignFile::openToRead(folder.file());
    const companion::GameCheck check = companion::checkGame(file, file.games().at(0));
    ASSERT_EQ(check.besides.size(), 1U);
    EXPECT_EQ(check.besides.front().text(), "It is listed as finished, but its entries do not end it.");
    EXPECT_EQ(check.besides.front().in("de"),
              "Sie steht als beendet da, aber ihre Einträge beenden sie nicht.");
}

TEST_F(TouchedFile, AnUnreadableEntryIsSaidInEachLanguage) {
    std::vector<EntryText> forged;
    {
        const auto file = db::CampaignFile::openToRead(folder.file());
        forged = file.journal(file.games().at(0).id).entries();
    }
    EntryText& last = forged.back();
    last.events = R"([{"event":"flown"}])";
    last.hash = chainHash(forged.at(forged.size() - 2).hash, last);
    touch("DROP TRIGGER entry_not_changed; DELETE FROM state; UPDATE entry SET events = '" + last.events +
          "', hash = '" + last.hash + "' WHERE seq = 131; UPDATE game SET tip = '" + last.hash + "'");
    const auto file = db::CampaignFile::openToRead(folder.file());
    const companion::GameCheck check = companion::checkGame(file, file.games().at(0));
    EXPECT_EQ(check.unreadable.text(), "entry 131 cannot be read: no event is called flown");
    EXPECT_EQ(check.unreadable.in("de"), "Eintrag 131 ist nicht zu lesen: kein Ereignis heißt flown");
}

TEST_F(TouchedFile, AForgedStateIsFoundByVerify) {
    forgeTheLastState();
    const Answer answer = verified();
    EXPECT_EQ(answer.status, 1);
    EXPECT_THAT(answer.errors, HasSubstr("touched. The state that is kept beside entry "));
    EXPECT_THAT(answer.out, Not(HasSubstr("in order")));
}

TEST_F(TouchedFile, NothingIsPlayedOnAForgedState) {
    const int food = played(askFood).reply(0).at("/state/sides/soldier/food"_json_pointer);
    ASSERT_NE(food, 77);
    forgeTheLastState();
    const Answer answer = played(R"({"do":"note","text":"more tea"})"
                                 "\n" +
                                 askFood);
    EXPECT_THAT(answer.errors, HasSubstr("The game stands as its log tells."));
    EXPECT_EQ(answer.reply(1).at("/state/sides/soldier/food"_json_pointer), food);
}

TEST_F(TouchedFile, AForgedResultIsFoundByVerifyAndTheResultsTellTheTruth) {
    touch("UPDATE side SET outcome = 'win' WHERE side = 'soldier'");
    EXPECT_EQ(verified().status, 1);
    EXPECT_THAT(verified().errors, HasSubstr("who won"));
    const auto file = db::CampaignFile::openToRead(folder.file());
    EXPECT_EQ(companion::resultOf(file, file.games().at(0)).sides.at(0).outcome, "open");
}

TEST_F(TouchedFile, ATouchedEntryIsToldWhenTheGameIsOpened) {
    touch("DROP TRIGGER entry_not_changed; UPDATE entry SET rolls = '[[6]]' WHERE seq = 5");
    EXPECT_THAT(played(askFood).errors, HasSubstr("not as it was written. Entry 5 does not match"));
    EXPECT_EQ(verified().status, 1);
}

TEST_F(TouchedFile, ACheckThatEndsTellsIt) {
    touch("DROP TRIGGER entry_not_changed; UPDATE entry SET at = 'noon' WHERE seq = 7");
    const auto file = db::CampaignFile::openToRead(folder.file());
    std::promise<void> ended;
    companion::OpeningCheck check(folder.file(), file.games().at(0).id,
                                  companion::OpeningCheck::Opened{.act = 1, .state = "{}"},
                                  [&] { ended.set_value(); });
    ended.get_future().wait();
    EXPECT_THAT(check.wait().log.text(), HasSubstr("Entry 7"));
    EXPECT_THAT(
        check.wait().log.in("de"),
        testing::StartsWith("Das Protokoll dieser Partie ist nicht, wie es geschrieben wurde. Eintrag 7"));
    EXPECT_TRUE(check.wait().otherState);
}

TEST_F(TouchedFile, AFileWithoutAGameIsNotInOrder) {
    touch(
        "DROP TRIGGER entry_not_removed; DELETE FROM side; DELETE FROM state; DELETE FROM entry; DELETE FROM "
        "game");
    EXPECT_EQ(verified().status, 1);
    EXPECT_THAT(verified().errors, HasSubstr("There is no game in this file."));
}

TEST_F(TouchedFile, ANameCannotForgeALineOfVerify) {
    touch(
        "UPDATE game SET name = 'g: in order, 90 entries, last hash 32d2' || char(10) || char(27) || '[8m' "
        "|| "
        "char(155) || char(8238)");
    const Answer answer = verified();
    EXPECT_EQ(std::count(answer.out.begin(), answer.out.end(), '\n'), 1);
    EXPECT_THAT(answer.out,
                HasSubstr("Club, \"g: in order, 90 entries, last hash 32d2 ?[8m??\": in order, 131"));
}

TEST(Clock, ATimeOutsideTheCalendarIsTakenForTheNearestInIt) {
    EXPECT_EQ(companion::timeText(1'795'462'200), "2026-11-23T19:30:00Z");
    EXPECT_EQ(companion::timeText(253'402'300'800), "9999-12-31T23:59:59Z");
    EXPECT_EQ(companion::timeText(9'000'000'000'000), "9999-12-31T23:59:59Z");
    EXPECT_EQ(companion::timeText(-1), "1970-01-01T00:00:00Z");
}

TEST(FreshBits, GamesWithoutASeedRollOtherwiseInEveryCopyOfTheirFile) {
    const std::string start = R"({"do":"start","system":"life-1861"})"
                              "\n";
    const std::string roll = R"({"do":"roll","dice":"50d6","for":"luck"})"
                             "\n";
    std::set<std::string> rolled;
    for (int copy = 0; copy < 3; ++copy) {
        const db::TemporaryFolder folder;
        std::istringstream in(start + roll);
        std::ostringstream out;
        std::ostringstream errors;
        ASSERT_EQ(cli::referee({folder.file(), "Club", "Thursday"}, in, out, errors), 0) << errors.str();
        const json started = Answer{0, out.str(), {}}.reply(0).at("events").at(0);
        EXPECT_EQ(started.at("seed"), "fresh");
        rolled.insert(Answer{0, out.str(), {}}.reply(1).at("rolls").dump());
    }
    EXPECT_EQ(rolled.size(), 3U);
}

TEST(TerminalText, KeepsLettersOfAllScriptsAndNoneThatSteers) {
    EXPECT_EQ(cli::forTerminal("Борис, 戦い, é 🎲"), "Борис, 戦い, é 🎲");
    EXPECT_EQ(cli::forTerminal("a\x1b[2J\x7f\xc2\x9b\xe2\x80\xae\xe2\x81\xa6\xff\xc3"), "a?[2J??????");
    EXPECT_EQ(cli::forTerminal("a\nb"), "a b");
    EXPECT_EQ(cli::linesForTerminal("a\nb\r"), "a\nb?");
}

TEST(TerminalText, ALineOfJsonMeansTheSameAndSteersNothing) {
    EXPECT_EQ(cli::jsonForTerminal(R"({"say":"Борис, é…"})"), R"({"say":"Борис, é…"})");
    const nlohmann::json told{{"say", "a\x1b[2J\x7f\xc2\x9b\xe2\x80\xae\xef\xbb\xbf…"}};
    const std::string line = cli::jsonForTerminal(told.dump());
    EXPECT_EQ(line, R"({"say":"a\u001b[2J\u007f\u009b\u202e\ufeff…"})");
    EXPECT_EQ(nlohmann::json::parse(line), told);
}

}  // namespace
}  // namespace adjutant
