// SPDX-License-Identifier: GPL-3.0-or-later
// Every worked case of every system's ledger is a test of its own, named by the case's sentence.
#include <gtest/gtest.h>

#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "engine/games.hpp"
#include "tests/engine/case_runner.hpp"
#include "tests/tests_folder.hpp"

namespace adjutant::tests {
namespace {

using nlohmann::json;

class LedgerCase : public testing::Test {
  public:
    LedgerCase(std::string system, json rule) : system_(std::move(system)), rule_(std::move(rule)) {}

    void TestBody() override {
        for (const std::string& failure : runCase(system_, rule_)) ADD_FAILURE() << failure;
    }

  private:
    std::string system_;
    json rule_;
};

/// ctest cannot carry every sign in a test's name.
std::string plain(std::string name) {
    for (char& c : name) {
        if (c == ';' || c == '"' || c == '\\' || c == '[' || c == ']' || c == '#' || c == '$') c = ' ';
    }
    return name;
}

void registerCases(const std::filesystem::path& folder) {
    for (const SystemEntry& system : systems()) {
        std::ifstream file(folder / (std::string(system.id) + ".json"));
        for (const json& rule : json::parse(file)) {
            const std::string suite = "Case " + std::string(system.id);
            const std::string name = plain(rule.at("name").get<std::string>());
            testing::RegisterTest(suite.c_str(), name.c_str(), nullptr, nullptr, __FILE__, __LINE__,
                                  [id = std::string(system.id), rule]() -> testing::Test* {
                                      return new LedgerCase(id, rule);  // gtest owns it
                                  });
        }
    }
}

}  // namespace
}  // namespace adjutant::tests

int main(int argc, char** argv) try {
    testing::InitGoogleTest(&argc, argv);
    adjutant::tests::registerCases(adjutant::tests::testsFolder() / "cases");
    return RUN_ALL_TESTS();
} catch (const std::exception& fault) {
    std::fprintf(stderr, "The cases cannot be read: %s\n", fault.what());
    return 2;
}
