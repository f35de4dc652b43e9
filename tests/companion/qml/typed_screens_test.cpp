// SPDX-License-Identifier: GPL-3.0-or-later
// What screens say of their own properties: a `var` has its reason beside it, and nobody takes words or ids
// apart to find out facts. Read from the files of the screens themselves.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "tests/tests_folder.hpp"

namespace adjutant::companion {
namespace {

namespace fs = std::filesystem;

/// Calls `look(file, line)` for each line of each screen; the file without its folder.
void everyLine(const std::function<void(const std::string& file, const std::string& line)>& look) {
    const fs::path root = fs::path(adjutant::tests::testsFolder()).parent_path() / "companion";
    std::size_t looked = 0;
    for (const auto& entry : fs::recursive_directory_iterator(root)) {
        if (entry.path().extension() != ".qml") continue;
        std::ifstream screen(entry.path());
        for (std::string line; std::getline(screen, line);) look(entry.path().filename().string(), line);
        ++looked;
    }
    ASSERT_GT(looked, 200U) << "the screens were not found";
}

/// The types of values that C++ has for screens.
std::string valueTypes() {
    const fs::path root = fs::path(adjutant::tests::testsFolder()).parent_path() / "companion";
    const std::regex type(R"(QML_VALUE_TYPE\((\w+)\))");
    std::string names = "no such type";
    for (const auto& entry : fs::recursive_directory_iterator(root)) {
        if (entry.path().extension() != ".hpp") continue;
        std::ifstream header(entry.path());
        std::smatch hit;
        for (std::string line; std::getline(header, line);)
            if (std::regex_search(line, hit, type)) names += '|' + hit[1].str();
    }
    return names;
}

TEST(AScreen, SaysBesideEachVarWhyItIsOne) {
    const std::regex var(R"(\bproperty var (\w+))");
    const std::regex reason(R"( // (row|role|list|object|own|any|maybe|function): \S)");
    std::vector<std::string> bare;
    everyLine([&](const std::string& file, const std::string& line) {
        if (std::regex_search(line, var) && !std::regex_search(line, reason))
            bare.push_back(file + ": " + line);
    });
    EXPECT_THAT(bare, testing::IsEmpty()) << "companion/qml/README.md says which reasons there are";
}

TEST(AScreen, HasNoVarWhereATypeWouldDo) {
    const std::regex var(R"(\bproperty var (\w+).* // (\w+): (.*)$)");
    // A list of values, texts or numbers, or one value that is always there.
    const std::regex each(R"(\ban? \w+ each\b)");
    const std::regex typed(R"(\ba (text|number) each\b|\ban? ()" + valueTypes() + R"() each\b|^an? ()" +
                           valueTypes() + R"()$)");
    std::vector<std::string> found;
    std::smatch hit;
    everyLine([&](const std::string& file, const std::string& line) {
        if (!std::regex_search(line, hit, var)) return;
        const std::string name = hit[1], why = hit[2], what = hit[3];
        const bool isRow = why == "row";
        // Told by a model, by C++ as a list of no type, or of several types.
        const bool asRole = why == "role" || why == "list" || why == "any";
        const bool isFunction = line.find("=> ") != std::string::npos;
        if (isRow != (name == "model" && line.find("required") != std::string::npos) ||
            (why == "function" && !isFunction) || (why == "list" && !std::regex_search(what, each)) ||
            (!asRole && std::regex_search(what, typed)))
            found.push_back(file + ": " + line);
    });
    EXPECT_THAT(found, testing::IsEmpty());
}

TEST(AScreen, GivesNoSizeBackByUndefined) {
    // Qt 6.4 ends in freed memory when such a binding becomes undefined, and what it is of is let go of
    // later.
    const std::regex back(R"(^\s*(x|y|z|width|height|opacity|rotation|scale|implicit\w+): .*\bundefined\b)");
    std::vector<std::string> found;
    everyLine([&](const std::string& file, const std::string& line) {
        if (std::regex_search(line, back) && line.find("== undefined") == std::string::npos)
            found.push_back(file + ": " + line);
    });
    EXPECT_THAT(found, testing::IsEmpty());
}

TEST(AScreen, RunsNothingWhereItIsDestroyed) {
    // Qt 6.4 may destroy it amid its collection of garbage, and what a script makes there breaks the heap.
    std::vector<std::string> found;
    everyLine([&](const std::string& file, const std::string& line) {
        if (line.find("Component.onDestruction") != std::string::npos) found.push_back(file + ": " + line);
    });
    EXPECT_THAT(found, testing::IsEmpty()) << "a Page has onGone";
}

TEST(AScreen, OfAllGamesReadsNothingThatOneGameAloneHas) {
    const fs::path games = fs::path(adjutant::tests::testsFolder()).parent_path() / "companion" / "games";
    std::set<std::string> ofOneGame;
    for (const auto& entry : fs::recursive_directory_iterator(games))
        ofOneGame.insert(entry.path().filename().string());
    const std::regex own(R"(Standing\.extras|\.own\.|[Ee]xtras\b)");
    std::vector<std::string> found;
    std::size_t inGames = 0;
    everyLine([&](const std::string& file, const std::string& line) {
        if (!std::regex_search(line, own)) return;
        if (ofOneGame.contains(file))
            ++inGames;
        else
            found.push_back(file + ": " + line);
    });
    EXPECT_THAT(found, testing::IsEmpty());
    EXPECT_GT(inGames, 10U) << "the screens of games were not found";
}

TEST(AScreen, TakesNoWordsApart) {
    // What is taken apart there: addresses and names of files, pointers into a state, keys that a referee
    // writes, formats of a clipboard, marks of Markdown, the sign of a number and the width of words.
    const std::map<std::string, std::set<std::string>> may{{"PictureSheet.qml", {".replace("}},
                                                           {"FileSheet.qml", {".replace(", ".endsWith("}},
                                                           {"HomePage.qml", {".split("}},
                                                           {"RulingTree.qml", {".replace("}},
                                                           {"RulingDraft.qml", {".replace(", ".split("}},
                                                           {"PairsField.qml", {".replace(", ".toLowerCase("}},
                                                           {"RuleSheet.qml", {".replace("}},
                                                           {"ScanPage.qml", {".startsWith("}},
                                                           {"OfferPlan.qml", {".replace(", ".split("}},
                                                           {"TargetGroups.qml", {".split("}},
                                                           {"TurnBand.qml", {".split("}},
                                                           {"Theme.qml", {".replace("}}};
    const std::vector<std::string> ways{".startsWith(", ".endsWith(",  ".split(",  ".replace(",
                                        ".match(",      ".substring(", ".substr(", ".toLowerCase(",
                                        "parseInt(",    "RegExp("};
    std::vector<std::string> found;
    std::map<std::string, std::set<std::string>> used;
    everyLine([&](const std::string& file, const std::string& line) {
        for (const std::string& way : ways) {
            if (line.find(way) == std::string::npos) continue;
            used[file].insert(way);
            const auto known = may.find(file);
            if (known == may.end() || !known->second.contains(way)) found.push_back(file + ": " + line);
        }
    });
    EXPECT_THAT(found, testing::IsEmpty());
    for (const auto& [file, allowed] : may)
        for (const std::string& way : allowed)
            EXPECT_TRUE(used[file].contains(way)) << file << " needs no " << way;
}

}  // namespace
}  // namespace adjutant::companion
