// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers that attrition.hpp counts in: whole numbers over powers of a common denominator.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/chance/fraction.hpp"

namespace adjutant::attrition {

/// A whole number over `ways` to the power of `level`; empty while the level is -1.
struct Scaled {
    mpz_class count;
    int level = -1;
};

class Exactly {
  public:
    /// `ways`: a common multiple of the ways of all rounds.
    explicit Exactly(std::uint64_t ways) : ways_(ways) {}

    [[nodiscard]] static Scaled one() { return {1, 0}; }
    [[nodiscard]] std::uint64_t weight(std::uint64_t ways, std::uint64_t of) const {
        return ways * (ways_ / of);
    }

    void add(Scaled& to, const Scaled& number) { mix(to, number, number.level, 1); }
    void push(Scaled& to, const Scaled& from, std::uint64_t weight) { mix(to, from, from.level + 1, weight); }
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
