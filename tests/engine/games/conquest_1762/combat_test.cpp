// SPDX-License-Identifier: GPL-3.0-or-later
// The one-round rule, and the exact odds against brute force: the explorer of the engine, which runs the
// rules themselves for every throw of the dice.
#include "engine/games/conquest_1762/combat.hpp"

#include <gtest/gtest.h>

#include "engine/chance/odds.hpp"
#include "engine/games/conquest_1762/control.hpp"
#include "engine/games/conquest_1762/rules.hpp"

namespace adjutant::conquest {
namespace {

/// The standard board in the attack phase: France (British) against Iberia (French).
State frontier(int attackers, int defenders, Casualties casualties) {
    Options options;
    options.sides = {{"british"}, {"french"}, {"spanish"}};
    options.setup = Setup::standard;
    options.first = "british";
    options.reinforcement = Reinforcement::spread;
    options.defence = Defence::max;
    options.casualties = casualties;
    State state = Conquest::setup(options).value();
    TableDice nobody;
    Draft draft(state, nobody, {});
    Conquest::open(draft);
    state = draft.state();
    state.phase = Phase::attack;
    state.territories[{"france"}].soldiers = attackers;
    state.territories[{"iberia"}].soldiers = defenders;
    return state;
}

std::map<std::string, Fraction> byName(const std::vector<Likelihood>& outcomes) {
    std::map<std::string, Fraction> named;
    for (const Likelihood& outcome : outcomes) named[outcome.outcome] += outcome.p;
    return named;
}

Attack attack() {
    Attack attack;
    attack.from.value = PlaceId{"france"};
    attack.to.value = PlaceId{"iberia"};
    return attack;
}

TEST(ConquestCombat, TheThreeReadingsOfThePrintedExamples) {  // C62-ATTACK-05, C62-ATTACK-06
    const auto losses = [](const std::vector<int>& a, const std::vector<int>& d, Casualties casualties) {
        const Losses lost = exchangeOf(a, d, casualties);
        return std::pair{lost.attacker, lost.defender};
    };
    using enum Casualties;
    EXPECT_EQ(losses({6, 4, 4}, {6, 6}, difference), (std::pair{3, 0}));
    EXPECT_EQ(losses({5, 3, 1}, {3, 2}, difference), (std::pair{0, 3}));
    EXPECT_EQ(losses({5, 3, 1}, {3, 2}, single), (std::pair{0, 2}));
    EXPECT_EQ(losses({5, 3, 1}, {3, 2}, unmatched), (std::pair{1, 2}));
    EXPECT_EQ(losses({6, 4, 4}, {6, 6}, unmatched), (std::pair{3, 0}));
}

TEST(ConquestCombat, ThrowsCountEveryOrderOfTheirFaces) {
    for (const int dice : {1, 2, 3}) {
        std::uint64_t ways = 0;
        for (const DiceOutcome& thrown : diceOutcomes(dice)) ways += thrown.ways;
        EXPECT_EQ(ways, dice == 1 ? 6U : dice == 2 ? 36U : 216U);
    }
    EXPECT_EQ(diceOutcomes(3).size(), 56U);
}

TEST(ConquestCombat, SoldiersAboardLandOnceTheShipsAreSunkAndGoDownWithTheirOwn) {  // C62-NAVAL-04
    const Stage ships{.naval = true, .attackers = 3, .defenders = 4, .aboard = 5, .shore = 2};
    EXPECT_EQ(next(ships, {2, 0}), (Stage{.attackers = 7, .defenders = 2}));
    EXPECT_EQ(next(ships, {1, 1}).fighters(), 6);
    EXPECT_EQ(endOf(next(ships, {1, 1})), BattleEnd::open);
    EXPECT_EQ(endOf(next(ships, {0, 0})), BattleEnd::repulsed) << "who is ashore is still there";
    EXPECT_EQ(endOf(next({.attackers = 1, .defenders = 1}, {0, 0})), BattleEnd::mutual);
    EXPECT_EQ(endOf(next({.naval = true, .attackers = 1, .defenders = 1}, {1, 0})), BattleEnd::conquered);
}

TEST(ConquestCombat, OddsOfAnExchangeAreThoseOfTheRuleItself) {  // C62-ODDS-02
    for (const Casualties casualties : allOf<Casualties>()) {
        for (const auto& [attackers, defenders] : {std::pair{5, 1}, {2, 3}}) {
            State state = frontier(attackers, defenders, casualties);
            state.turn->gunner = attackers == 2;
            state.turn->entrenched = {{"iberia"}};
            const auto quick = *Conquest::odds(state, attack(), {}, {}, {});
            const auto slow = OddsOf<Conquest>(state, attack()).outcomes();
            ASSERT_TRUE(quick.has_value() && slow.has_value());
            EXPECT_EQ(byName(*quick), byName(*slow));
        }
    }
}

TEST(ConquestCombat, OddsOfAnAssaultAreThoseOfExchangesOneAfterTheOther) {  // C62-ODDS-03
    // Each state is fought by the explorer for one exchange; the rest of the way is added up by recursion.
    std::map<std::pair<int, int>, std::map<std::string, Fraction>> known;
    const auto solve = [&](const auto& self, int a, int d) -> const std::map<std::string, Fraction>& {
        const auto [at, fresh] = known.try_emplace({a, d});
        if (!fresh) return at->second;
        std::map<std::string, Fraction> ends;
        State state = frontier(std::max(a, 2), d, Casualties::difference);
        Attack next = attack();
        if (a == 1) {  // a single survivor presses on (C62-ATTACK-14)
            state.territories[{"france"}].soldiers = 1;
            Battle battle;
            battle.from = {"france"};
            battle.to = {"iberia"};
            state.battle = battle;
            next = Attack();
        }
        const auto steps = OddsOf<Conquest>(state, next).outcomes();
        for (const Likelihood& step : *steps) {
            const auto comma = step.outcome.find(',');
            const int left = a - std::stoi(step.outcome.substr(9, comma - 9));
            const int standing = d - std::stoi(step.outcome.substr(comma + 10));
            if (left == 0 || standing == 0) {
                const std::string end = left == 0 && standing == 0 ? "mutual"
                                        : left == 0                ? "repulsed-" + std::to_string(standing)
                                                                   : "conquered-" + std::to_string(left);
                ends[end] += step.p;
                continue;
            }
            for (const auto& [end, p] : self(self, left, standing)) ends[end] += p * step.p;
        }
        return known[{a, d}] = std::move(ends);
    };
    Assault assault;
    assault.from.value = PlaceId{"france"};
    assault.to.value = PlaceId{"iberia"};
    const State state = frontier(3, 2, Casualties::difference);
    EXPECT_EQ(byName(Conquest::odds(state, assault, {}, {}, {})->value()), solve(solve, 3, 2));
}

}  // namespace
}  // namespace adjutant::conquest
