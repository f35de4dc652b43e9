// SPDX-License-Identifier: GPL-3.0-or-later
// The recipe in engine/README.md, "Adding a system", against every game's folder.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "engine/games.hpp"
#include "engine/games/pig/entry.hpp"
#include "engine/words/catalogue.hpp"
#include "tests/tests_folder.hpp"

namespace adjutant::tests {
namespace {

namespace fs = std::filesystem;

const fs::path engine = fs::path(adjutant::tests::testsFolder()).parent_path() / "engine";

std::string contents(const fs::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The names in the first column of a table of the recipe: the first, of what every game has, or the second,
/// of what every game but Pig has.
std::vector<std::string> filesOfTheRecipe(bool second) {
    const std::string readme = contents(engine / "README.md");
    const auto begin = readme.find("## Adding a system");
    const auto middle = readme.find("game but Pig", begin);
    const auto end = readme.find("\n## ", begin + 1);
    const std::string recipe =
        second ? readme.substr(middle, end - middle) : readme.substr(begin, middle - begin);
    const std::regex row("\n *\\| (`[^|]*`) \\|");
    const std::regex name("`([^`]+)`");
    std::vector<std::string> files;
    for (std::sregex_iterator hit(recipe.begin(), recipe.end(), row), end; hit != end; ++hit) {
        const std::string cell = (*hit)[1];
        for (std::sregex_iterator file(cell.begin(), cell.end(), name); file != end; ++file)
            files.push_back((*file)[1]);
    }
    return files;
}

std::vector<std::string> games() {
    std::vector<std::string> folders;
    for (const auto& entry : fs::directory_iterator(engine / "games")) {
        if (entry.is_directory()) folders.push_back(entry.path().filename().string());
    }
    std::ranges::sort(folders);
    return folders;
}

class Recipe : public testing::TestWithParam<std::string> {
  protected:
    fs::path folder = engine / "games" / GetParam();
    /// Does the recipe's second table hold for the game?
    bool isWhole = GetParam() != "pig";
};

TEST_P(Recipe, EveryFileThatItNamesIsThere) {
    std::vector<std::string> files = filesOfTheRecipe(false);
    ASSERT_GE(files.size(), 12U);
    if (isWhole) {
        const std::vector<std::string> more = filesOfTheRecipe(true);
        ASSERT_GE(more.size(), 9U);
        files.insert(files.end(), more.begin(), more.end());
    }
    for (const std::string& name : files) {
        const std::string file = std::regex_replace(name, std::regex("<system>"), GetParam());
        EXPECT_TRUE(fs::is_regular_file(folder / file)) << file;
    }
}

TEST_P(Recipe, EveryEventHasAMessageInTheCatalogueAndNoMessageIsWithoutAnEvent) {
    std::set<std::string> events{"game-over"};  // engine/words/common.hpp
    const std::regex named("struct \\w+ \\{\n    static constexpr std::string_view name = \"([^\"]+)\"");
    for (const auto& entry : fs::directory_iterator(folder)) {
        const std::string file = entry.path().filename().string();
        if (!file.starts_with("events") || !file.ends_with(".hpp")) continue;
        const std::string text = contents(entry.path());
        for (std::sregex_iterator hit(text.begin(), text.end(), named), end; hit != end; ++hit)
            events.insert((*hit)[1]);
    }
    ASSERT_GE(events.size(), 4U);
    const Catalogue english("en", contents(folder / "words.en.json"));
    EXPECT_THAT(english.keys("events"), testing::UnorderedElementsAreArray(events));
}

/// "too-far" is TooFar (engine/words/message_structs.cpp).
std::string structName(const std::string& key) {
    std::string name;
    for (std::size_t at = 0; at < key.size(); ++at) {
        if (key[at] == '-') continue;
        const bool starts = at == 0 || key[at - 1] == '-';
        name += starts ? static_cast<char>(std::toupper(static_cast<unsigned char>(key[at]))) : key[at];
    }
    return name;
}

/// What code calls `chapter::Name`, also within a longer name.
std::set<std::string> qualifiedIn(const std::string& code) {
    const auto isOfAWord = [&](std::size_t at) {
        return at < code.size() &&
               (std::isalnum(static_cast<unsigned char>(code[at])) != 0 || code[at] == '_');
    };
    std::set<std::string> names;
    for (auto colons = code.find("::"); colons != std::string::npos; colons = code.find("::", colons + 2)) {
        auto begin = colons;
        while (begin > 0 && isOfAWord(begin - 1)) --begin;
        auto end = colons + 2;
        while (isOfAWord(end)) ++end;
        names.insert(code.substr(begin, end - begin));
    }
    return names;
}

std::vector<std::string> unusedIn(const fs::path& catalogue, const std::string& code) {
    const Catalogue english("en", contents(catalogue));
    const std::set<std::string> named = qualifiedIn(code);
    std::vector<std::string> unused;
    for (const std::string& chapter : english.chapters()) {
        if (chapter == "events" || chapter == "outcomes" || chapter == "words") continue;
        for (const std::string& key : english.keys(chapter)) {
            const std::string used = chapter + "::" + structName(key);
            if (!named.contains(used) &&
                !(chapter == "phrases" && code.find('"' + key + '"') != std::string::npos))
                unused.push_back(used);
        }
    }
    return unused;
}

std::string codeBelow(const fs::path& folder) {
    std::string code;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == ".cpp" || entry.path().extension() == ".hpp")
            code += contents(entry.path());
    }
    return code;
}

TEST_P(Recipe, NoMessageStandsInTheCatalogueThatNoRuleSays) {
    EXPECT_THAT(unusedIn(folder / "words.en.json", codeBelow(folder)), testing::IsEmpty());
}

/// The words.<language>.json of a folder but the English one, by language.
std::map<std::string, std::string> otherLanguagesIn(const fs::path& folder) {
    std::map<std::string, std::string> texts;
    for (const auto& entry : fs::directory_iterator(folder)) {
        const std::string file = entry.path().filename().string();
        std::smatch language;
        if (std::regex_match(file, language, std::regex("words\\.([a-z]+)\\.json")) && language[1] != "en")
            texts[language[1]] = contents(entry.path());
    }
    return texts;
}

/// What the other languages of a folder lack, as "de: refusals.too-far". It would be said in English.
std::vector<std::string> missingIn(const fs::path& folder) {
    const Catalogue english("en", contents(folder / "words.en.json"));
    std::vector<std::string> missing;
    for (const auto& [language, text] : otherLanguagesIn(folder))
        for (const std::string& key : Catalogue(language, text, &english).missing())
            missing.push_back(language + ": " + key);
    return missing;
}

/// What stands in a message, by the names that rules give it: `side` for {Side}, {side_plural} and {side_id}.
std::set<std::string> insertsIn(const Message& message) {
    const std::regex suffix("_(plural|id|given|or|row|count|[0-9]+)$");
    std::set<std::string> names;
    for (const Message::Argument& argument : message.arguments()) {
        std::string name = std::regex_replace(argument.name, suffix, "");
        name.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(name.front())));
        names.insert(name);
    }
    return names;
}

