// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/chance/chance.hpp"

#include <gtest/gtest.h>

#include <array>

#include "engine/chance/chances.hpp"
#include "engine/chance/explorer.hpp"

namespace adjutant {
namespace {

Chance dice(int count, int sides) {
    Chance chance;
    chance.count = count;
    chance.sides = sides;
    return chance;
}

Chance lots(std::vector<std::string> choices, std::vector<long> weights) {
    Chance chance;
    chance.kind = Chance::Kind::oneOf;
    chance.choices = std::move(choices);
    chance.weights = std::move(weights);
    return chance;
}

Fraction total(const std::vector<WeightedAnswer>& all) {
    Fraction sum;
    for (const WeightedAnswer& one : all) sum += one.weight;
    return sum;
}

TEST(Chance, AnswersThatCannotOccurAreNotAllowed) {
    EXPECT_TRUE(dice(2, 6).allows(std::vector{1, 6}));
    EXPECT_FALSE(dice(2, 6).allows(std::vector{1, 7}));
    EXPECT_FALSE(dice(2, 6).allows(std::vector{0, 6}));
    EXPECT_FALSE(dice(2, 6).allows(std::vector{1}));
    EXPECT_FALSE(dice(2, 6).allows(std::string("heads")));
    EXPECT_TRUE(lots({"a", "b"}, {1, 1}).allows(std::string("b")));
    EXPECT_FALSE(lots({"a", "b"}, {1, 1}).allows(std::string("c")));
}

TEST(Chance, DiceAreReadAsPeopleWriteThem) {
    ASSERT_TRUE(readDice("2d6"));
    EXPECT_EQ(readDice("2d6")->dice(), "2d6");
    EXPECT_EQ(readDice("coin")->dice(), "coin");
    for (const char* wrong : {"", "d", "d6", "2d", "0d6", "2d0", "101d6", "2d1001", "2d6x", "-1d6", "two"}) {
        EXPECT_FALSE(readDice(wrong)) << wrong;
    }
}

TEST(AppDice, AreAFunctionOfSeedEntryAndChance) {
    const auto rolled = [](std::uint64_t seed, std::int64_t entry) {
        AppDice app(seed, entry);
        std::vector<Answer> answers;
        for (int i = 0; i < 20; ++i) answers.push_back(app.answer(dice(3, 6)).answer);
        return answers;
    };
    EXPECT_EQ(rolled(7, 2), rolled(7, 2));
    EXPECT_NE(rolled(7, 2), rolled(8, 2));
    EXPECT_NE(rolled(7, 2), rolled(7, 3));
}

TEST(AppDice, FallTheSameOnEveryMachine) {
    AppDice app(1861, 5);
    EXPECT_EQ(text(app.answer(dice(6, 6)).answer), "[5,1,3,6,5,4]");
    EXPECT_EQ(text(app.answer(dice(3, 20)).answer), "[4,5,16]");
}

TEST(AppDice, ShowEveryFaceAboutEquallyOften) {
    std::array<int, 6> seen{};
    constexpr int throws = 60'000;
    for (int entry = 0; entry < throws; ++entry) {
        AppDice app(3, entry);
        ++seen.at(
            static_cast<std::size_t>(std::get<std::vector<int>>(app.answer(dice(1, 6)).answer).front() - 1));
    }
    double chiSquare = 0;
    for (const int count : seen)
        chiSquare += (count - throws / 6.0) * (count - throws / 6.0) / (throws / 6.0);
    EXPECT_LT(chiSquare, 20.5);  // one in a thousand would be above, and these dice always fall alike
}

TEST(AppDice, DrawByWeight) {
    std::array<int, 2> drawn{};
    for (int entry = 0; entry < 10'000; ++entry) {
        AppDice app(9, entry);
        ++drawn.at(std::get<std::string>(app.answer(lots({"rare", "common"}, {1, 3})).answer) == "rare" ? 0
                                                                                                        : 1);
    }
    EXPECT_NEAR(drawn[0], 2500, 200);
}

TEST(SuppliedRolls, AnswerInOrderAndThenTheRestAnswers) {
    AppDice app(1, 1);
    SuppliedRolls rolls({Answer(std::vector{4})}, app);
    const auto first = rolls.answer(dice(1, 6));
    EXPECT_EQ(first.answer, Answer(std::vector{4}));
    EXPECT_FALSE(first.byApp);
    EXPECT_TRUE(rolls.answer(dice(1, 6)).byApp);
    EXPECT_EQ(rolls.leftOver(), 0U);
}

TEST(SuppliedRolls, RefuseWhatCannotComeUp) {
    TableDice table;
    SuppliedRolls rolls({Answer(std::vector{7})}, table);
    try {
        rolls.answer(dice(1, 6));
        FAIL() << "a seven was accepted";
    } catch (const Interrupted& interrupted) {
        EXPECT_EQ(std::get<Refusal>(interrupted.why).code, code::badRoll);
    }
}

TEST(Lots, OfDiceInAnyOrderAreMultisetsWithMultinomialWeights) {
    Chance chance = dice(10, 6);
    chance.ordered = false;
    const auto all = weightedAnswersOf(chance);
    EXPECT_EQ(all.size(), 3003U);
    EXPECT_EQ(total(all), Fraction(1));
}

TEST(Lots, OfDiceInAnyOrderAgreeWithCountingEveryOrder) {
    for (int sides = 2; sides <= 6; ++sides) {
        for (int count = 1; count <= 4; ++count) {
            std::map<std::vector<int>, Fraction> byCounting;
            for (const WeightedAnswer& one : weightedAnswersOf(dice(count, sides))) {
                auto faces = std::get<std::vector<int>>(one.answer);
                std::sort(faces.begin(), faces.end());
                byCounting[faces] += one.weight;
            }
            Chance pool = dice(count, sides);
            pool.ordered = false;
            for (const WeightedAnswer& one : weightedAnswersOf(pool)) {
                EXPECT_EQ(one.weight, byCounting.at(std::get<std::vector<int>>(one.answer)));
            }
        }
    }
}

TEST(Lots, OfDiceThatOnlyTellHitOrMissAreTheBinomialDistribution) {
    Chance chance = dice(3, 6);
    chance.ordered = false;
    chance.classes = {0, 0, 0, 0, 1, 1};
    const auto all = weightedAnswersOf(chance);
    ASSERT_EQ(all.size(), 4U);
    EXPECT_EQ(all[0].weight, Fraction(8, 27));
    EXPECT_EQ(all[1].weight, Fraction(12, 27));
    EXPECT_EQ(all[2].weight, Fraction(6, 27));
    EXPECT_EQ(all[3].weight, Fraction(1, 27));
}

TEST(Lots, OfDiceThatOnlyTellWhetherATotalIsReachedAreTwo) {
    Chance chance = dice(2, 6);
    chance.totalNeeded = 5;
    const auto all = weightedAnswersOf(chance);
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].answer, Answer(std::vector{1, 1}));
    EXPECT_EQ(all[0].weight, Fraction(1, 6));
    EXPECT_EQ(all[1].answer, Answer(std::vector{6, 6}));
    EXPECT_EQ(all[1].weight, Fraction(5, 6));
}

