// SPDX-License-Identifier: GPL-3.0-or-later
// The two kinds of numbers that attrition.hpp counts in.
//   Doubles  quick; every term is positive, so that the relative error is bounded (Doubles::relativeError)
//   Exactly  whole numbers over powers of a common denominator; slower, never wrong
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "engine/chance/fraction.hpp"

namespace adjutant::attrition {

class Doubles {
  public:
    using Number = double;
    using Weight = double;

    /// Below this a probability counts as 0: it spares the processor its slow tiny numbers.
    static constexpr double smallest = 1e-280;

    [[nodiscard]] static double one() { return 1; }
    [[nodiscard]] static double weight(std::uint64_t ways, std::uint64_t of) {
        return static_cast<double>(ways) / static_cast<double>(of);
    }
    static void add(double& to, double number) { to += number; }
    static void push(double& to, double from, double weight) { to += from * weight; }
    static void push(double* to, const double* from, int count, double weight) {
        for (int i = 0; i < count; ++i) to[i] += from[i] * weight;
    }
    static void settle(double& cell) {
        if (cell < smallest) cell = 0;
    }
    [[nodiscard]] static bool isZero(double cell) { return cell == 0; }
    static void clear(double& cell) { cell = 0; }

    /// No end's probability is further from the exact one than this part of it (plus `smallest` for each
    /// state), after at most `rounds` rounds of at most `steps` steps each: a product and a weight are
    /// rounded once, and a sum as often as it has terms (an end gathers up to `maxLost` columns of each
    /// step).
    [[nodiscard]] static double relativeError(int rounds, std::size_t steps, int maxLost) {
        constexpr double unit = 0x1p-53;
        const double each = static_cast<double>(steps) + 2;
        return 1.01 * unit * (each * rounds + static_cast<double>(steps) * maxLost);
    }
};

/// A whole number over `ways` to the power of `level`; empty while the level is -1.
struct Scaled {
    mpz_class count;
    int level = -1;
};

class Exactly {
  public:
    using Number = Scaled;
    using Weight = std::uint64_t;

    /// `ways`: a common multiple of the ways of all rounds.
    explicit Exactly(std::uint64_t ways) : ways_(ways) {}

    [[nodiscard]] static Scaled one() { return {1, 0}; }
    [[nodiscard]] std::uint64_t weight(std::uint64_t ways, std::uint64_t of) const {
        return ways * (ways_ / of);
    }

    void add(Scaled& to, const Scaled& number) { mix(to, number, number.level, 1); }
    void push(Scaled& to, const Scaled& from, std::uint64_t weight) { mix(to, from, from.level + 1, weight); }
    void push(Scaled* to, const Scaled* from, int count, std::uint64_t weight) {
        for (int i = 0; i < count; ++i) push(to[i], from[i], weight);
    }
    static void settle(Scaled& /*cell*/) {}
    [[nodiscard]] static bool isZero(const Scaled& cell) { return cell.level < 0; }
    static void clear(Scaled& cell) {
        cell.count = 0;
        cell.level = -1;
    }

    [[nodiscard]] Fraction fraction(const Scaled& number) {
        return isZero(number) ? Fraction() : Fraction(number.count, power(number.level));
    }

  private:
    /// Adds from * weight, which counts in units of `level`.
    void mix(Scaled& to, const Scaled& from, int level, std::uint64_t weight) {
        if (isZero(from)) return;
        if (to.level < level) {
            if (to.level >= 0) to.count *= power(level - to.level);
            to.level = level;
        }
        std::uint64_t factor = weight;
        bool fits = true;
        for (int up = to.level - level; fits && up > 0; --up) {
            fits = !__builtin_mul_overflow(factor, ways_, &factor);
        }
        if (fits) {
            mpz_addmul_ui(to.count.get_mpz_t(), from.count.get_mpz_t(), factor);
        } else {
            scratch_ = from.count * power(to.level - level);
            mpz_addmul_ui(to.count.get_mpz_t(), scratch_.get_mpz_t(), weight);
        }
    }

    const mpz_class& power(int exponent) {
        if (powers_.empty()) powers_.emplace_back(1);
        while (static_cast<int>(powers_.size()) <= exponent) {
            powers_.push_back(powers_.back() * mpz_class(static_cast<unsigned long>(ways_)));
        }
        return powers_[static_cast<std::size_t>(exponent)];
    }

    std::uint64_t ways_;
    std::vector<mpz_class> powers_;
    mpz_class scratch_;
};

}  // namespace adjutant::attrition
