// SPDX-License-Identifier: GPL-3.0-or-later
// The ledger with a veto: a part of a sum is overruled, and the act is done again with the same dice, with
// fewer, or with more that are asked for.
#include "tests/companion/at_the_table.hpp"

namespace adjutant::companion {
namespace {

TEST_F(AtTheTable, AnOverruledSumIsDoneAgainWithTheSameDice) {
    evening.toActions();
    table.act({{"do", "ruling"}, {"set", QVariantMap{{"/pieces/c1/place", "base"}}}, {"reason", "test"}});
    evening.act("attack", {{"attacker", "s1"}, {"target", "c1"}, {"rolls", QVariantList{QVariantList{2}}}});
    EXPECT_EQ(table.tabletop().pieces()->find("c1").value("health").toInt(), 1);  // 2+ on the same hex
    EXPECT_TRUE(table.overrule(table.log().cursor(), "L61-COMBAT-03", 0, "A wall between them"));
    EXPECT_EQ(table.tabletop().pieces()->find("c1").value("health").toInt(), 2);
    EXPECT_TRUE(table.log().journal()->at(table.log().journal()->count() - 1).ruled);
}

/// A weak Civilian between two bandits, whose turn ends with these dice.
class BetweenBandits : public AtTheTable {
  protected:
    void endTurn(const QVariantList& faces) {
        evening.start({{"dice", "table"}});
        evening.act("set-up", {{"rolls", QVariantList{QVariantList{1}, QVariantList{2}}}});
        evening.act("draw-event", {{"rolls", QVariantList{"calm"}}});
        QVariantMap set{{"/pieces/c1/health", 1}};
        for (const char* bandit : {"b1", "b2"}) {
            set.insert(QString("/pieces/%1/out").arg(bandit), false);
            set.insert(QString("/pieces/%1/place").arg(bandit), "0,3");
        }
        evening.act("ruling", {{"set", set}, {"reason", "test"}});
        QVariantList rolls;
        for (const QVariant& face : faces) rolls << QVariant(QVariantList{face});
        ASSERT_TRUE(evening.act("end-turn", {{"piece", "c1"}, {"rolls", rolls}}));
    }
    [[nodiscard]] bool isDead() const { return table.tabletop().pieces()->find("c1").value("out").toBool(); }
};

TEST_F(BetweenBandits, AnOverruleThatNeedsFewerDiceLeavesTheOthersOut) {
    endTurn({4, 3});
    EXPECT_FALSE(isDead());
    EXPECT_TRUE(table.overrule(table.log().cursor(), "L61-BANDIT-02", 4, "agreed"));
    EXPECT_TRUE(isDead()) << "the 4 hits, and nobody is left for the second bandit";
    EXPECT_EQ(table.log().lastRolls().size(), 1);
    EXPECT_EQ(refused.count(), 0);
}

TEST_F(BetweenBandits, AnOverruleThatNeedsMoreDiceAsksForThem) {
    endTurn({5});
    EXPECT_TRUE(isDead());
    EXPECT_TRUE(table.overrule(table.log().cursor(), "L61-BANDIT-02", 6, "agreed"));
    ASSERT_EQ(table.draft()->due()->need().purpose, "bandit");
    EXPECT_EQ(table.draft()->due()->faces().size(), 6);
    table.draft()->answer(2);
    EXPECT_FALSE(table.draft()->isOpen());
    EXPECT_FALSE(isDead());
    EXPECT_EQ(table.log().lastRolls().size(), 2);
    table.undo();
    EXPECT_FALSE(table.tabletop().pieces()->find("c1").value("spent").toBool());
}

TEST_F(BetweenBandits, WhenThoseDiceAreNotGivenTheActStandsAsItWas) {
    for (const bool byUndo : {false, true}) {
        endTurn({5});
        const int cursor = table.log().cursor();
        EXPECT_TRUE(table.overrule(cursor, "L61-BANDIT-02", 6, "agreed"));
        EXPECT_FALSE(isDead());
        byUndo ? table.undo() : table.draft()->close();
        EXPECT_FALSE(table.draft()->isOpen());
        EXPECT_TRUE(isDead());
        EXPECT_EQ(table.log().cursor(), cursor);
    }
}

TEST_F(BetweenBandits, ATouchOnTheTablePutsThePadAsideAndLosesNothing) {
    endTurn({5});
    const int cursor = table.log().cursor();
    EXPECT_TRUE(table.overrule(cursor, "L61-BANDIT-02", 6, "agreed"));
    table.touchPiece("c2");
    EXPECT_TRUE(isDead());
    EXPECT_EQ(table.log().cursor(), cursor);
    EXPECT_EQ(table.selection().chosen(), "c2");
}

}  // namespace
}  // namespace adjutant::companion