/// What other languages would put into a message and English does not, as "de: refusals.too-far: side". There
/// would be nothing. Events put in whatever their fields are.
std::vector<std::string> strangeIn(const fs::path& folder) {
    const Catalogue english("en", contents(folder / "words.en.json"));
    std::vector<std::string> strange;
    for (const auto& [language, text] : otherLanguagesIn(folder)) {
        const Catalogue other(language, text, &english);
        for (const std::string& chapter : english.chapters()) {
            if (chapter == "events" || chapter == "outcomes" || chapter == "words") continue;
            for (const std::string& key : english.keys(chapter)) {
                const auto known = insertsIn(*english.find(chapter, key));
                for (const std::string& name : insertsIn(*other.find(chapter, key)))
                    if (!known.contains(name))
                        strange.push_back(language + ": " + chapter + '.' + key + ": " + name);
            }
        }
    }
    return strange;
}

TEST_P(Recipe, NoLanguageLacksAMessage) {
    ASSERT_TRUE(fs::exists(folder / "words.de.json"));
    EXPECT_THAT(missingIn(folder), testing::IsEmpty());
}

TEST_P(Recipe, FilesOfOneKindAreNamedAlike) {
    if (!isWhole) return;
    const std::regex alike("(actions|events|offers)(_of_[a-z_]+)?\\.[ch]pp");
    const std::regex kind(".*(actions|events|offers).*");
    for (const auto& entry : fs::directory_iterator(folder)) {
        const std::string file = entry.path().filename().string();
        EXPECT_TRUE(!std::regex_match(file, kind) || std::regex_match(file, alike)) << file;
        EXPECT_NE(file, "apply.cpp") << "what an event does stands beside what brings it";
    }
}

