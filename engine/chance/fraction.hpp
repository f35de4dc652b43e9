// SPDX-License-Identifier: GPL-3.0-or-later
// An exact probability or weight. Arbitrary precision (GMP), always in lowest terms.
#pragma once

#include <gmpxx.h>

#include <string>
#include <utility>

namespace adjutant {

class Fraction {
  public:
    Fraction() = default;
    Fraction(long numerator, unsigned long denominator = 1) : value_(numerator, denominator) {  // NOLINT
        value_.canonicalize();
    }
    /// The denominator is positive.
    Fraction(const mpz_class& numerator, const mpz_class& denominator) : value_(numerator, denominator) {
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
    [[nodiscard]] const mpz_class& numerator() const { return value_.get_num(); }
    [[nodiscard]] const mpz_class& denominator() const { return value_.get_den(); }
    /// `"5/18"` in lowest terms; where the denominator has more than 18 digits, a decimal as C's `%.11e`,
    /// rounded half to even from the exact value.
    [[nodiscard]] std::string text() const;

  private:
    mpq_class value_;
};

}  // namespace adjutant
