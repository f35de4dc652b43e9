// SPDX-License-Identifier: GPL-3.0-or-later
// What a touch on the table screen costs behind it, for each system on a full board: a piece or a stack is
// chosen and everything that it could do is lit up with its odds; a place is aimed at. Goal: each under one
// frame of 60 a second (16 ms). Before every touch the table has changed, so nothing of it is known from the
// touch before.
#include <benchmark/benchmark.h>

#include <QGuiApplication>
#include <algorithm>
#include <functional>

#include "companion/bridge/json_variant.hpp"
#include "tests/benchmarks/full_mill_run.hpp"
#include "tests/companion/evening.hpp"

namespace adjutant::companion {
namespace {

using Touches = std::function<void(TableController&)>;

/// Something that changes nothing of what may be done, but is an act of its own.
void anAct(Evening& evening) { evening.act("note", {{"text", "on the table"}}); }

/// Measures `touch`. Before it, each time, an act and `before`; nothing is chosen then.
void measure(benchmark::State& run, Evening& evening, const Touches& before, const Touches& touch) {
    TableController& table = evening.table();
    for (auto _ : run) {
        run.PauseTiming();
        anAct(evening);
        table.draft()->close();
        table.choose({});
        before(table);
        run.ResumeTiming();
        touch(table);
    }
    run.counters["legal"] = static_cast<double>(table.selection().legalPlaces().size());
    run.counters["targets"] = static_cast<double>(table.selection().targets().size());
    run.counters["prospects"] = static_cast<double>(table.selection().prospects().size());
}

void nothing(TableController&) {}

void require(bool so, benchmark::State& run) {
    if (!so) run.SkipWithError("the game could not be brought there");
}

bool rule(Evening& evening, const QVariantMap& set) {
    return evening.act("ruling", {{"set", set}, {"reason", "all at once"}});
}

/// All 35 pieces, eight stacks of each side next to one another around Washington.
void fullBoard1863(Evening& evening, benchmark::State& run) {
    require(evening.companion.campaigns().newGame("civil-war-1863", {}, {}), run);
    QVariantMap set;
    const auto put = [&](const char* place, std::initializer_list<const char*> pieces) {
        for (const char* piece : pieces) set.insert(QStringLiteral("/pieces/%1/place").arg(piece), place);
    };
    put("l5", {"ci4", "cc1"});
    put("m5", {"cc2", "ci1"});
    put("l6", {"ci2"});
    put("k5", {"ci7"});
    put("e7", {"cc4"});
    put("k4", {"ui5"});
    put("l4", {"ui6", "ui9"});
    put("h6", {"uc2", "ui7"});
    require(rule(evening, set), run);
}

void aStackOf1863(benchmark::State& run) {
    Evening evening;
    fullBoard1863(evening, run);
    measure(run, evening, nothing, [](TableController& table) { table.touchCounter("ci4"); });
}

void aimingIn1863(benchmark::State& run) {
    Evening evening;
    fullBoard1863(evening, run);
    measure(
        run, evening, [](TableController& table) { table.touchCounter("ci4"); },
        [](TableController& table) { table.touchPlace("l4"); });
}

/// Great armies face one another across every border.
void conquest(Evening& evening, benchmark::State& run) {
    require(
        evening.companion.campaigns().newGame(
            "conquest-1762", {{"setup", "standard"}, {"first", "french"}, {"reinforcement", "spread"}}, {}),
        run);
    QVariantMap set{{"/sides/french/resources/wood", 9}, {"/territories/france/owner", "british"}};
    for (const QString& id : evening.table().standing().extras().value("territories").toMap().keys())
        set.insert(QStringLiteral("/territories/%1/soldiers").arg(id), 30);
    require(rule(evening, set), run);
    require(evening.act("roll-resources", {{"rolls", QVariantList{QVariantList{3, 6}}}}), run);
}

void aTerritoryOf1762(benchmark::State& run) {
    Evening evening;
    conquest(evening, run);
    measure(run, evening, nothing, [](TableController& table) { table.touchCounter("italy"); });
}

void aimingIn1762(benchmark::State& run) {
    Evening evening;
    conquest(evening, run);
    measure(
        run, evening, [](TableController& table) { table.touchCounter("italy"); },
        [](TableController& table) { table.touchCounter("france"); });
}

/// The piece that could do most, of those at the table.
QString busiest(TableController& table) {
    QString best;
    qsizetype most = 0;
    for (int row = 0; row < table.tabletop().pieces()->count(); ++row) {
        const QString id = table.tabletop().pieces()->at(row).value("id").toString();
        table.choose(id);
        const qsizetype lit = table.selection().legalPlaces().size() + table.selection().targets().size();
        if (lit > most) best = id;
        most = std::max(most, lit);
    }
    return best;
}

/// Everybody and four bandits on the battlefield.
void aPieceOf1861(benchmark::State& run) {
    Evening evening;
    evening.toActions();
    QVariantMap set;
    for (const char* piece : {"b1", "b2", "b3", "b4"}) {
        set.insert(QStringLiteral("/pieces/%1/out").arg(piece), false);
        set.insert(QStringLiteral("/pieces/%1/place").arg(piece), "battlefield");
    }
    require(rule(evening, set), run);
    const QString piece = busiest(evening.table());
    measure(run, evening, nothing, [&](TableController& table) { table.touchCounter(piece); });
}

/// Mill Run with every unit on the table and one enemy surrounded.
void aUnitOfHexAcw(benchmark::State& run) {
    Evening evening;
    require(evening.companion.campaigns().newGame("hex-acw", {}, {}), run);
    require(rule(evening, {{"/pieces", toVariant(benchmarks::fullMillRun())}}), run);
    require(evening.act("draw", {{"rolls", QVariantList{"smoke"}}}), run);
    measure(run, evening, nothing, [](TableController& table) { table.touchCounter("u1"); });
}

/// Four warbands of ten.
void aFighterOfOneStat(benchmark::State& run) {
    Evening evening;
    const QVariantMap options{{"players", 4}, {"positions", "in-order"}};
    require(evening.companion.campaigns().newGame("one-stat", options, {}), run);
    require(evening.act("roll-initiative"), run);
    const QString fighter = busiest(evening.table());
    measure(run, evening, nothing, [&](TableController& table) { table.touchPiece(fighter); });
}

BENCHMARK(aStackOf1863)->Unit(benchmark::kMillisecond)->Iterations(20);
BENCHMARK(aimingIn1863)->Unit(benchmark::kMillisecond)->Iterations(20);
BENCHMARK(aTerritoryOf1762)->Unit(benchmark::kMillisecond)->Iterations(10);
BENCHMARK(aimingIn1762)->Unit(benchmark::kMillisecond)->Iterations(10);
BENCHMARK(aPieceOf1861)->Unit(benchmark::kMillisecond)->Iterations(20);
BENCHMARK(aUnitOfHexAcw)->Unit(benchmark::kMillisecond)->Iterations(20);
BENCHMARK(aFighterOfOneStat)->Unit(benchmark::kMillisecond)->Iterations(20);

}  // namespace
}  // namespace adjutant::companion

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
