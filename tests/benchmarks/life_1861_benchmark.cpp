// SPDX-License-Identifier: GPL-3.0-or-later
// What life-1861 costs: deciding and applying the usual acts, without their sentences and with them, the
// exact odds of every act in its worst case, and all that a screen asks for after a touch.
#include <benchmark/benchmark.h>

#include <nlohmann/json.hpp>
#include <stdexcept>

#include "engine/chance/odds.hpp"
#include "engine/chance/resolve.hpp"
#include "engine/games/life_1861/life_1861.hpp"
#include "engine/games/life_1861/pieces.hpp"
#include "engine/table.hpp"

namespace adjutant::life {
namespace {

using nlohmann::json;

State atPhase(Phase phase, const Options& options = {}) {
    State state = *Life::setup(options);
    state.phase = phase;
    return state;
}

/// Everybody on the battlefield with every disease and a boon, four bandits there, skirmish, a hostile town.
State worstCase(Phase phase) {
    Options options;
    options.boardAttacks = phase == Phase::status ? BoardAttacks::status : BoardAttacks::turnEnd;
    State state = atPhase(phase, options);
    for (const PieceId& id : peopleIds()) {
        Person& self = person(state, id);
        self.place = PlaceId{"battlefield"};
        self.diseases = {Disease::typhoid, Disease::fever, Disease::cough, Disease::dysentery};
        self.boon = true;
    }
    for (const PieceId& id : banditIds()) {
        bandit(state, id).out = false;
        bandit(state, id).place = PlaceId{"battlefield"};
    }
    state.event = Card::skirmish;
    state.tension = {10, 2};
    state.round = 3;
    return state;
}

void decideAndApply(benchmark::State& run, const State& state, const Action& action, bool tells) {
    std::int64_t entry = 0;
    for (auto _ : run) {
        AppDice dice(1861, ++entry);
        auto outcome = resolve<Life>(state, action, dice, {}, tells);
        if (!std::holds_alternative<Accepted<Life>>(outcome)) throw std::runtime_error("refused");
        benchmark::DoNotOptimize(outcome);
    }
}

void odds(benchmark::State& run, const State& state, const Action& action) {
    for (auto _ : run) {
        auto outcomes = OddsOf<Life>(state, action).outcomes();
        if (!outcomes) throw std::runtime_error("refused");
        benchmark::DoNotOptimize(outcomes);
    }
}

/// What a screen asks after a touch: state, offers, and the odds of each attack that is offered.
void screen(benchmark::State& run) {
    Table table{Environment{.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                            .seed = [] { return std::uint64_t{1}; }}};
    table.answer(json{{"do", "start"}, {"system", "life-1861"}});
    table.answer(json{{"do", "ruling"},
                      {"reason", "everybody near"},
                      {"set",
                       {{"/phase", "action"},
                        {"/pieces/s1/place", "0,0"},
                        {"/pieces/c1/place", "0,0"},
                        {"/pieces/c2/place", "h11"},
                        {"/pieces/b1/place", "store"},
                        {"/pieces/b1/out", false},
                        {"/sides/civilians/ammo", 3},
                        {"/pieces/c1/gun", "pistol"}}}});
    for (auto _ : run) {
        benchmark::DoNotOptimize(table.answer(json{{"ask", "state"}}).dump());
        const json offers = table.answer(json{{"ask", "actions"}});
        benchmark::DoNotOptimize(offers.dump());
        for (const json& offer : offers.at("actions")) {
            if (offer.at("do") != "attack") continue;
            json action{{"do", "attack"}};
            for (const json& param : offer.at("params")) {
                if (param.contains("default")) action[param.at("name")] = param["default"];
            }
            benchmark::DoNotOptimize(table.answer(json{{"ask", "odds"}, {"action", action}}).dump());
        }
    }
}

const PieceId s1{"s1"}, c1{"c1"}, b1{"b1"};

struct Act {
    const char* name;
    Phase phase;
    Action action;
};

const Act acts[] = {{"set-up", Phase::setup, SetUp{}},
                    {"draw-event", Phase::event, DrawEvent{}},
                    {"move", Phase::action, Move{c1, {"0,0"}, 1}},
                    {"loot", Phase::action, Loot{c1, Resource::food, {}}},
                    {"attack", Phase::action, Attack{s1, c1, 0}},
                    {"use-medicine", Phase::action, UseMedicine{s1, c1, {}}},
                    {"activate-church", Phase::action, ActivateChurch{s1}},
                    {"end-turn", Phase::action, EndTurn{s1, {}, true}},
                    {"status-stage", Phase::status, StatusStage{{}, {}, true}}};

/// The church is the one act that the battlefield is the wrong place for.
State where(const Act& act, State state) {
    if (std::holds_alternative<ActivateChurch>(act.action)) {
        person(state, s1).place = PlaceId{"church"};
        person(state, s1).boon = false;
    }
    return state;
}

void registerAll() {
    for (const Act& act : acts) {
        const State worst = where(act, worstCase(act.phase));
        const std::string name = act.name;
        benchmark::RegisterBenchmark(("decide and apply: " + name).c_str(), decideAndApply, worst, act.action,
                                     false)
            ->Unit(benchmark::kMicrosecond);
        benchmark::RegisterBenchmark(("decide, apply and tell: " + name).c_str(), decideAndApply, worst,
                                     act.action, true)
            ->Unit(benchmark::kMicrosecond);
        benchmark::RegisterBenchmark(("odds, worst case: " + name).c_str(), odds, worst, act.action)
            ->Unit(benchmark::kMicrosecond);
    }
    benchmark::RegisterBenchmark("screen after a touch: state, offers, odds of the attacks", screen)
        ->Unit(benchmark::kMicrosecond);
}

}  // namespace
}  // namespace adjutant::life

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    adjutant::life::registerAll();
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
