// SPDX-License-Identifier: GPL-3.0-or-later
// How a game went, as its report has it: figures by their names, and who fell.
#include "companion/doors/curves.hpp"

#include <gmock/gmock.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "companion/game_results.hpp"
#include "tests/tests_folder.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;
using testing::AnyOf;
using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

class Courses : public testing::Test {
  protected:
    static Environment alone() {
        return {.now = [] { return std::string("2026-11-29T00:00:00Z"); }, .seed = [] { return 1U; }};
    }
    void play(const json& request) {
        const json answer = table.answer(request);
        ASSERT_TRUE(answer.value("ok", false)) << answer;
    }
    void playRecording(const std::string& name) {
        std::ifstream lines(tests::testsFolder() / "playthroughs" / (name + ".jsonl"));
        for (std::string line; std::getline(lines, line);)
            if (line.starts_with(R"({"do")")) table.answerLine(line);
        ASSERT_NE(table.game(), nullptr);
    }
    void rule(const std::string& at, const json& value) {
        play({{"do", "ruling"}, {"set", {{at, value}}}, {"reason", "we forgot"}});
    }
    Course course(const std::string& language = "en") {
        play({{"language", language}});
        return courseOf(table, namesOf(table));
    }
    static std::vector<std::string> titlesOf(const Course& course) {
        std::vector<std::string> titles;
        for (const report::Tracker& tracker : course.curves) titles.push_back(tracker.name);
        return titles;
    }

    Table table{alone()};
};

TEST_F(Courses, FiguresAndSidesAreCalledInTheLanguageOfTheReport) {
    playRecording("hex-acw-mill-run-points");
    const Course english = course(), german = course("de");
    EXPECT_THAT(titlesOf(english), Contains("Points"));
    EXPECT_THAT(titlesOf(german), Contains("Punkte"));
    ASSERT_FALSE(german.curves.empty());
    EXPECT_THAT(english.curves.front().sides, Contains(Field(&report::Curve::side, "Confederate")));
    EXPECT_THAT(german.curves.front().sides, Contains(Field(&report::Curve::side, "Konföderation")));
}

TEST_F(Courses, WhoFellIsToldInTheGamesOwnRounds) {
    playRecording("hex-acw-mill-run-points");
    ASSERT_THAT(course().casualties, Not(IsEmpty()));
    EXPECT_THAT(course().casualties.front().pieces, Each(HasSubstr(" (turn ")));
    EXPECT_THAT(course("de").casualties.front().pieces, Each(HasSubstr(" (Zug ")));
}

TEST_F(Courses, AFigureWithinAnotherIsCalledByItsOwnName) {
    playRecording("conquest-1762-cultural");
    for (const std::string& title : titlesOf(course()))
        EXPECT_EQ(title.find("resources"), std::string::npos) << title;
}

TEST_F(Courses, ShipsThatNobodyHasBuiltAreNoCasualties) {
    play({{"do", "start"}, {"system", "conquest-1762"}, {"seed", 1}});
    play({{"do", "set-up"}});
    EXPECT_THAT(course().casualties, IsEmpty());
    rule("/pieces/british-warship-2/sailors", 3);  // an event speaks of it: it was on the table, and is out
    const std::vector<report::Casualties> lost = course().casualties;
    ASSERT_EQ(lost.size(), 1U);
    EXPECT_EQ(lost.front().side, "British");
    EXPECT_THAT(lost.front().pieces, ElementsAre(StartsWith("British warship 2")));
}

TEST_F(Courses, TheReportHasTheGamesWordsForWhatARulingSets) {
    play({{"do", "start"}, {"system", "conquest-1762"}, {"seed", 1}});
    EXPECT_EQ(namesOf(table).word("hand"), "cards");
    play({{"language", "de"}});
    const report::ReportNames names = namesOf(table);
    EXPECT_EQ(names.word("hand"), "Karten");
    EXPECT_EQ(names.word("resources"), "Rohstoffe");
    EXPECT_EQ(names.word("no-such-key"), "");
}

TEST_F(Courses, PiecesThatAreOutAreCalledAsTheyWereInPlay) {
    play({{"do", "start"}, {"system", "civil-war-1863"}, {"seed", 1}});
    rule("/pieces/ci1/out", true);
    EXPECT_THAT(course().casualties, ElementsAre(Field(&report::Casualties::pieces,
                                                       ElementsAre("Confederate infantry 1 (round 1)"))));
    EXPECT_THAT(course("de").casualties, ElementsAre(Field(&report::Casualties::side, "Konföderation")));
}

}  // namespace
}  // namespace adjutant::companion
