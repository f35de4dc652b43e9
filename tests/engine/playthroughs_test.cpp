// SPDX-License-Identifier: GPL-3.0-or-later
// Golden playthroughs: whole games as requests and replies, line by line, to be reviewed like code. Every
// reply must be given again to the byte. `engine_playthroughs --renew` writes the replies anew after a change
// that is meant; in a new file requests are enough.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine/table.hpp"
#include "tests/tests_folder.hpp"

namespace adjutant::tests {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

struct Exchange {
    std::string request;
    std::string reply;
};

bool isRequest(const std::string& line) {
    const json object = json::parse(line);
    return object.contains("do") || object.contains("ask");
}

std::vector<Exchange> read(const fs::path& path) {
    std::vector<Exchange> game;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        if (line.empty()) continue;
        if (isRequest(line)) {
            game.push_back({line, ""});
        } else {
            game.at(game.size() - 1).reply = line;
        }
    }
    return game;
}

/// The same game played again.
std::vector<Exchange> playedAgain(std::vector<Exchange> game) {
    Table table{Environment{.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                            .seed = [] { return std::uint64_t{1861}; }}};
    for (Exchange& exchange : game) exchange.reply = table.answerLine(exchange.request);
    return game;
}

class Playthrough : public testing::Test {
  public:
    explicit Playthrough(fs::path path) : path_(std::move(path)) {}

    void TestBody() override {
        const auto golden = read(path_);
        ASSERT_FALSE(golden.empty());
        const auto again = playedAgain(golden);
        for (std::size_t i = 0; i < golden.size(); ++i) {
            ASSERT_EQ(again[i].reply, golden[i].reply) << "after " << golden[i].request;
        }
    }

  private:
    fs::path path_;
};

std::vector<fs::path> playthroughs() {
    std::vector<fs::path> paths;
    for (const auto& entry : fs::directory_iterator(adjutant::tests::testsFolder() / "playthroughs")) {
        if (entry.path().extension() == ".jsonl") paths.push_back(entry.path());
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

void renew(const fs::path& path) {
    const auto game = playedAgain(read(path));
    std::ofstream file(path);
    for (const Exchange& exchange : game) file << exchange.request << '\n' << exchange.reply << '\n';
}

}  // namespace
}  // namespace adjutant::tests

int main(int argc, char** argv) {
    using namespace adjutant::tests;
    testing::InitGoogleTest(&argc, argv);
    if (argc > 1 && std::string(argv[1]) == "--renew") {
        for (const auto& path : playthroughs()) renew(path);
        return 0;
    }
    for (const auto& path : playthroughs()) {
        testing::RegisterTest("Playthrough", path.stem().c_str(), nullptr, nullptr, __FILE__, __LINE__,
                              [path]() -> testing::Test* { return new Playthrough(path); });  // gtest owns it
    }
    return RUN_ALL_TESTS();
}
