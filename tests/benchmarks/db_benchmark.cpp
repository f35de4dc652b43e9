// SPDX-License-Identifier: GPL-3.0-or-later
// What a durable act costs against the floor, a bare SQLite commit of the same bytes in the same run, and how
// long opening a long game takes. `ADJUTANT_BENCHMARK_FOLDER` names the disk to measure, else the temporary
// one.
#include <SQLiteCpp/SQLiteCpp.h>
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <filesystem>
#include <optional>

#include "companion/bridge/disk_thread.hpp"
#include "db/campaign_file.hpp"
#include "db/disk_wait.hpp"

namespace adjutant::db {
namespace {

namespace fs = std::filesystem;

/// A name on the measured disk that is free now and again at the end.
class Place {
  public:
    Place() {
        const char* folder = std::getenv("ADJUTANT_BENCHMARK_FOLDER");
        std::string name =
            ((folder != nullptr ? fs::path(folder) : fs::temp_directory_path()) / "adjutant-db-XXXXXX")
                .string();
        if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder to measure in");
        folder_ = name;
    }
    ~Place() {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;

    [[nodiscard]] fs::path file() const { return folder_ / "evening.adjutant"; }

  private:
    fs::path folder_;
};

/// An entry of 400 bytes, all fields counted.
EntryText entryAfter(std::int64_t seq, const std::string& hash) {
    EntryText entry{.seq = seq + 1,
                    .parent = seq,
                    .at = "2026-11-21T19:30:00Z",
                    .request = R"({"attacker":"s1","do":"attack","range":2,"target":"c1"})",
                    .rolls = R"([{"dice":"1d6","for":"attack","got":[4]}])",
                    .events = R"([{"attacker":"s1","event":"attacked","hit":true,"say":")",
                    .hash = ""};
    constexpr std::size_t whole = 400;
    constexpr std::size_t hashLength = 64;
    constexpr std::string_view ending = R"("}])";
    const std::size_t others = entry.at.size() + entry.request.size() + entry.rolls.size() + hashLength;
    entry.events.append(whole - others - entry.events.size() - ending.size(), 'x').append(ending);
    entry.hash = chainHash(hash, entry);
    return entry;
}

void bareCommit(benchmark::State& state) {
    const Place place;
    SQLite::Database database(place.file().string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE bare(id INTEGER PRIMARY KEY, "
        "text)");
    SQLite::Statement insert(database, "INSERT INTO bare(text) VALUES (?)");
    const std::string row(400, 'x');
    for (auto _ : state) {
        insert.reset();
        insert.bindNoCopy(1, row);
        insert.exec();
    }
}
BENCHMARK(bareCommit)->Repetitions(5)->ReportAggregatesOnly()->UseRealTime()->MinTime(0.3);

/// As the window waits (companion/bridge/slow_disk.hpp).
class ByThread final : public DiskWaiter {
  public:
    void wait(const std::function<void()>& work) override {
        thread_.begin(work);
        while (!thread_.isDoneWithin(std::chrono::milliseconds(400))) {
        }
    }

  private:
    companion::DiskThread thread_;
};

void durableAct(benchmark::State& state, bool withSummary, bool byThread) {
    const Place place;
    ByThread waiter;
    std::optional<DiskWaited> waited;
    if (byThread) waited.emplace(waiter);
    CampaignFile file = CampaignFile::open(place.file());
    const std::string at = "2026-11-21T19:30:00Z";
    Journal journal = file.journal(file.addGame(file.addCampaign("Sumter", at), "First", "life-1861", at));
    for (auto _ : state) {
        const EntryText entry = entryAfter(journal.size(), journal.lastHash());
        if (withSummary)
            journal.append(entry, {"Round " + std::to_string(entry.seq), false});
        else
            journal.append(entry);
    }
}
BENCHMARK_CAPTURE(durableAct, alone, false, false)
    ->Repetitions(5)
    ->ReportAggregatesOnly()
    ->UseRealTime()
    ->MinTime(0.3);
BENCHMARK_CAPTURE(durableAct, withSummary, true, false)
    ->Repetitions(5)
    ->ReportAggregatesOnly()
    ->UseRealTime()
    ->MinTime(0.3);
BENCHMARK_CAPTURE(durableAct, withSummaryByThread, true, true)
    ->Repetitions(5)
    ->ReportAggregatesOnly()
    ->UseRealTime()
    ->MinTime(0.3);

void longGame(const fs::path& path, int acts) {
    CampaignFile file = CampaignFile::open(path);
    const std::string at = "2026-11-21T19:30:00Z";
    const GameId game = file.addGame(file.addCampaign("Sumter", at), "First", "life-1861", at);
    file.atomically([&] {
        Journal journal = file.journal(game);
        for (int act = 0; act < acts; ++act) journal.append(entryAfter(journal.size(), journal.lastHash()));
    });
}

void openTenThousandActs(benchmark::State& state) {
    const Place place;
    longGame(place.file(), 10'000);
    for (auto _ : state) {
        const CampaignFile file = CampaignFile::open(place.file());
        benchmark::DoNotOptimize(file.journal(file.games().front().id).entries());
    }
}
BENCHMARK(openTenThousandActs)->Unit(benchmark::kMillisecond)->UseRealTime()->MinTime(0.3);

void verifyTenThousandActs(benchmark::State& state) {
    const Place place;
    longGame(place.file(), 10'000);
    const CampaignFile file = CampaignFile::open(place.file());
    const GameId game = file.games().front().id;
    for (auto _ : state) benchmark::DoNotOptimize(file.verify(game));
}
BENCHMARK(verifyTenThousandActs)->Unit(benchmark::kMillisecond)->UseRealTime()->MinTime(0.3);

}  // namespace
}  // namespace adjutant::db

BENCHMARK_MAIN();
