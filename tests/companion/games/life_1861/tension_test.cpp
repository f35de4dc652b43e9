// SPDX-License-Identifier: GPL-3.0-or-later
// The bands and the counter of the tension track are drawn as the engine says; here acts show whether that
// is so.
#include <gtest/gtest.h>

#include "tests/companion/evening.hpp"

namespace adjutant::companion {
namespace {

class TensionTrack : public testing::Test {
  protected:
    TensionTrack() { evening.toActions(); }

    void rule(const QVariantMap& set) {
        ASSERT_TRUE(evening.act("ruling", {{"set", set}, {"reason", "test"}}));
    }
    /// What may come of the end of the Soldier's turn beside a town building.
    QVariant dangerAt(int level) {
        rule({{"/tension/level", level}, {"/pieces/s1/place", "0,0"}});
        const QVariantMap reply =
            table.ask({{"ask", "odds"}, {"action", QVariantMap{{"do", "end-turn"}, {"piece", "s1"}}}});
        EXPECT_TRUE(reply.contains("outcomes")) << level;
        return reply.value("outcomes");
    }

    Evening evening;
    TableController& table = evening.table();
};

TEST_F(TensionTrack, ABandBeginsWhereTheTownGrowsMoreDangerous) {
    QList<int> begins{1};
    QVariant before = dangerAt(1);
    for (int level = 2; level <= 10; ++level) {
        const QVariant now = dangerAt(level);
        if (now != before) begins << level;
        before = now;
    }
    ASSERT_GT(begins.size(), 1);
    const QVariantList bands = table.standing().figures()->track().bandList();
    ASSERT_EQ(bands.size(), begins.size());
    for (qsizetype i = 0; i < bands.size(); ++i) {
        EXPECT_EQ(bands[i].value<TrackBand>().from, begins[i]);
        EXPECT_EQ(bands[i].value<TrackBand>().to, i + 1 < begins.size() ? begins[i + 1] - 1 : 10);
    }
}

TEST_F(TensionTrack, TheCounterTakesAsManyRoundsAsItHasDiscs) {
    const int level = table.standing().extras().value("tension").toMap().value("level").toInt();
    int rounds = 0;
    do {
        rule({{"/phase", "status"},
              {"/active", QVariant()},
              {"/sides/soldier/food", 9},
              {"/sides/civilians/food", 14}});
        ASSERT_TRUE(evening.act("status-stage", {{"by", "app"}}));
        ++rounds;
    } while (table.standing().extras().value("tension").toMap().value("level").toInt() == level &&
             rounds < 10);
    EXPECT_EQ(table.standing().figures()->track().rounds, rounds);
}

}  // namespace
}  // namespace adjutant::companion
