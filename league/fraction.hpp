// SPDX-License-Identifier: GPL-3.0-or-later
// Exact numbers: no rank ever hangs on a rounding.
#pragma once

#include <gmpxx.h>

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace adjutant::league {

using Fraction = mpq_class;

/// `7`, `-1/2`: as it is shown.
[[nodiscard]] std::string shown(const Fraction&);
/// Whole numbers, decimals with up to three places (`0.5`) and fractions (`5/3`); nothing for other texts,
/// and for numbers beyond a thousand millions.
[[nodiscard]] std::optional<Fraction> fractionFrom(std::string_view text);

/// A whole number as a number, any other as a text.
[[nodiscard]] nlohmann::ordered_json jsonOf(const Fraction&);
/// A number with up to three places, or a text as above.
[[nodiscard]] std::optional<Fraction> fractionIn(const nlohmann::ordered_json&);

}  // namespace adjutant::league
