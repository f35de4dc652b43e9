// SPDX-License-Identifier: GPL-3.0-or-later
// The rules without a wire around them: set-up, initiative, an attack, a move, and exact odds.
#include <gtest/gtest.h>

#include "engine/chance/odds.hpp"
#include "engine/chance/resolve.hpp"
#include "engine/games/one_stat/one_stat.hpp"

namespace adjutant::onestat {
namespace {

const SideId red{"red"};

State begun(const Options& options = {}) { return OneStat::setup(options).value(); }

State redToAct() {
    State state = begun();
    state.phase = Phase::activations;
    state.order = {red, SideId{"blue"}};
    state.active = red;
    return state;
}

/// The state after an act with these answers to its chances.
State after(const State& before, const Action& action, std::vector<SuppliedAnswer> answers) {
    TableDice nobody;
    SuppliedRolls rolls(std::move(answers), nobody);
    auto outcome = resolve<OneStat>(before, action, rolls);
    EXPECT_TRUE(std::holds_alternative<Accepted<OneStat>>(outcome));
    return std::get<Accepted<OneStat>>(outcome).state;
}

std::map<std::string, std::string> byOutcome(const std::vector<Likelihood>& list) {
    std::map<std::string, std::string> odds;
    for (const Likelihood& one : list) odds[one.outcome] = one.p.text();
    return odds;
}

SuppliedAnswer face(int number) { return Answer(std::vector<int>{number}); }

TEST(OneStatRules, ADefaultWarbandIsABossThreeSpecialistsAndSixRookies) {  // OSS-ROSTER-01, OSS-SETUP-02
    const State state = begun();
    EXPECT_EQ(state.pieces.size(), 20U);
    EXPECT_EQ(state.pieces.at({"red-boss"}).die, 10);
    EXPECT_EQ(state.terrain->size(), 12U);
}

TEST(OneStatRules, ARosterWithAStatAboveItsDieIsRefused) {  // OSS-ROSTER-05
    Options options;
    Roster roster;
    roster.fighters.emplace().emplace_back().tier = "boss";
    roster.fighters->front().stat = 11;
    options.warbands = std::map<SideId, Roster>{{red, roster}};
    EXPECT_EQ(OneStat::setup(options).error().code, "bad-roster");
}

TEST(OneStatRules, ARookieThatFailsItsDefenceIsOutAtOnce) {  // OSS-WOUND-01
    const Attack attack{.fighter = {"red-r1"}, .target = {"blue-r1"}};
    EXPECT_TRUE(after(redToAct(), attack, {face(3), face(3)}).pieces.at({"blue-r1"}).out);
    EXPECT_FALSE(after(redToAct(), attack, {face(3), face(4)}).pieces.at({"blue-r1"}).out);
    EXPECT_FALSE(after(redToAct(), attack, {face(4)}).pieces.at({"blue-r1"}).out);
}

TEST(OneStatRules, MovingAndFightingEndTheActivationInEitherOrder) {  // OSS-TURN-05, OSS-MOVE-07, OSS-MOVE-08
    const Attack attack{.fighter = {"red-r1"}, .target = {"blue-r1"}};
    const State fought = after(redToAct(), attack, {face(6)});
    ASSERT_EQ(fought.stack.size(), 1U);
    Move move;
    move.fighter = {"red-r1"};
    const State moved = after(fought, move, {});
    EXPECT_TRUE(moved.stack.empty());
    EXPECT_EQ(moved.active, SideId{"blue"});
}

TEST(OneStatRules, ARepeatedAttackTellsHowItsVictimEnds) {
    const Attack attack{.fighter = {"red-r1"}, .target = {"blue-r1"}};
    const auto twice = OneStat::oddsRepeated(redToAct(), attack, 2, {});
    const std::map<std::string, std::string> expected{{"standing", "9/16"}, {"out", "7/16"}};
    EXPECT_EQ(byOutcome(twice.value()), expected);
    EXPECT_EQ(OneStat::oddsRepeated(redToAct(), attack, 21, {}).error().code, "bad-parameter");
}

TEST(OneStatRules, EqualDiceRankEverybodyAlikeHoweverOftenTheyTie) {  // OSS-INIT-03
    Options options;
    options.players = 3;
    const auto ranks = byOutcome(OneStat::odds(begun(options), RollInitiative{}, {}, {})->value());
    ASSERT_EQ(ranks.size(), 6U);
    for (const auto& [order, p] : ranks) EXPECT_EQ(p, "1/6") << order;
}

}  // namespace
}  // namespace adjutant::onestat
