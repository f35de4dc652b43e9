// SPDX-License-Identifier: GPL-3.0-or-later
// Boards that are touched place by place: territories and stacks are chosen, aimed at and moved by touch.
#include <gtest/gtest.h>

#include "tests/companion/evening.hpp"

namespace adjutant::companion {
namespace {

class Aims : public testing::Test {
  protected:
    QStringList offered() {
        QStringList list;
        for (int row = 0; row < table.offers()->count(); ++row) {
            if (!table.offers()->at(row).value("blocked").toBool())
                list.append(table.offers()->at(row).value("action").toString());
        }
        return list;
    }
    void march() { ASSERT_TRUE(evening.companion.campaigns().newGame("civil-war-1863", {}, {})); }
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

TEST_F(Aims, PiecesOnOneSquareAreOneStackWithItsCountByKind) {
    march();
    const QVariantMap washington = table.counters()->find("uc1");
    const QVariantList kinds = washington.value("kinds").toList();
    ASSERT_EQ(kinds.size(), 2);
    EXPECT_EQ(kinds.at(0).toMap().value("count"), 1);
    EXPECT_EQ(kinds.at(1).toMap().value("count"), 3);
    EXPECT_EQ(washington.value("side"), "blue");
}

TEST_F(Aims, AStackShowsWhereItMayGoByEachMeans) {
    march();
    table.touchCounter("ci1");
    EXPECT_TRUE(table.legalPlaces().contains("m7"));
    EXPECT_EQ(table.places()->find("m7").value("way"), "move");
    EXPECT_EQ(table.places()->find("l8").value("way"), "rail");
}

TEST_F(Aims, AMoveOfAWholeStackIsTwoTouches) {
    march();
    table.touchCounter("cc4");
    table.touchPlace("f9");
    EXPECT_EQ(table.pieces()->find("cc4").value("cell"), "f9");
}

TEST_F(Aims, ABattleShowsItsPriceBeforeItIsFought) {
    march();
    const QVariantMap set{
        {"/pieces/ui12/place", "d8"}, {"/pieces/ui13/out", true}, {"/pieces/ui13/place", QVariant()}};
    ASSERT_TRUE(evening.act("ruling", {{"set", set}, {"reason", "met"}}));
    table.touchCounter("ci8");
    EXPECT_EQ(table.targets().value("d8").toString(), QStringLiteral("−0 : −1"));
    table.touchPlace("d8");
    EXPECT_EQ(table.aimed(), "d8");
    ASSERT_FALSE(table.prospects().isEmpty());
    const QVariantMap cost = table.prospects().first().toMap().value("costs").toList().first().toMap();
    EXPECT_EQ(cost.value("text"), "you lose 0, they lose 1");
    EXPECT_EQ(table.pieces()->find("ui12").value("out"), false) << "nothing is fought yet";
    table.touchOffer(evening.offer("attack"));
    EXPECT_EQ(table.pieces()->find("ui12").value("out"), true);
}

TEST_F(Aims, ATerritoryShowsWhatMayBeDoneThere) {
    conquer({{"/sides/french/resources/wood", 9},
             {"/sides/french/resources/stone", 9},
             {"/sides/french/resources/wheat", 9}});
    table.touchCounter("italy");
    EXPECT_EQ(table.chosen(), "italy");
    EXPECT_TRUE(offered().contains("build"));
    EXPECT_FALSE(table.targets().isEmpty());
    for (const QVariant& flag : table.targets()) EXPECT_TRUE(flag.toString().endsWith('%'));
    for (int row = 0; row < table.offers()->count(); ++row) {
        const QVariantMap offer = table.offers()->at(row);
        if (offer.value("text") != "Build a colony") continue;
        table.touchOffer(offer.value("id").toString());
        break;
    }
    const QVariantMap there = table.extras().value("territories").toMap().value("italy").toMap();
    EXPECT_EQ(there.value("building"), "colony");
}

TEST_F(Aims, AnAttackIsAimedWithItsOddsAndSurvivorsFirst) {
    conquer({{"/territories/italy/soldiers", 8}, {"/territories/france/owner", "british"}});
    table.touchCounter("italy");
    table.touchCounter("france");
    EXPECT_EQ(table.aimed(), "france");
    const QStringList acts = offered();
    EXPECT_TRUE(acts.contains("attack"));
    EXPECT_TRUE(acts.contains("assault"));
    EXPECT_FALSE(acts.contains("build"));
    bool plotted = false;
    for (const QVariant& row : table.prospects()) {
        const QVariantMap prospect = row.toMap();
        plotted = plotted ||
                  (prospect.value("action") == "assault" && prospect.value("outcomes").toList().size() > 4);
    }
    EXPECT_TRUE(plotted);
    table.touchOffer(evening.offer("assault"));
    EXPECT_NE(table.phase(), "build");
}

TEST_F(Aims, ATerritoryIsACounterInItsOwnersColourWithWhatStandsThere) {
    conquer({{"/territories/italy/port", true},
             {"/territories/italy/building", "colony"},
             {"/pieces/french-warship-1/out", false},
             {"/pieces/french-warship-1/place", "italy"}});
    const QVariantMap counter = table.counters()->find("italy");
    EXPECT_EQ(counter.value("side"), "blue");
    EXPECT_EQ(
        counter.value("number"),
        table.extras().value("territories").toMap().value("italy").toMap().value("soldiers").toString());
    QStringList signs;
    for (const QVariant& badge : table.places()->find("italy").value("badges").toList())
        signs.append(badge.toMap().value("sign").toString());
    EXPECT_EQ(signs, (QStringList{"crown", "house", "anchor", "ship"}));
    EXPECT_EQ(table.places()->find("italy").value("chip").toMap().value("text"), "10");
}

TEST_F(Aims, AHiddenHandIsNowhereUntilItsOwnerOpensIt) {
    conquer();
    EXPECT_FALSE(offered().contains("play-card"));
    const QVariantList hidden = table.secretOffers("french");
    ASSERT_FALSE(hidden.isEmpty());
    EXPECT_TRUE(table.secretOffers("british").isEmpty());
    table.touchOffer(hidden.first().toMap().value("id").toString());
    EXPECT_TRUE(table.sentence().contains("evy")) << table.sentence().toStdString();
}

}  // namespace
}  // namespace adjutant::companion
