// SPDX-License-Identifier: GPL-3.0-or-later
// One whole game of every system in every window, played by touch from New game to the report; and a monkey.
#include <gtest/gtest.h>

#include <QtQml/qqmlextensionplugin.h>

#include <algorithm>

#include "tests/evenings/evening.hpp"
#include "tests/evenings/known.hpp"
#include "tests/evenings/monkey.hpp"
#include "tests/evenings/programme.hpp"

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

TEST(AMonkey, LeavesTheWindowAndTheCampaignFileSound) {
    const MonkeyReport report = monkeyAround(1500, 7, QStringLiteral("evenings-failures"));
    for (const QString& fault : report.faults) {
        if (!isKnown(fault)) ADD_FAILURE() << fault.toStdString();
    }
    EXPECT_EQ(report.deeds, 1500);
}

}  // namespace
}  // namespace adjutant::evenings
