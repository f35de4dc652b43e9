// SPDX-License-Identifier: GPL-3.0-or-later
// An exact probability or weight. Arbitrary precision (GMP), always in lowest terms.
#pragma once

#include <gmpxx.h>

#include <string>

namespace adjutant {

class Fraction {
  public:
    Fraction() = default;
    Fraction(long numerator, unsigned long denominator = 1) : value_(numerator, denominator) {  // NOLINT
        value_.canonicalize();
    }

    Fraction& operator+=(const Fraction& other) { return value_ += other.value_, *this; }
    Fraction& operator*=(const Fraction& other) { return value_ *= other.value_, *this; }
    friend Fraction operator+(Fraction a, const Fraction& b) { return a += b; }
    friend Fraction operator*(Fraction a, const Fraction& b) { return a *= b; }
    friend bool operator==(const Fraction& a, const Fraction& b) { return a.value_ == b.value_; }
    friend bool operator<(const Fraction& a, const Fraction& b) { return a.value_ < b.value_; }

    [[nodiscard]] bool isZero() const { return value_ == 0; }
    [[nodiscard]] double toDouble() const { return value_.get_d(); }
    /// `"5/18"` in lowest terms; where the denominator has more than 18 digits, a decimal as C's `%.11e`.
    [[nodiscard]] std::string text() const;

  private:
    mpq_class value_;
};

}  // namespace adjutant
