// SPDX-License-Identifier: GPL-3.0-or-later
// What an act costs at the table, from the request to the reply with its sentences: the acts of the
// playthroughs, a whole game after the other, without the questions between them.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine/table.hpp"
#include "tests/tests_folder.hpp"

namespace adjutant {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

using Acts = std::vector<json>;

/// The acts of a playthrough; every second line is a reply.
Acts actsOf(const fs::path& path) {
    Acts acts;
    std::ifstream file(path);
    for (std::string request, reply; std::getline(file, request) && std::getline(file, reply);) {
        const json act = json::parse(request, nullptr, false);
        if (act.is_object() && act.contains("do")) acts.push_back(act);
    }
    return acts;
}

/// All games by system.
std::map<std::string, std::vector<Acts>> games() {
    std::map<std::string, std::vector<Acts>> all;
    for (const auto& entry : fs::directory_iterator(tests::testsFolder() / "playthroughs")) {
        if (entry.path().extension() != ".jsonl") continue;
        const Acts acts = actsOf(entry.path());
        const auto start =
            std::find_if(acts.begin(), acts.end(), [](const json& act) { return act["do"] == "start"; });
        if (start != acts.end()) all[start->at("system")].push_back(acts);
    }
    return all;
}

void play(benchmark::State& run, const std::vector<Acts>& all) {
    double acts = 0;
    for (auto _ : run) {
        for (const Acts& game : all) {
            Table table({.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                         .seed = [] { return std::uint64_t{1}; }});
            for (const json& act : game) benchmark::DoNotOptimize(table.answer(act));
            acts += static_cast<double>(game.size());
        }
    }
    run.counters["an act"] =
        benchmark::Counter(acts, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

}  // namespace
}  // namespace adjutant

// NOLINTNEXTLINE(bugprone-exception-escape): what nobody expected may end it
int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    for (const auto& [system, all] : adjutant::games())
        benchmark::RegisterBenchmark(system.c_str(), adjutant::play, all)->Unit(benchmark::kMillisecond);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
