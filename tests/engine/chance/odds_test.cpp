// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/chance/odds.hpp"

#include <gtest/gtest.h>

#include "engine/games/pig/pig.hpp"

namespace adjutant {
namespace {

using pig::Pig;

pig::State newGame() {
    pig::State state = *Pig::setup({});
    Pig::derive(state);
    return state;
}

std::map<std::string, std::string> outcomes(const pig::Throw& action,
                                            std::span<const Overrule> overrules = {},
                                            std::vector<Answer> given = {}) {
    std::map<std::string, std::string> texts;
    const auto all = OddsOf<Pig>(newGame(), action, overrules, std::move(given)).outcomes();
    if (!all.has_value()) return {{all.error().code, ""}};
    for (const Likelihood& one : *all) texts[one.outcome] = one.p.text();
    return texts;
}

TEST(Odds, OfOneDieAreASixthForEachFace) {
    const auto odds = outcomes({SideId{"red"}, 1});
    EXPECT_EQ(odds.at("busted"), "1/6");
    EXPECT_EQ(odds.at("6"), "1/6");
    EXPECT_EQ(odds.size(), 6U);
}

TEST(Odds, OfTwoDiceCountEveryOrder) {
    const auto odds = outcomes({SideId{"red"}, 2});
    EXPECT_EQ(odds.at("busted"), "11/36");
    EXPECT_EQ(odds.at("8"), "1/9");  // 2+5, 5+2, 3+4, 4+3 and one for daring
}

TEST(Odds, HonourTheRefereesOverrules) {
    const std::vector<Overrule> rulings{{"PIG-ROLL-02", 5, "a feast day"}};
    const auto odds = outcomes({SideId{"red"}, 2}, rulings);
    EXPECT_EQ(odds.at("17"), "1/36");
    EXPECT_FALSE(odds.contains("5"));
}

TEST(Odds, GivenWhatLiesOnTheTableAreCertain) {
    const auto odds = outcomes({SideId{"red"}, 2}, {}, {std::vector{3, 4}});
    ASSERT_EQ(odds.size(), 1U);
    EXPECT_EQ(odds.at("8"), "1/1");
}

TEST(Odds, GivenARollThatCannotBeAreRefused) {
    EXPECT_TRUE(outcomes({SideId{"red"}, 2}, {}, {std::vector{3, 9}}).contains("bad-roll"));
}

/// A march of many dangerous steps: what checkpoints are for.
struct March {
    struct State {
        int health = 4;
        auto operator<=>(const State&) const = default;
    };
    struct Action {
        int steps = 0;
        bool merging = true;
    };
    struct Event {};

    static Allowed decide(Draft<March>& d, const Action& a) {
        if (a.steps < 0) return refuse("no-way-back", Phrase("There is no way back."));
        for (int step = 0; step < a.steps; ++step) {
            if (d.die(6, "step") == 1) d.emit({});
            if (a.merging) d.checkpoint();
        }
        d.settle();
        d.die(6, "what follows");
        return {};
    }
    static void apply(State& s, const Event&) { s.health = std::max(0, s.health - 1); }
    static std::string label(const Action&, const State&, const std::vector<Event>&, const State& after) {
        return std::to_string(after.health);
    }
};

TEST(Odds, AreTheSameWhetherRunsThatMeetAreMergedOrNot) {
    const auto merged = OddsOf<March>({}, {6, true}).outcomes();
    const auto apart = OddsOf<March>({}, {6, false}).outcomes();
    std::map<std::string, std::string> first;
    std::map<std::string, std::string> second;
    for (const auto& one : *merged) first[one.outcome] = one.p.text();
    for (const auto& one : *apart) second[one.outcome] = one.p.text();
    EXPECT_EQ(first, second);
    EXPECT_EQ(first.at("4"), "15625/46656");
}

TEST(Odds, OfARefusedActAreRefused) {
    const auto odds = OddsOf<March>({}, {-1, true}).outcomes();
    ASSERT_FALSE(odds.has_value());
    EXPECT_EQ(odds.error().code, "no-way-back");
}

TEST(Odds, OfALongMarchAreCountedExactly) {
    const auto odds = OddsOf<March>({}, {60, true}).outcomes();
    ASSERT_TRUE(odds.has_value());
    Fraction total;
    for (const auto& one : *odds) total += one.p;
    EXPECT_EQ(total, Fraction(1));
}

TEST(Odds, OfACourseThatAGameAsksAboutAreThoseOfThatCourse) {
    Question<March> twoFalls;
    twoFalls.course = [](Draft<March>& d) -> Allowed {
        for (int step = 0; step < 2; ++step) {
            if (d.die(2, "fall") == 1) d.emit({});
        }
        return {};
    };
    twoFalls.label = [](const Draft<March>& d) { return std::to_string(d.state().health); };
    const auto odds = OddsOf<March>({}, twoFalls).outcomes();
    ASSERT_EQ(odds->size(), 3U);
    EXPECT_EQ(odds->at(1).outcome + " " + odds->at(1).p.text(), "3 1/2");
}

/// The same march, which can be taken up after any step.
struct StagedMarch : March {
    static inline int stepsTaken = 0;

    static Allowed decide(Draft<StagedMarch>& d, const Action& a) { return marchFrom(d, a, 0); }
    static Allowed resume(Draft<StagedMarch>& d, const Action& a, const std::string& key) {
        return marchFrom(d, a, std::stoi(key));
    }
    static Allowed marchFrom(Draft<StagedMarch>& d, const Action& a, int first) {
        for (int step = first; step < a.steps; ++step) {
            ++stepsTaken;
            if (d.die(6, "step") == 1) d.emit({});
            d.checkpoint(std::to_string(step + 1) + " " + std::to_string(d.state().health));
        }
        return {};
    }
};

std::map<std::string, std::string> stagedOutcomes(int steps, std::vector<Answer> given = {}) {
    std::map<std::string, std::string> texts;
    const auto odds = OddsOf<StagedMarch>({}, {steps, true}, {}, std::move(given)).outcomes();
    for (const auto& one : *odds) texts[one.outcome] = one.p.text();
    return texts;
}

TEST(Odds, OfAnActTakenUpAtItsCheckpointsAreTheSame) {
    std::map<std::string, std::string> fromTheStart;
    const auto odds = OddsOf<March>({}, {20, true}).outcomes();
    for (const auto& one : *odds) fromTheStart[one.outcome] = one.p.text();
    StagedMarch::stepsTaken = 0;
    EXPECT_EQ(stagedOutcomes(20), fromTheStart);
    EXPECT_LE(StagedMarch::stepsTaken, 20 * 5 * 6) << "each step once for each state and face";
}

TEST(Odds, OfAnActTakenUpAtItsCheckpointsKnowWhatLiesOnTheTable) {
    EXPECT_EQ(stagedOutcomes(3, {std::vector{1}, std::vector{1}, std::vector{2}}).at("2"), "1/1");
}

TEST(Odds, ThatCannotBeCountedAreRefused) {
    const auto odds = OddsOf<March>({}, {12, false}).within(1000).outcomes();
    ASSERT_FALSE(odds.has_value());
    EXPECT_EQ(odds.error().code, code::tooManyOutcomes);
}

TEST(Odds, OfATieThatIsRolledAgainForEverAreRefused) {
    Explorer explorer({});
    explorer.begin({}, 0);
    explorer.rewind();
    const Chance tie = readDice("1d6").value();
    const auto forEver = [&] {
        for (;;) static_cast<void>(explorer.answer(tie));
    };
    EXPECT_THROW(forEver(), Interrupted);
}

}  // namespace
}  // namespace adjutant
