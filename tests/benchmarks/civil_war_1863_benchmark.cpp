// SPDX-License-Identifier: GPL-3.0-or-later
// What the screen needs after a touch, at its worst: all 35 pieces on the table, eight stacks of each side
// next to one another around Washington. Goal: all of it together under 5 ms.
#include <benchmark/benchmark.h>

#include <nlohmann/json.hpp>

#include "engine/table.hpp"

namespace {

using nlohmann::json;
using namespace adjutant;

/// Every piece on the table; the armies of the east face each other.
Table fullBoard() {
    Table table{Environment{.now = [] { return std::string(); }, .seed = [] { return std::uint64_t{1}; }}};
    table.answer(json{{"do", "start"}, {"system", "civil-war-1863"}});
    const json moved{{"/pieces/ci4/place", "l5"}, {"/pieces/cc1/place", "l5"}, {"/pieces/cc2/place", "m5"},
                     {"/pieces/ci1/place", "m5"}, {"/pieces/ci2/place", "l6"}, {"/pieces/ci7/place", "k5"},
                     {"/pieces/cc4/place", "e7"}, {"/pieces/ui5/place", "k4"}, {"/pieces/ui6/place", "l4"},
                     {"/pieces/ui9/place", "l4"}, {"/pieces/uc2/place", "h6"}, {"/pieces/ui7/place", "h6"}};
    table.answer(json{{"do", "ruling"}, {"set", moved}, {"reason", "all at once"}});
    return table;
}

const json battle{{"do", "attack"}, {"pieces", {"ci4", "cc1"}}, {"to", "l4"}, {"rolls", {"heads"}}};

void OffersOnAFullBoard(benchmark::State& state) {
    Table table = fullBoard();
    for (auto _ : state) benchmark::DoNotOptimize(table.answer(json{{"ask", "actions"}}));
}
BENCHMARK(OffersOnAFullBoard)->Unit(benchmark::kMillisecond);

void StateOfAFullBoard(benchmark::State& state) {
    Table table = fullBoard();
    for (auto _ : state) benchmark::DoNotOptimize(table.answer(json{{"ask", "state"}}));
}
BENCHMARK(StateOfAFullBoard)->Unit(benchmark::kMillisecond);

void OddsOfABattle(benchmark::State& state) {
    Table table = fullBoard();
    const json question{{"ask", "odds"}, {"action", battle}};
    if (!table.answer(question).at("ok").get<bool>()) state.SkipWithError("the battle is refused");
    for (auto _ : state) benchmark::DoNotOptimize(table.answer(question));
}
BENCHMARK(OddsOfABattle)->Unit(benchmark::kMillisecond);

/// One battle, taken back again: two acts.
void ABattleAndItsUndo(benchmark::State& state) {
    Table table = fullBoard();
    for (auto _ : state) {
        if (!table.answer(battle).at("ok").get<bool>()) state.SkipWithError("the battle is refused");
        benchmark::DoNotOptimize(table.answer(json{{"do", "undo"}}));
    }
}
BENCHMARK(ABattleAndItsUndo)->Unit(benchmark::kMillisecond)->Iterations(200);

/// A battle, then state and offers; and the odds of every attack that is offered.
void AllThatTheScreenNeedsAfterATouch(benchmark::State& state) {
    int odds = 0;
    for (auto _ : state) {
        state.PauseTiming();
        Table table = fullBoard();
        state.ResumeTiming();
        if (!table.answer(battle).at("ok").get<bool>()) state.SkipWithError("the battle is refused");
        benchmark::DoNotOptimize(table.answer(json{{"ask", "state"}}));
        const json offers = table.answer(json{{"ask", "actions"}});
        odds = 0;
        for (const json& offer : offers.at("actions")) {
            if (offer["do"] != "attack") continue;
            json action{{"do", offer["do"]}};
            for (const json& param : offer["params"])
                if (param.contains("default")) action[param["name"].get<std::string>()] = param["default"];
            benchmark::DoNotOptimize(table.answer(json{{"ask", "odds"}, {"action", action}}));
            ++odds;
        }
    }
    state.counters["odds"] = odds;
}
BENCHMARK(AllThatTheScreenNeedsAfterATouch)->Unit(benchmark::kMillisecond)->Iterations(50);

}  // namespace

BENCHMARK_MAIN();
