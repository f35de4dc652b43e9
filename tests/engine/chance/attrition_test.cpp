// SPDX-License-Identifier: GPL-3.0-or-later
// Fights to the end: by hand, and against plain recursion in fractions.
#include "engine/chance/attrition.hpp"

#include <gtest/gtest.h>

#include <functional>

#include "engine/games/conquest_1762/combat.hpp"

namespace adjutant::attrition {
namespace {

/// A coin each round: heads costs the defender one, tails the attacker.
struct CoinModel {
    Round coin{{{0, 1, 1}, {1, 0, 1}}, 2};
    [[nodiscard]] const Round& round(int /*a*/, int /*d*/) const { return coin; }
    [[nodiscard]] static int maxLost() { return 1; }
    [[nodiscard]] static std::uint64_t ways() { return 2; }
};

conquest::ExchangeModel conquestModel(conquest::Casualties casualties = conquest::Casualties::difference) {
    return {3, 2, {}, casualties};
}

/// Every end of a fight by name, by recursion in fractions.
template <class L>
class Recursion {
  public:
    using Ends = std::map<Forces, Fraction>;
    explicit Recursion(L& model) : model_(model) {}

    const Ends& from(Forces forces) {
        const auto [at, fresh] = known_.try_emplace(forces);
        if (!fresh) return at->second;
        Ends ends;
        if (forces.first == 0 || forces.second == 0) {
            ends[forces] = Fraction(1);
        } else {
            const Round& round = model_.round(forces.first, forces.second);
            for (const Step& step : round.steps) {
                const Fraction p(static_cast<long>(step.ways), round.ways);
                const Forces left{std::max(0, forces.first - step.attackersLost),
                                  std::max(0, forces.second - step.defendersLost)};
                for (const auto& [end, rest] : from(left)) ends[end] += p * rest;
            }
        }
        return known_[forces] = std::move(ends);
    }

  private:
    L& model_;
    std::map<Forces, Ends> known_;
};

template <class L>
void expectSame(L model, int attackers, int defenders) {
    Exactly exact(model.ways());
    const auto ends = fight(exact, model, {{{attackers, defenders}, Exactly::one()}});
    Recursion<L> recursion(model);
    Fraction total = exact.fraction(ends.mutual);
    for (const auto& [end, p] : recursion.from({attackers, defenders})) {
        const auto [a, d] = end;
        const Scaled& number = a > 0   ? ends.won.at(static_cast<std::size_t>(a))
                               : d > 0 ? ends.lost.at(static_cast<std::size_t>(d))
                                       : ends.mutual;
        EXPECT_EQ(exact.fraction(number), p) << a << " against " << d;
        if (a > 0 || d > 0) total += p;
    }
    EXPECT_EQ(total, Fraction(1));
}

TEST(Attrition, ACoinFightIsThatOfTheBook) {
    const CoinModel model;
    Exactly exact(2);
    const auto ends = fight(exact, model, {{{2, 2}, Exactly::one()}});
    EXPECT_EQ(exact.fraction(ends.won[2]), Fraction(1, 4));
    EXPECT_EQ(exact.fraction(ends.won[1]), Fraction(1, 4));
    EXPECT_EQ(exact.fraction(ends.lost[1]), Fraction(1, 4));
    EXPECT_EQ(exact.fraction(ends.lost[2]), Fraction(1, 4));
}

TEST(Attrition, ExactNumbersAreThoseOfPlainRecursion) {
    expectSame(CoinModel(), 9, 12);
    for (const auto casualties : allOf<conquest::Casualties>()) expectSame(conquestModel(casualties), 13, 11);
    expectSame(conquestModel(), 1, 14);
    expectSame(conquestModel(), 14, 1);
}

TEST(Attrition, AFightStopsWhereTheAttackerWants) {
    const CoinModel model;
    Exactly exact(2);
    const auto ends = fight(exact, model, {{{3, 2}, Exactly::one()}}, 2);
    EXPECT_EQ(exact.fraction(ends.won[3]), Fraction(1, 4));
    EXPECT_EQ(exact.fraction(ends.stopped.at({2, 2})), Fraction(1, 2));
    EXPECT_EQ(exact.fraction(ends.stopped.at({2, 1})), Fraction(1, 4));
}

TEST(Attrition, SeveralBeginningsAreWeighed) {
    const CoinModel model;
    Exactly exact(2);
    const auto after = afterRound(exact, model.coin, {2, 2}, Exactly::one());
    const Starts starts(after.begin(), after.end());
    const auto ends = fight(exact, model, starts);
    EXPECT_EQ(exact.fraction(ends.won[2]), Fraction(1, 4));
}

TEST(Attrition, AHundredAgainstAHundredSumToExactlyOne) {
    auto model = conquestModel();
    Exactly exact(model.ways());
    const auto ends = fight(exact, model, {{{100, 100}, Exactly::one()}});
    Fraction total = exact.fraction(ends.mutual);
    for (const Scaled& won : ends.won) total += exact.fraction(won);
    for (const Scaled& lost : ends.lost) total += exact.fraction(lost);
    EXPECT_EQ(total, Fraction(1));
}

TEST(Fraction, DecimalsAreRoundedHalfToEvenFromTheExactValue) {
    const auto text = [](const char* numerator, const char* denominator) {
        return Fraction(mpz_class(numerator), mpz_class(denominator)).text();
    };
    EXPECT_EQ(text("1", "1000000000000000000"), "1.00000000000e-18");
    EXPECT_EQ(text("5", "18"), "5/18");
    // 2^-64 times odd numbers of thirteen digits whose last is a five: exact ties, to the even side.
    EXPECT_EQ(text("1234567890125", "10000000000000000000000000001"), "1.23456789012e-16");
    EXPECT_EQ(text("2", "3000000000000000000000"), "6.66666666667e-22");
    EXPECT_EQ(text("9999999999999999999999", "10000000000000000000001"), "1.00000000000e+00");
    mpz_class tiny;
    mpz_ui_pow_ui(tiny.get_mpz_t(), 10, 120);
    EXPECT_EQ(Fraction(mpz_class(1), tiny).text(), "1.00000000000e-120");
}

}  // namespace
}  // namespace adjutant::attrition
