// SPDX-License-Identifier: GPL-3.0-or-later
// Boards of territories: what may be done from a place, what it is aimed at, and a hand that only its owner
// sees.
#include <gtest/gtest.h>

#include "tests/companion/evening.hpp"

namespace adjutant::companion {
namespace {

class Territories : public testing::Test {
  protected:
    void conquer(const QVariantMap& set = {}) {
        ASSERT_TRUE(evening.companion.campaigns().newGame(
            "conquest-1762", {{"setup", "standard"}, {"first", "french"}, {"reinforcement", "spread"}}, {}));
        QVariantMap all{{"/sides/french/hand", QVariantList{"levy"}}};
        all.insert(set);
        ASSERT_TRUE(evening.act("ruling", {{"set", all}, {"reason", "as on the table"}}));
        ASSERT_TRUE(evening.act("roll-resources", {{"rolls", QVariantList{QVariantList{3, 6}}}}));
    }

    Evening evening;
    TableController& table = evening.table();
};

TEST_F(Territories, ATerritoryShowsWhatMayBeDoneThere) {
    conquer({{"/sides/french/resources/wood", 9},
             {"/sides/french/resources/stone", 9},
             {"/sides/french/resources/wheat", 9}});
    table.touchCounter("italy");
    EXPECT_EQ(table.selection().chosen(), "italy");
    EXPECT_TRUE(evening.offered().contains("build"));
    EXPECT_FALSE(table.selection().targets().isEmpty());
    for (const QVariant& flag : table.selection().targets())
        EXPECT_TRUE(flag.toString().endsWith("% conquest"));
    for (int row = 0; row < table.offers()->count(); ++row) {
        const QVariantMap offer = table.offers()->at(row);
        if (offer.value("text") != "Build a colony") continue;
        table.touchOffer(offer.value("id").toString());
        break;
    }
    const QVariantMap there = table.standing().extras().value("territories").toMap().value("italy").toMap();
    EXPECT_EQ(there.value("building"), "colony");
}

TEST_F(Territories, AnAttackIsAimedWithItsOddsAndSurvivorsFirst) {
    conquer({{"/territories/italy/soldiers", 8}, {"/territories/france/owner", "british"}});
    table.touchCounter("italy");
    table.touchCounter("france");
    EXPECT_EQ(table.selection().aimed(), "france");
    const QStringList acts = evening.offered();
    EXPECT_TRUE(acts.contains("attack"));
    EXPECT_TRUE(acts.contains("assault"));
    EXPECT_FALSE(acts.contains("build"));
    bool plotted = false;
    for (const QVariant& row : table.selection().prospects()) {
        const auto prospect = row.value<ActProspect>();
        if (prospect.action != "assault") continue;
        for (const OutcomeGroup& group : prospect.groups) plotted = plotted || group.bars.size() > 1;
    }
    EXPECT_TRUE(plotted);
    table.touchOffer(evening.offer("assault"));
    EXPECT_NE(table.standing().phase(), "build");
}

TEST_F(Territories, ATerritoryIsACounterInItsOwnersColourWithWhatStandsThere) {
    conquer({{"/territories/italy/port", true},
             {"/territories/italy/building", "colony"},
             {"/pieces/french-warship-1/out", false},
             {"/pieces/french-warship-1/place", "italy"}});
    const QVariantMap counter = table.tabletop().counters()->find("italy");
    EXPECT_EQ(counter.value("side"), "blue");
    EXPECT_EQ(counter.value("number"), table.standing()
                                           .extras()
                                           .value("territories")
                                           .toMap()
                                           .value("italy")
                                           .toMap()
                                           .value("soldiers")
                                           .toString());
    QStringList signs;
    for (const QVariant& badge : table.tabletop().places()->find("italy").value("badges").toList())
        signs.append(badge.toMap().value("sign").toString());
    EXPECT_EQ(signs, (QStringList{"crown", "house", "anchor", "ship"}));
    EXPECT_EQ(table.tabletop().places()->find("italy").value("chip").toMap().value("text"), "10");
}

TEST_F(Territories, AHiddenHandIsNowhereUntilItsOwnerOpensIt) {
    conquer();
    EXPECT_FALSE(evening.offered().contains("play-card"));
    const QVariantList hidden = table.secretOffers("french");
    ASSERT_FALSE(hidden.isEmpty());
    EXPECT_TRUE(table.secretOffers("british").isEmpty());
    table.touchOffer(hidden.first().value<TableOffer>().id);
    EXPECT_TRUE(table.log().sentence().contains("evy")) << table.log().sentence().toStdString();
}

}  // namespace
}  // namespace adjutant::companion
