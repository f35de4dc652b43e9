// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine tells of an act, as the values that screens take: outcomes and their groups, sums, rolls.
#include <gtest/gtest.h>

#include <QTranslator>
#include <nlohmann/json.hpp>

#include "companion/bridge/act_sum.hpp"
#include "companion/bridge/outcome_odds.hpp"
#include "companion/bridge/thrown_roll.hpp"
#include "companion/games/face.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

json outcome(const char* label, double value) {
    return {{"outcome", label}, {"say", label}, {"p", "1/9"}, {"value", value}};
}

TEST(ToldOutcomes, ThatDifferByANumberAreOneGroupUnderTheRulesWordForIt) {
    const GameFace& look = faceOf("conquest-1762");
    const json told{outcome("conquered-4", 0.25), outcome("repulsed-1", 0.25), outcome("conquered-2", 0.375),
                    outcome("repulsed-2", 0.125)};
    const auto outcomes = outcomesIn(told, look);
    EXPECT_EQ(outcomes.front().kind, "miss") << "failures first";
    EXPECT_TRUE(outcomes.front().numbered);
    const auto groups = groupsOf(outcomes, look);
    ASSERT_EQ(groups.size(), 2);
    EXPECT_EQ(groups[0].label, "Conquered") << "what is hoped for first";
    EXPECT_EQ(groups[0].percent, "63%");
    EXPECT_EQ(groups[0].bars, (QList<OutcomeBar>{{2, 0.375}, {4, 0.25}}));
    EXPECT_DOUBLE_EQ(groups[0].average, 2.8);
    EXPECT_EQ(groups[1].label, "Repulsed");
    EXPECT_FALSE(groups[1].ofSide);
}

TEST(ToldOutcomes, OfTwoNumbersAreAGroupForEachSide) {
    const json losses{outcome("attacker-0,defender-2", 0.5), outcome("attacker-1,defender-1", 0.25),
                      outcome("attacker-2,defender-0", 0.25)};
    const GameFace& conquest = faceOf("conquest-1762");
    const auto lost = groupsOf(outcomesIn(losses, conquest), conquest);
    ASSERT_EQ(lost.size(), 2);
    EXPECT_EQ(lost[0].label, "Attacker loses");
    EXPECT_EQ(lost[0].bars, (QList<OutcomeBar>{{0, 0.5}, {1, 0.25}, {2, 0.25}}));
    EXPECT_DOUBLE_EQ(lost[1].average, 1.25);
    EXPECT_TRUE(lost[1].ofSide);
    const GameFace& war = faceOf("civil-war-1863");
    const auto left = groupsOf(outcomesIn(losses, war), war);
    EXPECT_EQ(left[0].label, "Attackers left") << "the same label tells who is left there";
    EXPECT_EQ(left[0].kind, "good");
}

TEST(ToldOutcomes, OfABlowComeFromWorstToBest) {
    const GameFace& look = faceOf("one-stat");
    const auto outcomes = outcomesIn({outcome("out", 0.2), outcome("wound", 0.2), outcome("miss", 0.2),
                                      outcome("ignored", 0.2), outcome("defended", 0.2)},
                                     look);
    QStringList order;
    for (const OutcomeOdds& one : outcomes) order << one.outcome;
    EXPECT_EQ(order.join(' '), "miss defended ignored wound out");
    EXPECT_TRUE(outcomes.back().removes);
}

TEST(ToldSums, HaveTheirPartsInOrderAndThoseThatDoNotApplyAtTheEnd) {
    const ActSum sum =
        actSum({{"event", "attacked"},
                {"say", "He shoots."},
                {"sum",
                 {{{"part", "base"}, {"value", 4}, {"clause", "A-1"}},
                  {{"part", "cover"}, {"value", -1}, {"clause", "A-2"}, {"most", 0}},
                  {{"part", "aim"}, {"value", 3}, {"clause", "A-3"}, {"overruled", {{"was", 1}}}}}},
                {"idle", {{{"part", "dark"}, {"value", 0}, {"clause", "A-4"}}}},
                {"most", 7}});
    EXPECT_EQ(sum.total, 6);
    EXPECT_EQ(sum.most, 7);
    ASSERT_EQ(sum.parts.size(), 4);
    EXPECT_EQ(sum.parts[0].most, 4) << "sure";
    EXPECT_EQ(sum.parts[1].most, 0);
    EXPECT_TRUE(sum.parts[2].ruled);
    EXPECT_EQ(sum.parts[2].was, 1);
    EXPECT_TRUE(sum.parts[3].idle);
}

TEST(ToldRolls, AreDiceWithTheirFacesOrWhatWasDrawn) {
    const auto rolls =
        thrownRolls({{{"dice", "2d10"}, {"for", "initiative"}, {"got", {9, 3}}, {"by", "table"}},
                     {{"dice", "coin"}, {"for", "battle"}, {"got", "heads"}, {"by", "app"}}});
    ASSERT_EQ(rolls.size(), 2);
    EXPECT_EQ(rolls[0].dice, (QList<ThrownDie>{{10, 9}, {10, 3}}));
    EXPECT_TRUE(rolls[0].onTable);
    EXPECT_TRUE(rolls[0].drawn.isEmpty());
    EXPECT_EQ(rolls[1].drawn, "heads");
    EXPECT_EQ(rolls[1].purpose, "battle");
    EXPECT_TRUE(rolls[1].dice.isEmpty());
    EXPECT_FALSE(rolls[1].onTable);
}

}  // namespace
}  // namespace adjutant::companion
