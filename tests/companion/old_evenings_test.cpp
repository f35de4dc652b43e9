// SPDX-License-Identifier: GPL-3.0-or-later
// Campaign files with a whole game of each system, as earlier builds left them (evenings/README.md).
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "companion/game_keeper.hpp"
#include "engine/table.hpp"
#include "tests/db/temporary_folder.hpp"
#include "tests/tests_folder.hpp"

namespace adjutant::companion {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

const std::string campaign = "November";

std::vector<fs::path> evenings() {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(tests::testsFolder() / "companion" / "evenings")) {
        if (entry.path().extension() == ".adjutant") files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

json endsOf(fs::path path) {
    std::ifstream file(path.replace_extension(".json"));
    return json::parse(file);
}

Environment environment(JournalSink* sink = nullptr) {
    return {.now = [] { return std::string("2030-01-01T20:00:00Z"); },
            .seed = [] { return std::uint64_t{1}; },
            .sink = sink};
}

json stateOf(Table& table) { return table.answer({{"ask", "state"}}).at("state"); }

/// Is everything that was there still there, whatever a later build has beside it?
void expectHolds(const json& now, const json& then, const std::string& at) {
    if (then.is_object() && now.is_object()) {
        for (const auto& [key, value] : then.items()) {
            ASSERT_TRUE(now.contains(key)) << at << '/' << key << " is gone";
            expectHolds(now.at(key), value, at + '/' + key);
        }
    } else {
        EXPECT_EQ(now, then) << at;
    }
}

/// Calls `look` with a copy of each file, each game in it by name, and the state that it ended in.
template <typename Look>
void ofEveryGame(Look look) {
    ASSERT_FALSE(evenings().empty());
    for (const fs::path& evening : evenings()) {
        const db::TemporaryFolder folder;
        fs::copy_file(evening, folder.file());
        db::CampaignFile file = db::CampaignFile::open(folder.file());
        const json ends = endsOf(evening);
        ASSERT_EQ(file.games().size(), ends.size());
        for (const auto& [game, end] : ends.items()) {
            SCOPED_TRACE(evening.stem().string() + ", " + game);
            look(file, game, end);
        }
    }
}

TEST(OldEvenings, EveryGameFoldsToTheStateThatItEndedIn) {
    ofEveryGame([](db::CampaignFile& file, const std::string& game, const json& end) {
        const auto stored = GameKeeper(file, campaign, game).stored();
        ASSERT_TRUE(stored);
        Table table(environment());
        table.resume(stored->system, stored->entries);
        expectHolds(stateOf(table), end, "");
    });
}

TEST(OldEvenings, EveryGameOpensFromTheStateThatIsKeptBesideIt) {
    ofEveryGame([](db::CampaignFile& file, const std::string& game, const json& end) {
        auto stored = GameKeeper(file, campaign, game).stored();
        ASSERT_TRUE(stored);
        Table table(environment());
        table.resume(stored->system, std::move(stored->entries), std::move(stored->states));
        expectHolds(stateOf(table), end, "");
    });
}

TEST(OldEvenings, EveryGameVerifies) {
    ofEveryGame([](db::CampaignFile& file, const std::string& game, const json&) {
        const auto stored = GameKeeper(file, campaign, game);
        const db::Verified found = file.verify(stored.id().value_or(db::GameId{}));
        EXPECT_GT(found.entries, 10);
        EXPECT_EQ(found.broken, std::nullopt);
    });
}

TEST(OldEvenings, EveryGameGoesOnAndStillVerifies) {
    ofEveryGame([](db::CampaignFile& file, const std::string& game, const json& end) {
        GameKeeper keeper(file, campaign, game);
        auto stored = keeper.stored();
        ASSERT_TRUE(stored);
        const auto before = stored->entries.size();
        Table table(environment(&keeper));
        table.resume(stored->system, std::move(stored->entries), std::move(stored->states));
        for (const char* act : {"undo", "redo", "undo"}) {
            const json reply = table.answer({{"do", act}});
            EXPECT_TRUE(reply.at("ok").get<bool>()) << reply.dump();
        }
        EXPECT_NE(stateOf(table), end);
        EXPECT_TRUE(table.answer({{"do", "note"}, {"text", "taken up again"}}).at("ok").get<bool>());
        EXPECT_EQ(keeper.stored()->entries.size(), before + 4);
        EXPECT_EQ(file.verify(keeper.id().value_or(db::GameId{})).broken, std::nullopt);
    });
}

}  // namespace
}  // namespace adjutant::companion
