// SPDX-License-Identifier: GPL-3.0-or-later
// Ledgers, code, cases and tests against one another: every clause of a ledger is named where its rule is
// applied, and by a case or a test; none is named that no ledger has.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "engine/games.hpp"
#include "engine/table.hpp"
#include "tests/tests_folder.hpp"

namespace adjutant::tests {
namespace {

namespace fs = std::filesystem;

const fs::path tests = adjutant::tests::testsFolder();

std::string contents(const fs::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// All that tests and cases of the engine say.
std::string everyTest(std::string_view system) {
    std::string text = contents(tests / "cases" / (std::string(system) + ".json"));
    for (const auto& entry : fs::recursive_directory_iterator(tests / "engine")) {
        if (entry.path().extension() == ".cpp") text += contents(entry.path());
    }
    return text;
}

class Clauses : public testing::TestWithParam<std::string> {};

TEST_P(Clauses, EachIsNamedByACaseOrATest) {
    const std::string named = everyTest(GetParam());
    const auto& ledger = findSystem(GetParam())->ledger->clauses();
    std::string unnamed;
    for (const Clause& clause : ledger)
        if (named.find(clause.id) == std::string::npos) unnamed.append(" ").append(clause.id);
    EXPECT_GT(ledger.size(), 90U);
    EXPECT_EQ(unnamed, "");
}

TEST_P(Clauses, EachHasAChapterATagAndAText) {
    for (const Clause& clause : findSystem(GetParam())->ledger->clauses()) {
        EXPECT_THAT(std::string(clause.tag), testing::AnyOf("book", "house")) << clause.id;
        EXPECT_NE(clause.chapter, "") << clause.id;
        EXPECT_GT(clause.text.size(), 10U) << clause.id;
    }
}

/// Where the code and the ledger of a system lie.
fs::path folderOf(std::string name) {
    std::ranges::replace(name, '-', '_');
    return tests / "../engine/games" / name;
}

TEST_P(Clauses, EachIsTheOneThatTheLedgerInTheFolderHas) {
    const std::string text = contents(folderOf(GetParam()) / "rules.md");
    EXPECT_EQ(Ledger(text).clauses(), findSystem(GetParam())->ledger->clauses());
}

using Kinds = std::set<std::string>;
const Kinds code{".cpp", ".hpp", ".json"};
const Kinds everything{".cpp", ".hpp", ".json", ".qml", ".md"};

/// Everything in files of these kinds that reads as a clause of that ledger, by its prefix ("L61").
std::set<std::string> namedIn(const fs::path& folder, const std::string& prefix, const Kinds& kinds) {
    const std::regex id(prefix + "-[A-Z0-9]+-[0-9][0-9]");
    std::set<std::string> found;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (!kinds.contains(entry.path().extension().string())) continue;
        const std::string text = contents(entry.path());
        for (std::sregex_iterator hit(text.begin(), text.end(), id), end; hit != end; ++hit)
            found.insert(hit->str());
    }
    return found;
}

TEST_P(Clauses, CodeScreensCasesAndTestsNameNoneThatTheLedgerDoesNotHave) {
    /// What tests ask for because there is none such.
    const std::set<std::string> meantToBeUnknown{"L61-COMBAT-99", "L61-NOPE-01"};
    const Ledger& ledger = *findSystem(GetParam())->ledger;
    const std::string first(ledger.clauses().front().id);
    const std::string prefix = first.substr(0, first.find('-'));
    for (const fs::path& folder : {tests / "../engine", tests / "../companion", tests / "../docs",
                                   tests / "cases", tests / "engine", tests / "companion"}) {
        for (const std::string& named : namedIn(folder, prefix, everything))
            EXPECT_TRUE(meantToBeUnknown.contains(named) || ledger.find(named) != nullptr)
                << named << " in " << folder;
    }
}

TEST_P(Clauses, EachIsNamedWhereTheCodeAppliesItUnlessItIsLeftToPeople) {
    const Ledger& ledger = *findSystem(GetParam())->ledger;
    const std::string first(ledger.clauses().front().id);
    const std::set<std::string> named = namedIn(folderOf(GetParam()), first.substr(0, first.find('-')), code);
    ASSERT_GT(named.size(), 80U);
    for (const Clause& clause : ledger.clauses())
        EXPECT_NE(named.contains(std::string(clause.id)), !clause.leftToPeople.empty()) << clause.id;
}

/// The actions of a system's own, as its code names them.
std::set<std::string> actionsOf(const std::string& system) {
    const std::regex name("name = \"([a-z-]+)\"");
    std::set<std::string> found{"end"};
    for (const auto& entry : fs::directory_iterator(folderOf(system))) {
        if (entry.path().filename().string().rfind("actions", 0) != 0) continue;
        const std::string text = contents(entry.path());
        for (std::sregex_iterator hit(text.begin(), text.end(), name), end; hit != end; ++hit)
            found.insert((*hit)[1]);
    }
    return found;
}

TEST_P(Clauses, StandBehindEveryActionAndEveryCard) {
    const BehindWords& words = *behindWordsOf(GetParam());
    const std::set<std::string> actions = actionsOf(GetParam());
    ASSERT_GT(actions.size(), 8U);
    for (const std::string& action : actions) EXPECT_FALSE(words.of("action", action).empty()) << action;
    Table table{{.now = [] { return std::string("2026-11-23T19:30:00Z"); }, .seed = [] { return 7U; }}};
    ASSERT_TRUE(table.answer({{"do", "start"}, {"system", GetParam()}}).value("ok", false));
    const nlohmann::json reply = table.answer({{"ask", "cards"}});
    std::set<std::string> cards;
    for (const nlohmann::json& card : reply.value("cards", nlohmann::json::array()))
        cards.insert(card.at("id").get<std::string>());
    std::set<std::string> ruled;
    for (const auto& [word, ids] : words.rows())
        if (word.first == "card") ruled.emplace(word.second);
    EXPECT_EQ(ruled, cards);
}

TEST_P(Clauses, StandBehindEveryOutcomeThatHasWords) {
    const BehindWords& behind = *behindWordsOf(GetParam());
    const auto words = nlohmann::json::parse(contents(folderOf(GetParam()) / "words.en.json"));
    ASSERT_GE(words.at("outcomes").size(), 3U);
    for (const auto& [outcome, phrase] : words.at("outcomes").items())
        EXPECT_FALSE(behind.ofOutcome("no-such-action", outcome).empty()) << outcome;
}

TEST_P(Clauses, BehindAWordAreOnesOfTheLedgerAndTheWordsAreTheGames) {
    const Ledger& ledger = *findSystem(GetParam())->ledger;
    const std::set<std::string> actions = actionsOf(GetParam());
    for (const auto& [word, ids] : behindWordsOf(GetParam())->rows()) {
        EXPECT_FALSE(ids.empty()) << word.second;
        for (const std::string_view id : ids)
            EXPECT_NE(ledger.find(id), nullptr) << word.second << ": " << id;
        if (word.first == "action") {
            EXPECT_TRUE(actions.contains(std::string(word.second))) << word.second;
            continue;
        }
        EXPECT_THAT(std::string(word.first), testing::AnyOf("card", "outcome", "option", "parameter", "stock",
                                                            "piece", "place", "reason"))
            << word.second;
    }
}

/// The game's own sources: its words stand there in quotes.
std::string sourcesOf(const std::string& system) {
    std::string text;
    for (const auto& entry : fs::directory_iterator(folderOf(system)))
        if (code.contains(entry.path().extension().string())) text += contents(entry.path());
    return text;
}

TEST_P(Clauses, BehindAParameterAStockAPieceAPlaceOrAReasonStandWordsOfTheGame) {
    const std::string sources = sourcesOf(GetParam());
    const std::set<std::string> actions = actionsOf(GetParam());
    for (const auto& [word, ids] : behindWordsOf(GetParam())->rows()) {
        if (word.first == "action" || word.first == "card" || word.first == "outcome") continue;
        if (word == std::pair<std::string_view, std::string_view>("place", "open")) continue;
        std::string own(word.second);
        if (const auto space = own.find(' '); space != std::string::npos) {
            EXPECT_TRUE(actions.contains(own.substr(0, space))) << own;
            own = own.substr(space + 1);
        }
        EXPECT_NE(sources.find('"' + own + '"'), std::string::npos) << word.first << ' ' << own;
    }
}

TEST_P(Clauses, StandBehindEveryOptionButTheOnesThatNoLedgerHas) {
    /// Who rolls, and what sides are called, is the table's own affair.
    const std::set<std::string> unruled{"dice", "names"};
    for (const nlohmann::json& option : findSystem(GetParam())->options("en")) {
        const std::string name = option.at("name").get<std::string>();
        EXPECT_NE(behindWordsOf(GetParam())->of("option", name).empty(), !unruled.contains(name)) << name;
    }
}

TEST_P(Clauses, StandBehindEveryPieceAndEveryPlaceOfTheTable) {
    Table table{{.now = [] { return std::string("2026-11-23T19:30:00Z"); }, .seed = [] { return 7U; }}};
    ASSERT_TRUE(table.answer({{"do", "start"}, {"system", GetParam()}}).value("ok", false));
    const BehindWords& behind = *behindWordsOf(GetParam());
    const auto state = table.answer({{"ask", "state"}}).at("state");
    for (const auto& [id, piece] : state.at("pieces").items())
        EXPECT_FALSE(behind.of("piece", piece.at("kind").get<std::string>()).empty()) << id;
    const auto board = table.answer({{"ask", "board"}}).at("board");
    for (const nlohmann::json& place : board.value("places", nlohmann::json::array()))
        EXPECT_FALSE(behind
                         .ofPlace(place.at("id").get<std::string>(), place.value("kind", ""),
                                  place.value("marks", std::vector<std::string>{}))
                         .empty())
            << place.at("id");
}

std::vector<std::string> systemIds() {
    std::vector<std::string> ids;
    for (const SystemEntry& system : systems()) ids.emplace_back(system.id);
    return ids;
}

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(Clauses);
INSTANTIATE_TEST_SUITE_P(Systems, Clauses, testing::ValuesIn(systemIds()), [](const auto& info) {
    std::string name = info.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

}  // namespace
}  // namespace adjutant::tests
