// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/long/endless_game.hpp"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <nlohmann/json.hpp>

#include "companion/game_keeper.hpp"
#include "engine/table.hpp"
#include "tests/db/temporary_folder.hpp"
#include "tests/engine/random_play.hpp"

namespace adjutant::longs {
namespace {

using Clock = std::chrono::steady_clock;
using nlohmann::json;

double millisecondsSince(Clock::time_point begin) {
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

double residentBytes() {
    std::ifstream statm("/proc/self/statm");
    double size = 0, resident = 0;
    statm >> size >> resident;
    return resident * static_cast<double>(::sysconf(_SC_PAGESIZE));
}

double at(std::vector<double>& sorted, double part) {
    return sorted.empty() ? 0
                          : sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
}

constexpr double mega = 1024.0 * 1024.0;

Environment worldWith(JournalSink* sink) {
    return {.now = [] { return std::string("2026-11-21T19:30:00Z"); },
            .seed = [] { return std::uint64_t{1}; },
            .sink = sink};
}

}  // namespace

Endless playEndless(const std::string& system, int acts) {
    const db::TemporaryFolder folder;
    Endless told;
    json state;
    {
        db::CampaignFile file = db::CampaignFile::open(folder.file());
        companion::GameKeeper keeper(file, "Long", "Long");
        Table table(worldWith(&keeper));
        tests::RandomPlayer player(1861);
        if (!table.answer(json{{"do", "start"}, {"system", system}, {"seed", 1}}).at("ok").get<bool>()) {
            told.failures.emplace_back("the game could not be begun");
            return told;
        }
        int done = 1;
        for (int quarter = 1; quarter <= 4 && told.failures.empty(); ++quarter) {
            std::vector<double> times;
            const double before = residentBytes();
            const int until = static_cast<int>(static_cast<std::int64_t>(acts) * quarter / 4);
            const int from = done;
            while (done < until && told.failures.empty()) {
                json action = player.choose(table.answer(json{{"ask", "actions"}}));
                if (action.is_null()) action = {{"do", "undo"}};
                const auto begin = Clock::now();
                const json reply = table.answer(action);
                times.push_back(millisecondsSince(begin));
                if (!reply.at("ok").get<bool>())
                    told.failures.push_back("offered, but refused: " + action.dump() + " " + reply.dump());
                ++done;
            }
            std::ranges::sort(times);
            told.quarters.push_back({.acts = done - from,
                                     .median = at(times, 0.5),
                                     .slowest1 = at(times, 0.99),
                                     .grown = (residentBytes() - before) / std::max(1, done - from)});
        }
        told.memory = residentBytes() / mega;
        state = table.answer(json{{"ask", "state"}}).at("state");
    }
    told.file = static_cast<double>(std::filesystem::file_size(folder.file())) / mega;
    const auto begin = Clock::now();
    db::CampaignFile file = db::CampaignFile::open(folder.file());
    companion::GameKeeper keeper(file, "Long", "Long");
    const auto stored = keeper.stored();
    Table again(worldWith(nullptr));
    again.resume(stored->system, stored->entries, stored->states);
    told.opening = millisecondsSince(begin);
    if (again.answer(json{{"ask", "state"}}).at("state") != state)
        told.failures.emplace_back("opened again it is another state");
    if (const auto broken = file.verify(*keeper.id()).broken) told.failures.push_back(broken->why.text());
    return told;
}

}  // namespace adjutant::longs
