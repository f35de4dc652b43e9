// SPDX-License-Identifier: GPL-3.0-or-later
// What one-stat costs on a full table (four warbands, forty fighters): one act, the exact odds of the worst
// attacks, and all that a screen asks for after a touch.
#include <benchmark/benchmark.h>

#include <nlohmann/json.hpp>
#include <stdexcept>

#include "engine/chance/odds.hpp"
#include "engine/chance/resolve.hpp"
#include "engine/games/one_stat/one_stat.hpp"
#include "engine/table.hpp"

namespace adjutant::onestat {
namespace {

using nlohmann::json;

State fullTable() {
    Options options;
    options.players = 4;
    State state = *OneStat::setup(options);
    state.phase = Phase::activations;
    for (const SideId& side : state.seating) state.order.emplace_back(side);
    state.active = state.seating.front();
    return state;
}

/// A two-handed blow at a Warrior in cover who may strike back.
Attack worstBlow() {
    return {
        .fighter = {"red-boss"}, .target = {"green-boss"}, .covered = std::vector<PieceId>{{"green-boss"}}};
}

void act(benchmark::State& run, bool tells) {
    const State state = fullTable();
    std::int64_t entry = 0;
    for (auto _ : run) {
        AppDice dice(1861, ++entry);
        auto outcome = resolve<OneStat>(state, worstBlow(), dice, {}, tells);
        if (!std::holds_alternative<Accepted<OneStat>>(outcome)) throw std::runtime_error("refused");
        benchmark::DoNotOptimize(outcome);
    }
}

void odds(benchmark::State& run) {
    const State state = fullTable();
    for (auto _ : run) {
        auto outcomes = OddsOf<OneStat>(state, worstBlow()).outcomes();
        if (!outcomes) throw std::runtime_error("refused");
        benchmark::DoNotOptimize(outcomes);
    }
}

void oddsRepeated(benchmark::State& run) {
    const State state = fullTable();
    for (auto _ : run) {
        auto outcomes = OneStat::oddsRepeated(state, worstBlow(), static_cast<int>(run.range(0)), {});
        if (!outcomes) throw std::runtime_error("refused");
        benchmark::DoNotOptimize(outcomes);
    }
}

void oddsOfABlast(benchmark::State& run) {
    State state = fullTable();
    state.pieces.at({"red-s2"}).weapons = {Weapon::heavyBlast};
    Attack blast{.fighter = {"red-s2"}, .target = {"blue-r1"}};
    blast.blast = {{"blue-r2"}, {"blue-r3"}, {"blue-s1"}, {"red-r1"}, {"green-r1"}};
    for (auto _ : run) {
        auto outcomes = OddsOf<OneStat>(state, blast).outcomes();
        if (!outcomes) throw std::runtime_error("refused");
        benchmark::DoNotOptimize(outcomes);
    }
}

Table tableOnTheWire() {
    Table table{Environment{.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                            .seed = [] { return std::uint64_t{1}; }}};
    const json options{{"players", 4}, {"positions", "in-order"}};
    table.answer(json{{"do", "start"}, {"system", "one-stat"}, {"options", options}});
    table.answer(json{{"do", "roll-initiative"}});
    return table;
}

void stateAndOffers(benchmark::State& run) {
    Table table = tableOnTheWire();
    for (auto _ : run) {
        benchmark::DoNotOptimize(table.answer(json{{"ask", "state"}}));
        benchmark::DoNotOptimize(table.answer(json{{"ask", "actions"}}));
    }
}

/// The odds of every attack that is offered, one after the other as a screen asks for them between frames.
void oddsOfEveryOfferedAttack(benchmark::State& run) {
    Table table = tableOnTheWire();
    const json offers = table.answer(json{{"ask", "actions"}});
    std::int64_t attacks = 0;
    for (auto _ : run) {
        for (const json& offer : offers.at("actions")) {
            if (offer.at("do") != "attack") continue;
            json action{{"do", "attack"}};
            for (const json& param : offer.at("params")) {
                if (!param.value("fact", false))
                    action[param.at("name").get<std::string>()] = param.at("default");
            }
            benchmark::DoNotOptimize(table.answer(json{{"ask", "odds"}, {"action", action}}));
            ++attacks;
        }
    }
    run.counters["one attack"] = benchmark::Counter(
        static_cast<double>(attacks), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

BENCHMARK_CAPTURE(act, withoutSentences, false)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(act, withSentences, true)->Unit(benchmark::kMicrosecond);
BENCHMARK(odds)->Unit(benchmark::kMicrosecond);
BENCHMARK(oddsRepeated)->Arg(2)->Arg(20)->Unit(benchmark::kMillisecond);
BENCHMARK(oddsOfABlast)->Unit(benchmark::kMillisecond);
BENCHMARK(stateAndOffers)->Unit(benchmark::kMillisecond);
BENCHMARK(oddsOfEveryOfferedAttack)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace adjutant::onestat

BENCHMARK_MAIN();
