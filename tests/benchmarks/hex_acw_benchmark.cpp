// SPDX-License-Identifier: GPL-3.0-or-later
// What the screen needs after a touch, at its worst: nine units a side on the table, six of them around one
// target. Goal: all of it together under 5 ms.
#include <benchmark/benchmark.h>

#include <nlohmann/json.hpp>

#include "engine/games/hex_acw/scenarios.hpp"
#include "engine/games/hex_acw/sight.hpp"
#include "engine/table.hpp"
#include "tests/benchmarks/full_mill_run.hpp"

namespace {

using nlohmann::json;
using namespace adjutant;

/// Mill Run with every unit on the table and one enemy surrounded.
Table fullBoard() {
    Table table{Environment{.now = [] { return std::string(); }, .seed = [] { return std::uint64_t{1}; }}};
    table.answer(json{{"do", "start"}, {"system", "hex-acw"}});
    json pieces = benchmarks::fullMillRun();
    pieces["ul1"] = {{"side", "union"}, {"kind", "commander"}, {"place", "u1"}, {"out", false}};
    table.answer(json{{"do", "ruling"}, {"set", {{"/pieces", pieces}}}, {"reason", "all at once"}});
    table.answer(json{{"do", "draw"}, {"rolls", {"smoke"}}});
    return table;
}

const json volley{
    {"ask", "odds"},
    {"action", {{"do", "volley"}, {"target", "c1"}, {"shooters", {"u1", "u2", "u3", "u4", "u5", "u6"}}}}};

void VolleyOfSixWithMorale(benchmark::State& state) {
    Table table = fullBoard();
    if (!table.answer(volley).at("ok").get<bool>()) state.SkipWithError("the volley is refused");
    for (auto _ : state) benchmark::DoNotOptimize(table.answer(volley));
}
BENCHMARK(VolleyOfSixWithMorale)->Unit(benchmark::kMillisecond);

void OffersOnAFullBoard(benchmark::State& state) {
    Table table = fullBoard();
    for (auto _ : state) benchmark::DoNotOptimize(table.answer(json{{"ask", "actions"}}));
}
BENCHMARK(OffersOnAFullBoard)->Unit(benchmark::kMillisecond);

void LineOfSight(benchmark::State& state) {
    const acw::State battle = acw::firstState({});
    const acw::Place gun = *acw::readPlace("C5");
    const acw::Place target = *acw::readPlace("E2");
    for (auto _ : state) benchmark::DoNotOptimize(acw::isClearLine(battle, gun, target));
}
BENCHMARK(LineOfSight)->Unit(benchmark::kNanosecond);

/// State, offers, and the odds of every shot and volley that is offered.
void AllThatTheScreenNeedsAfterATouch(benchmark::State& state) {
    Table table = fullBoard();
    int odds = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(table.answer(json{{"ask", "state"}}));
        const json offers = table.answer(json{{"ask", "actions"}});
        odds = 0;
        for (const json& offer : offers.at("actions")) {
            if (offer["do"] != "shoot" && offer["do"] != "volley") continue;
            json action{{"do", offer["do"]}};
            for (const json& param : offer["params"])
                action[param["name"].get<std::string>()] = param["default"];
            benchmark::DoNotOptimize(table.answer(json{{"ask", "odds"}, {"action", action}}));
            ++odds;
        }
    }
    state.counters["odds"] = odds;
}
BENCHMARK(AllThatTheScreenNeedsAfterATouch)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