TEST(Lots, OfATotalThatIsSureOrOutOfReachAreOne) {
    Chance chance = dice(2, 6);
    chance.totalNeeded = 2;
    ASSERT_EQ(weightedAnswersOf(chance).size(), 1U);
    EXPECT_EQ(weightedAnswersOf(chance)[0].answer, Answer(std::vector{6, 6}));
    chance.totalNeeded = 13;
    ASSERT_EQ(weightedAnswersOf(chance).size(), 1U);
    EXPECT_EQ(weightedAnswersOf(chance)[0].answer, Answer(std::vector{1, 1}));
}

TEST(Lots, OfATotalAgreeWithTryingEveryFace) {
    for (int needed = 0; needed <= 20; ++needed) {
        Chance chance = dice(3, 6);
        Fraction byFaces;
        for (const WeightedAnswer& one : weightedAnswersOf(chance)) {
            const auto& faces = std::get<std::vector<int>>(one.answer);
            if (faces[0] + faces[1] + faces[2] >= needed) byFaces += one.weight;
        }
        chance.totalNeeded = needed;
        Fraction byTotal;
        for (const WeightedAnswer& one : weightedAnswersOf(chance)) {
            if (std::get<std::vector<int>>(one.answer)[0] == 6) byTotal += one.weight;
        }
        EXPECT_EQ(byTotal, byFaces) << needed;
    }
}

TEST(Lots, OfIncidentalDiceAreOne) {
    Chance chance = dice(1, 20);
    chance.incidental = true;
    EXPECT_EQ(weightedAnswersOf(chance).size(), 1U);
}

TEST(Fraction, IsWrittenInLowestTermsAndAsADecimalWhereItIsTooLong) {
    EXPECT_EQ(Fraction(10, 36).text(), "5/18");
    EXPECT_EQ(Fraction(1).text(), "1/1");
    Fraction tiny(1);
    for (int i = 0; i < 40; ++i) tiny *= Fraction(1, 3);
    EXPECT_EQ(tiny.text(), "8.22526333997e-20");
}

}  // namespace
}  // namespace adjutant
