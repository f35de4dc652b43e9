// SPDX-License-Identifier: GPL-3.0-or-later
// A season of 4,950 games: a hundred who all play each other. What its table costs, and what it costs to fold
// the season from its events first.
#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "league/acts.hpp"
#include "league/event.hpp"
#include "league/pairing.hpp"
#include "league/standings.hpp"

namespace adjutant::league {
namespace {

constexpr int people = 100;

/// The season's events as its journal keeps them.
const std::vector<std::string>& season() {
    static const std::vector<std::string> told = [] {
        std::vector<std::string> texts;
        League league;
        const auto happen = [&](const Event& event) {
            league.apply(event);
            texts.push_back(written({event}));
        };
        happen(Created{
            readRules(
                R"({"kind":"round-robin","seed":7,"tie-breaks":["head-to-head","strength-of-schedule","lot"]})")
                .value()});
        for (int i = 1; i <= people; ++i)
            happen(enter(league, "Person " + std::to_string(i), "", {}).value());
        for (int round = 1; round < people; ++round) {
            happen(pair(league, round).value());
            const auto tables = league.round(round)->tables.size();
            for (std::size_t table = 1; table <= tables; ++table) {
                const Table& seated = league.round(round)->tables.at(table - 1);
                Outcome won;
                won.winner = (round * 7 + static_cast<int>(table) * 3) % 5 < 3 ? seated.a : seated.b;
                happen(tell(league, round, static_cast<int>(table), won).value());
            }
        }
        return texts;
    }();
    return told;
}

League folded() {
    League league;
    for (const std::string& events : season())
        for (const Event& event : readEvents(events)) league.apply(event);
    return league;
}

void table(benchmark::State& state) {
    const League league = folded();
    for (auto _ : state) benchmark::DoNotOptimize(standings(league, {}));
}
BENCHMARK(table)->Unit(benchmark::kMillisecond);

void foldAndTable(benchmark::State& state) {
    static_cast<void>(season());
    for (auto _ : state) benchmark::DoNotOptimize(standings(folded(), {}));
}
BENCHMARK(foldAndTable)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace adjutant::league

BENCHMARK_MAIN();
