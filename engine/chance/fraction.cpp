// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/chance/fraction.hpp"

namespace adjutant {
namespace {

constexpr int significantDigits = 12;

mpz_class powerOfTen(long exponent) {
    mpz_class power;
    mpz_ui_pow_ui(power.get_mpz_t(), 10, static_cast<unsigned long>(exponent));
    return power;
}

/// The whole number nearest to numerator/denominator, a tie going to the even one.
mpz_class nearest(const mpz_class& numerator, const mpz_class& denominator) {
    mpz_class whole, rest;
    mpz_fdiv_qr(whole.get_mpz_t(), rest.get_mpz_t(), numerator.get_mpz_t(), denominator.get_mpz_t());
    const int half = cmp(rest * 2, denominator);
    if (half > 0 || (half == 0 && mpz_odd_p(whole.get_mpz_t()) != 0)) ++whole;
    return whole;
}

/// 1.23456789012e-05 for a positive value, in integers throughout.
std::string scientific(const mpz_class& numerator, const mpz_class& denominator) {
    // A first guess of the decimal exponent, at most one too high or too low; then put right.
    long exponent = static_cast<long>(mpz_sizeinbase(numerator.get_mpz_t(), 10)) -
                    static_cast<long>(mpz_sizeinbase(denominator.get_mpz_t(), 10));
    const auto scaled = [&] {
        const long shift = significantDigits - 1 - exponent;
        return shift >= 0 ? nearest(numerator * powerOfTen(shift), denominator)
                          : nearest(numerator, denominator * powerOfTen(-shift));
    };
    const mpz_class least = powerOfTen(significantDigits - 1);
    mpz_class digits = scaled();
    while (digits < least) {
        --exponent;
        digits = scaled();
    }
    while (digits >= least * 10) {
        ++exponent;
        digits = scaled();
    }
    std::string text = digits.get_str();
    text.insert(1, ".");
    std::string power = std::to_string(exponent < 0 ? -exponent : exponent);
    if (power.size() < 2) power.insert(0, "0");
    return text + 'e' + (exponent < 0 ? '-' : '+') + power;
}

}  // namespace

std::string Fraction::text() const {
    constexpr std::size_t maxDigits = 18;
    const std::string below = value_.get_den().get_str();
    if (below.size() <= maxDigits) return value_.get_num().get_str() + '/' + below;
    if (value_ < 0) return '-' + scientific(-value_.get_num(), value_.get_den());
    return scientific(value_.get_num(), value_.get_den());
}

}  // namespace adjutant