TEST_P(Recipe, OneFileAloneIncludesAllOfJsonToMakeThePosition) {
    std::vector<std::string> including;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (contents(entry.path()).find("#include \"engine/play/position_of.hpp\"") != std::string::npos)
            including.push_back(entry.path().filename().string());
    }
    EXPECT_THAT(including, testing::ElementsAre("entry.cpp"));
}

TEST_P(Recipe, EveryClauseIsNamedWhereItIsAppliedOrLeftToPeople) {
    const std::string rules = contents(folder / "rules.md");
    const Ledger ledger(rules);
    ASSERT_FALSE(ledger.clauses().empty());
    std::string code;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() == ".cpp" || entry.path().extension() == ".hpp")
            code += contents(entry.path());
    }
    for (const Clause& clause : ledger.clauses())
        EXPECT_NE(code.find(clause.id) != std::string::npos, !clause.leftToPeople.empty()) << clause.id;
}

INSTANTIATE_TEST_SUITE_P(Games, Recipe, testing::ValuesIn(games()),
                         [](const auto& info) { return info.param; });

TEST(Recipes, NoMessageOfAllSystemsIsUnused) {
    EXPECT_THAT(unusedIn(engine / "words" / "words.en.json", codeBelow(engine)), testing::IsEmpty());
}

TEST(Recipes, NoLanguageLacksAMessageOfAllSystems) {
    EXPECT_THAT(missingIn(engine / "words"), testing::IsEmpty());
}

/// Rooms that say what fails by a catalogue of their own.
const std::vector<fs::path> roomsWithWords{engine.parent_path() / "db", engine.parent_path() / "cards",
                                           engine.parent_path() / "companion",
                                           engine.parent_path() / "companion/doors"};

TEST(Recipes, NoMessageOfARoomIsUnused) {
    for (const fs::path& room : roomsWithWords)
        EXPECT_THAT(unusedIn(room / "words.en.json", codeBelow(room)), testing::IsEmpty()) << room;
}

TEST(Recipes, NoLanguageLacksAMessageOfARoom) {
    for (const fs::path& room : roomsWithWords) {
        ASSERT_TRUE(fs::exists(room / "words.de.json"));
        EXPECT_THAT(missingIn(room), testing::IsEmpty());
    }
}

TEST(Recipes, NoLanguageHasWhatEnglishDoesNotPutIntoAMessage) {
    EXPECT_THAT(strangeIn(engine / "words"), testing::IsEmpty());
    for (const fs::path& room : roomsWithWords) EXPECT_THAT(strangeIn(room), testing::IsEmpty());
    for (const std::string& game : games())
        EXPECT_THAT(strangeIn(engine / "games" / game), testing::IsEmpty());
}

TEST(Recipes, EveryGameOfTheListHasAFolder) {
    const std::vector<std::string> folders = games();
    for (const SystemEntry& system : systems()) {
        std::string folder(system.id);
        std::ranges::replace(folder, '-', '_');
        EXPECT_THAT(folders, testing::Contains(folder));
    }
    EXPECT_EQ(folders.size(), systems().size() + 1) << "those listed, and Pig";
}

}  // namespace
}  // namespace adjutant::tests
