// SPDX-License-Identifier: GPL-3.0-or-later
// First frame and memory of the app against a bare window of Qt Quick Controls, in the same run. Goal: at
// most twice the time and 1.5 times the memory.
#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstdlib>
#include <string>

namespace {

void firstFrameOf(benchmark::State& state, const char* program) {
    double kilobytes = 0;
    for ([[maybe_unused]] auto pass : state) {
        FILE* output = popen((std::string(program) + " 2>/dev/null").c_str(), "r");
        double milliseconds = 0;
        long resident = 0;
        const int read = output == nullptr ? 0 : std::fscanf(output, "%lf %ld", &milliseconds, &resident);
        if (output != nullptr) pclose(output);
        if (read != 2) return state.SkipWithError("the window did not show");
        state.SetIterationTime(milliseconds / 1000);
        kilobytes = static_cast<double>(resident);
    }
    state.counters["MB"] = kilobytes / 1024;
}

void bareWindow(benchmark::State& state) { firstFrameOf(state, BARE_WINDOW); }
void appWindow(benchmark::State& state) { firstFrameOf(state, APP_WINDOW); }
BENCHMARK(bareWindow)->UseManualTime()->Iterations(5)->Unit(benchmark::kMillisecond);
BENCHMARK(appWindow)->UseManualTime()->Iterations(5)->Unit(benchmark::kMillisecond);

}  // namespace

int main(int argc, char** argv) {
    setenv("QT_QPA_PLATFORM", "offscreen", 0);
    setenv("QT_QUICK_BACKEND", "software", 0);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
