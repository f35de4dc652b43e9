// SPDX-License-Identifier: GPL-3.0-or-later
// Whole wars of 1762: the exact chain beside a plain Monte Carlo of 2,000
// fights with the same one-round rule; and what a screen asks for after a touch.
#include <benchmark/benchmark.h>

#include <nlohmann/json.hpp>
#include <random>

#include "engine/games/conquest_1762/combat.hpp"
#include "engine/table.hpp"

namespace adjutant {
namespace {

using nlohmann::json;

/// The law is worked out anew in each round, as for a question of a screen.
conquest::ExchangeModel exchangeModel() { return {3, 2, {}, conquest::Casualties::difference}; }

attrition::Forces forces(const benchmark::State& state) {
    return {static_cast<int>(state.range(0)), static_cast<int>(state.range(1))};
}

void chainExactly(benchmark::State& state) {
    for (auto _ : state) {
        auto model = exchangeModel();
        attrition::Exactly exact(model.ways());
        benchmark::DoNotOptimize(
            attrition::fight(exact, model, {{forces(state), attrition::Exactly::one()}}));
    }
}
BENCHMARK(chainExactly)->Args({30, 25})->Args({100, 100})->Args({200, 200})->Unit(benchmark::kMillisecond);

void monteCarloOf2000(benchmark::State& state) {
    std::mt19937 random(1762);
    const auto roll = [&](int dice) {
        std::vector<int> faces;
        for (; dice > 0; --dice) faces.push_back(1 + static_cast<int>(random() % 6));
        return conquest::sorted(std::move(faces), 0);
    };
    for (auto _ : state) {
        int conquests = 0;
        for (int fight = 0; fight < 2000; ++fight) {
            auto [a, d] = forces(state);
            while (a > 0 && d > 0) {
                const auto losses = conquest::exchangeOf(roll(std::min(a, 3)), roll(std::min(d, 2)),
                                                         conquest::Casualties::difference);
                a -= losses.attacker;
                d -= losses.defender;
            }
            conquests += a > 0 ? 1 : 0;
        }
        benchmark::DoNotOptimize(conquests);
    }
}
BENCHMARK(monteCarloOf2000)->Args({30, 25})->Args({100, 100})->Unit(benchmark::kMillisecond);

/// A table in the attack phase, with a front worth fighting over.
Table table() {
    Table table({.now = [] { return std::string(); }, .seed = [] { return std::uint64_t{1}; }});
    const json options{{"sides", {"british", "french", "spanish"}},
                       {"setup", "standard"},
                       {"first", "british"},
                       {"reinforcement", "spread"}};
    table.answer(json{{"do", "start"}, {"system", "conquest-1762"}, {"options", options}});
    const json set{
        {"/phase", "attack"}, {"/territories/france/soldiers", 30}, {"/territories/iberia/soldiers", 25}};
    table.answer(json{{"do", "ruling"}, {"set", set}, {"reason", "to measure"}});
    return table;
}

void askOdds(benchmark::State& state) {
    Table game = table();
    const json ask{{"ask", "odds"}, {"action", {{"do", "assault"}, {"from", "france"}, {"to", "iberia"}}}};
    for (auto _ : state) benchmark::DoNotOptimize(game.answer(ask));
}
BENCHMARK(askOdds)->Unit(benchmark::kMillisecond);

void askWhatIf200(benchmark::State& state) {
    Table game = table();
    const json ask{{"ask", "odds"}, {"action", {{"do", "assault"}, {"attackers", 200}, {"defenders", 200}}}};
    for (auto _ : state) benchmark::DoNotOptimize(game.answer(ask));
}
BENCHMARK(askWhatIf200)->Unit(benchmark::kMillisecond);

void askState(benchmark::State& state) {
    Table game = table();
    for (auto _ : state) benchmark::DoNotOptimize(game.answer(json{{"ask", "state"}}));
}
BENCHMARK(askState)->Unit(benchmark::kMillisecond);

void askActions(benchmark::State& state) {
    Table game = table();
    for (auto _ : state) benchmark::DoNotOptimize(game.answer(json{{"ask", "actions"}}));
}
BENCHMARK(askActions)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace adjutant

BENCHMARK_MAIN();
