// SPDX-License-Identifier: GPL-3.0-or-later
// One class speaks to the game in the engine's words, and nothing else behind the screens does.
#include "companion/session.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <regex>

#include "tests/companion/evening.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// A session that only says what it was asked.
Session echo() {
    return Session([](const json& question) { return question; });
}

TEST(ASession, AsksForTheOddsOfAnActInWords) {
    EXPECT_EQ(echo().odds({{"do", "attack"}}),
              json({{"ask", "odds"}, {"say", true}, {"action", {{"do", "attack"}}}}));
}

TEST(ASession, TellsWhichDiceLieThereAlready) {
    EXPECT_EQ(echo().faces({{"do", "attack"}}, json::array({4})).at("so-far"), json::array({4}));
    EXPECT_FALSE(echo().faces({{"do", "attack"}}).contains("so-far"));
}

TEST(ASession, KnowsAQuestionFromAnAct) {
    EXPECT_TRUE(Session::asks(echo().state()));
    EXPECT_FALSE(Session::asks({{"do", "undo"}}));
}

TEST(ASession, ReadsAnEntryOnlyWhereItNamesWhatIsWanted) {
    EntryText entry;
    entry.events = R"([{"event":"round-began","round":2}])";
    entry.request = R"({"do":"note","text":"late"})";
    EXPECT_EQ(Session::eventsWith(entry, "round").size(), 1U);
    EXPECT_TRUE(Session::eventsWith(entry, "side").empty());
    EXPECT_EQ(Session::requestWith(entry, {"note", "reason"}).at("text"), "late");
    EXPECT_TRUE(Session::requestWith(entry, {"reason"}).empty());
}

TEST(ASession, ReadsNothingWhereSomebodyHasBeenAtTheFile) {
    EntryText entry;
    entry.events = R"([{"event":"round-began","round":)";
    entry.request = R"({"do":"note")";
    EXPECT_TRUE(Session::eventsWith(entry, "round").empty());
    EXPECT_TRUE(Session::requestWith(entry, {"note"}).empty());
    EXPECT_THROW(static_cast<void>(Session::requestOf(entry)), json::exception);
}

TEST(ASession, TellsHowTheGameStoodAfterEachAct) {
    Evening evening;
    evening.toActions();
    const json before = json::parse(evening.table().stateText().toStdString());
    const int then = evening.table().log().cursor();
    ASSERT_TRUE(evening.act("ruling", {{"set", QVariantMap{{"/round", 3}}}, {"reason", "A late start"}}));
    EXPECT_NE(json::parse(evening.table().stateText().toStdString()), before);
    evening.table().lookAt(then);
    EXPECT_EQ(json::parse(evening.table().stateText().toStdString()), before);
}

const std::regex question(R"("ask", ")");  ///< put in the wire's words
const std::regex logText(R"(parse\([^)]*\.(request|events|rolls)\b)");

/// The lines of a file in which that is.
std::string trespassesIn(const std::filesystem::path& file, const std::regex& word) {
    std::ifstream in(file);
    std::string found, line;
    for (int number = 1; std::getline(in, line); ++number) {
        if (std::regex_search(line, word))
            found += file.filename().string() + ":" + std::to_string(number) + ": " + line + "\n";
    }
    return found;
}

TEST(NothingButTheSession, AsksTheEngine) {
    const std::filesystem::path companion = ADJUTANT_COMPANION;
    std::string found;
    int read = 0;
    for (const auto& file : std::filesystem::recursive_directory_iterator(companion)) {
        const std::filesystem::path kind = file.path().extension();
        if ((kind != ".cpp" && kind != ".hpp" && kind != ".qml") || file.path().stem() == "session") continue;
        ++read;
        found += trespassesIn(file.path(), question);
    }
    EXPECT_GT(read, 500) << "the folders are looked for in the wrong place";
    EXPECT_EQ(found, "");
    EXPECT_NE(trespassesIn(companion / "session.cpp", question), "") << "what is looked for is found nowhere";
}

TEST(NothingBehindTheScreens, ReadsTheTextOfALog) {
    const std::filesystem::path companion = ADJUTANT_COMPANION;
    std::string found;
    int read = 0;
    for (const char* folder : {"bridge", "leagues", "people"}) {
        for (const auto& file : std::filesystem::directory_iterator(companion / folder)) {
            const std::filesystem::path kind = file.path().extension();
            if (kind != ".cpp" && kind != ".hpp") continue;
            ++read;
            found += trespassesIn(file.path(), logText);
        }
    }
    EXPECT_GT(read, 100) << "the folders are looked for in the wrong place";
    EXPECT_EQ(found, "");
    EXPECT_NE(trespassesIn(companion / "session.cpp", logText), "") << "what is looked for is found nowhere";
}

}  // namespace
}  // namespace adjutant::companion
