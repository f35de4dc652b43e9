// SPDX-License-Identifier: GPL-3.0-or-later
// The odds of initiative (OSS-INIT-01, OSS-INIT-03), against fractions worked out by hand.
#include "engine/games/one_stat/ranking_odds.hpp"

#include <gtest/gtest.h>

#include "engine/games/one_stat/one_stat.hpp"

namespace adjutant::onestat {
namespace {

using Odds = std::map<std::string, std::string>;

Odds odds(const std::vector<int>& dice, const std::vector<int>& lying = {}) {
    const std::vector<SideId> sides{{"red"}, {"blue"}, {"green"}, {"yellow"}};
    std::vector<Roller> rollers;
    for (std::size_t i = 0; i < dice.size(); ++i) rollers.push_back({sides[i], dice[i]});
    Odds byRanking;
    for (const Likelihood& one : rankingOdds(rollers, lying)) byRanking[one.outcome] = one.p.text();
    return byRanking;
}

TEST(OneStatRankingOdds, ABossBeatsASpecialistElevenTimesInEighteen) {
    // Of 80 throws 44 are the d10's, 28 the d8's, and 8 are ties that are rolled again.
    EXPECT_EQ(odds({10, 8}), (Odds{{"red,blue", "11/18"}, {"blue,red", "7/18"}}));
}

TEST(OneStatRankingOdds, FourEqualDiceMakeEveryRankingAlikeLikely) {
    const Odds ranks = odds({10, 10, 10, 10});
    EXPECT_EQ(ranks.size(), 24U);
    for (const auto& [order, p] : ranks) EXPECT_EQ(p, "1/24") << order;
}

TEST(OneStatRankingOdds, ASideAloneIsFirst) { EXPECT_EQ(odds({10}), (Odds{{"red", "1/1"}})); }

TEST(OneStatRankingOdds, AFaceThatLiesLeavesTheOtherDieToDecide) {
    // Red shows 9: blue's 10 wins, its 9 ties and is rolled again, 1 to 8 lose.
    EXPECT_EQ(odds({10, 10}, {9}), (Odds{{"red,blue", "17/20"}, {"blue,red", "3/20"}}));
}

TEST(OneStatRankingOdds, ATieIsSettledByTheDiceThatLieAfterIt) {
    EXPECT_EQ(odds({10, 10, 10}, {7, 7, 8}), (Odds{{"green,red,blue", "1/2"}, {"green,blue,red", "1/2"}}));
    EXPECT_EQ(odds({10, 10, 10}, {7, 7, 8, 2, 2, 1, 6}), (Odds{{"green,blue,red", "1/1"}}));
}

TEST(OneStatRankingOdds, AnAnswerThatIsNoFaceIsRefused) {
    const State state = OneStat::setup({}).value();
    const auto refused = OneStat::odds(state, RollInitiative{}, {}, {Answer(std::string("heads"))});
    EXPECT_EQ(refused->error().code, "bad-roll");
}

}  // namespace
}  // namespace adjutant::onestat
