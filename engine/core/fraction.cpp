// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/fraction.hpp"

#include <array>
#include <cstdio>

namespace adjutant {

std::string Fraction::text() const {
    constexpr std::size_t mostDigits = 18;
    const std::string denominator = value_.get_den().get_str();
    if (denominator.size() <= mostDigits) return value_.get_num().get_str() + '/' + denominator;
    std::array<char, 32> buffer{};
    // A wide float rounds the quotient once and correctly; a double would round it twice.
    const mpf_class wide(value_, 256);
    gmp_snprintf(buffer.data(), buffer.size(), "%.11Fe", wide.get_mpf_t());
    return buffer.data();
}

}  // namespace adjutant
