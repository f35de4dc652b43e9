// SPDX-License-Identifier: GPL-3.0-or-later
// Every clause of every ledger is named by a case or by a test: the list of those that are not is empty.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "engine/systems.hpp"
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
    const auto ledger = findSystem(GetParam())->clauses;
    std::string unnamed;
    for (const std::string_view clause : ledger)
        if (named.find(clause) == std::string::npos) unnamed.append(" ").append(clause);
    EXPECT_GT(ledger.size(), 20U);
    EXPECT_EQ(unnamed, "");
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
