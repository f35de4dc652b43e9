// SPDX-License-Identifier: GPL-3.0-or-later
// One whole game of every system in every window, played by touch from New game to the report; and a monkey.
#include <gtest/gtest.h>

#include <QtQml/qqmlextensionplugin.h>

#include <algorithm>

#include "tests/evenings/errands.hpp"
#include "tests/evenings/evening.hpp"
#include "tests/evenings/kills.hpp"
#include "tests/evenings/known.hpp"
#include "tests/evenings/monkey.hpp"
#include "tests/evenings/programme.hpp"
#include "tests/evenings/season.hpp"

Q_IMPORT_QML_PLUGIN(AdjutantPlugin)

namespace adjutant::evenings {
namespace {

class AnEvening : public testing::TestWithParam<Plan> {};

TEST_P(AnEvening, IsPlayedByTouchToItsReport) {
    const Plan& plan = GetParam();
    Evening evening(plan, QStringLiteral("evenings-failures"));
    evening.play();
    for (const Fault& fault : evening.faults()) {
        if (isKnown(fault.what)) {
            std::printf("known: %s\n", qPrintable(fault.what));
            continue;
        }
        ADD_FAILURE() << fault.what.toStdString() << "\n    " << fault.picture.toStdString() << "\n    "
                      << plan.words().toStdString();
    }

    for (const QString& act : evening.touches().tooMany()) {
        if (!isKnown(act)) ADD_FAILURE() << act.toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(Every, AnEvening, testing::ValuesIn(shortProgramme()), [](const auto& info) {
    std::string name = info.param.system.toStdString() + "_" + std::to_string(info.param.size.width()) + "x" +
                       std::to_string(info.param.size.height());
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

void holdToItsTouches(const SeasonReport& report) {
    const std::map<QString, int> goals{
        {"made", 2}, {"paired", 1}, {"begun from its table", 2}, {"recorded", 1}, {"corrected", 2}};
    for (const auto& [what, goal] : goals) {
        const auto found = report.touches.find(what);
        ASSERT_NE(found, report.touches.end()) << what.toStdString();
        EXPECT_LE(*std::max_element(found->second.begin(), found->second.end()), goal) << what.toStdString();
    }
}

TEST(ALeagueSeason, IsPlayedByTouchAndItsStandingsAreThoseOfAPlainCount) {
    const SeasonReport report = playSeason({.people = 4, .rounds = 1}, QStringLiteral("evenings-failures"));
    for (const Fault& fault : report.faults)
        ADD_FAILURE() << fault.what.toStdString() << "\n    " << fault.picture.toStdString();
    EXPECT_EQ(report.games, 2);
    holdToItsTouches(report);
}

TEST(ThePlainCount, BreaksTiesByTheStrengthOfTheOpponents) {
    // All three have 3 points; whom a beat has none, and b and d are level in that, too.
    const auto rows = countedStandings({"a", "b", "c", "d"}, {{"a", "c", 1}, {"b", "d", 1}, {"d", "c", 1}});
    EXPECT_EQ(rows.at("b"), (CountedRow{.rank = 1, .points = 3, .won = 1, .drawn = 0, .lost = 0}));
    EXPECT_EQ(rows.at("d").rank, 1) << "a shared rank";
    EXPECT_EQ(rows.at("a").rank, 3);
    EXPECT_EQ(rows.at("c"), (CountedRow{.rank = 4, .points = 0, .won = 0, .drawn = 0, .lost = 2}));
}

TEST(AnAppThatIsKilled, AmidScansExportsBackupsAndImportsLeavesAllThatWasDoneAndNothingHalf) {
    const ErrandReport report = killOnErrands(QStringLiteral(EVENINGS), 8, 5);
    for (const QString& fault : report.faults) ADD_FAILURE() << fault.toStdString();
    EXPECT_EQ(report.kills, 8);
    EXPECT_FALSE(report.inside.isEmpty()) << "no blow fell amid an errand";
}

TEST(AnAppThatIsKilled, HasEverythingInTheFileThatItsWindowHadShown) {
    const KillReport report = killAround(QStringLiteral(EVENINGS), 4, 11);
    for (const QString& fault : report.faults) ADD_FAILURE() << fault.toStdString();
    EXPECT_EQ(report.kills, 4);
    EXPECT_GT(report.shown, 0) << "nothing was played";
}

TEST(AMonkey, LeavesTheWindowAndTheCampaignFileSound) {
    const MonkeyReport report = monkeyAround(1500, 7, QStringLiteral("evenings-failures"));
    for (const QString& fault : report.faults) {
        if (!isKnown(fault)) ADD_FAILURE() << fault.toStdString();
    }
    EXPECT_EQ(report.deeds, 1500);
}

}  // namespace
}  // namespace adjutant::evenings
