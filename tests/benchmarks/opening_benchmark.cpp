// SPDX-License-Identifier: GPL-3.0-or-later
// Taking up a long game from its file, and one undo in it. Goals: 10,000 acts open in under 100 ms, an undo
// takes under 5 ms. The floor for opening is reading the rows, which is measured beside it; so is folding all
// of the game, as it is done when another build of the rules has kept it, and the check that goes on beside a
// game that was opened: limit 500 ms.
#include <benchmark/benchmark.h>

#include <nlohmann/json.hpp>

#include "companion/game_check.hpp"
#include "companion/game_keeper.hpp"
#include "engine/table.hpp"
#include "tests/db/temporary_folder.hpp"
#include "tests/engine/random_play.hpp"

namespace {

using adjutant::EntryText;
using adjutant::Environment;
using adjutant::Table;
using adjutant::companion::GameKeeper;
using adjutant::db::CampaignFile;
using nlohmann::json;

constexpr std::size_t longGame = 10'000;

class Memory final : public adjutant::JournalSink {
  public:
    void append(const EntryText& entry, const adjutant::EntryMetadata& metadata) override {
        entries.push_back(entry);
        kept.push_back(metadata);
    }
    std::vector<EntryText> entries;
    std::vector<adjutant::EntryMetadata> kept;
};

Environment around(adjutant::JournalSink* sink) {
    return {.now = [] { return std::string("2026-11-21T19:30:00Z"); },
            .seed = [] { return std::uint64_t{1861}; },
            .sink = sink};
}

/// Random play; whenever the evening would end, the referee rules that it goes on.
const Memory& longEvening() {
    static const Memory evening = [] {
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
        return memory;
    }();
    return evening;
}

/// The evening in a campaign file, as the app keeps it.
class EveningFile {
  public:
    EveningFile() : file_(CampaignFile::open(folder_.file())) {
        GameKeeper keeper(file_, "Club", "Long evening");
        file_.atomically([&] {  // one commit, to be done soon; the file is the same
            for (std::size_t at = 0; at < longEvening().entries.size(); ++at)
                keeper.append(longEvening().entries[at], longEvening().kept[at]);
        });
    }

    [[nodiscard]] GameKeeper keeper() { return {file_, "Club", "Long evening"}; }
    [[nodiscard]] std::filesystem::path path() const { return folder_.file(); }

  private:
    adjutant::db::TemporaryFolder folder_;
    CampaignFile file_;
};

EveningFile& eveningFile() {
    static EveningFile file;
    return file;
}

void OpeningAGameOf10000Acts(benchmark::State& state) {
    EveningFile& file = eveningFile();  // played before the clock runs
    for (auto _ : state) {
        auto stored = file.keeper().stored();
        Table table(around(nullptr));
        table.resume("life-1861", std::move(stored->entries), std::move(stored->states));
        benchmark::DoNotOptimize(table.game());
    }
}

void OpeningItWhenOtherRulesKeptIt(benchmark::State& state) {
    EveningFile& file = eveningFile();
    for (auto _ : state) {
        auto stored = file.keeper().stored();
        Table table(around(nullptr));
        table.resume("life-1861", std::move(stored->entries));
        benchmark::DoNotOptimize(table.game());
    }
}

/// What goes on beside the game that is looked at already, and what a first act would wait for.
void CheckingAGameOf10000Acts(benchmark::State& state) {
    EveningFile& file = eveningFile();
    auto stored = file.keeper().stored();
    Table table(around(nullptr));
    table.resume("life-1861", std::move(stored->entries), std::move(stored->states));
    const std::string now = table.game()->ask({{"ask", "state"}}).at("state").dump();
    for (auto _ : state) {
        adjutant::companion::OpeningCheck check(
            file.path(), *file.keeper().id(),
            adjutant::companion::OpeningCheck::Opened{table.game()->journal().cursor(), now}, [] {});
        if (!check.wait().nothing()) state.SkipWithError("the game is not what was played");
    }
}

void ReadingTheRowsOf10000Acts(benchmark::State& state) {
    EveningFile& file = eveningFile();
    for (auto _ : state) benchmark::DoNotOptimize(file.keeper().stored());
}

void OneUndoInAGameOf10000Acts(benchmark::State& state) {
    Table table(around(nullptr));
    auto stored = eveningFile().keeper().stored();
    table.resume("life-1861", std::move(stored->entries), std::move(stored->states));
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
BENCHMARK(OpeningItWhenOtherRulesKeptIt)->Unit(benchmark::kMillisecond);
BENCHMARK(CheckingAGameOf10000Acts)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(ReadingTheRowsOf10000Acts)->Unit(benchmark::kMillisecond);
BENCHMARK(OneUndoInAGameOf10000Acts)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
