// SPDX-License-Identifier: GPL-3.0-or-later
// Taking up a long game, and one undo in it. Goals: 10,000 acts open in under 100 ms, an undo takes under 5
// ms. The floor for opening is parsing the stored events, which is measured beside it.
#include <benchmark/benchmark.h>

#include <nlohmann/json.hpp>

#include "engine/table.hpp"
#include "tests/engine/random_play.hpp"

namespace {

using adjutant::EntryText;
using adjutant::Surroundings;
using adjutant::Table;
using nlohmann::json;

constexpr std::size_t longGame = 10'000;

class Memory final : public adjutant::Keeper {
  public:
    void keep(const EntryText& entry, const std::string& /*standing*/) override { entries.push_back(entry); }
    std::vector<EntryText> entries;
};

Surroundings around(adjutant::Keeper* keeper) {
    return {.now = [] { return std::string("2026-11-21T19:30:00Z"); },
            .seed = [] { return std::uint64_t{1861}; },
            .keeper = keeper};
}

/// Random play; whenever the evening would end, the referee rules that it goes on.
const std::vector<EntryText>& longEvening() {
    static const std::vector<EntryText> entries = [] {
        Memory memory;
        Table table(around(&memory));
        adjutant::tests::RandomPlayer player(1861);
        table.answer(json{{"do", "start"}, {"system", "life-1861"}});
        const json rested{{"do", "ruling"},
                          {"reason", "the evening goes on"},
                          {"set",
                           {{"/round", 1},
                            {"/sides/soldier/food", 20},
                            {"/sides/civilians/food", 40},
                            {"/pieces/s1/health", 3},
                            {"/pieces/c1/health", 2},
                            {"/pieces/c2/health", 2}}}};
        while (memory.entries.size() < longGame) {
            const json action = player.choose(table.answer(json{{"ask", "actions"}}));
            if (action.is_null()) {
                table.answer(json{{"do", "undo"}});
                continue;
            }
            table.answer(action);
            if (action.value("do", "") == "draw-event") table.answer(rested);
        }
        return memory.entries;
    }();
    return entries;
}

void OpeningAGameOf10000Acts(benchmark::State& state) {
    const std::vector<EntryText>& entries = longEvening();  // played before the clock runs
    for (auto _ : state) {
        Table table(around(nullptr));
        table.resume("life-1861", entries);
        benchmark::DoNotOptimize(table.game());
    }
}

void ParsingTheEventsOf10000Acts(benchmark::State& state) {
    const std::vector<EntryText>& entries = longEvening();
    for (auto _ : state) {
        for (const EntryText& entry : entries) benchmark::DoNotOptimize(json::parse(entry.events));
    }
}

void OneUndoInAGameOf10000Acts(benchmark::State& state) {
    Table table(around(nullptr));
    table.resume("life-1861", longEvening());
    const json undo{{"do", "undo"}};
    const json redo{{"do", "redo"}};
    for (auto _ : state) {
        benchmark::DoNotOptimize(table.answer(undo));
        state.PauseTiming();
        table.answer(redo);
        state.ResumeTiming();
    }
}

BENCHMARK(OpeningAGameOf10000Acts)->Unit(benchmark::kMillisecond);
BENCHMARK(ParsingTheEventsOf10000Acts)->Unit(benchmark::kMillisecond);
BENCHMARK(OneUndoInAGameOf10000Acts)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
