// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/fraction.hpp"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace adjutant::league {
namespace {

constexpr std::size_t maxDigits = 10;
constexpr long thousand = 1000;
constexpr double maxWhole = 1e9;

bool isDigits(std::string_view text) {
    return !text.empty() && text.size() <= maxDigits &&
           std::ranges::all_of(text, [](char letter) { return letter >= '0' && letter <= '9'; });
}

std::optional<Fraction> within(Fraction value) {
    if (abs(value) > maxWhole) return {};
    return value;
}

/// `5/3`, without a sign.
std::optional<Fraction> quotientFrom(std::string_view over, std::string_view under) {
    if (!isDigits(over) || !isDigits(under)) return {};
    const mpz_class divisor(std::string(under), 10);
    if (divisor == 0) return {};
    Fraction value(mpz_class(std::string(over), 10), divisor);
    value.canonicalize();
    return within(value);
}

/// `12` or `0.5`, without a sign.
std::optional<Fraction> decimalFrom(std::string_view whole, std::string_view places) {
    constexpr std::size_t maxPlaces = 3;
    if (!isDigits(whole) || places.size() > maxPlaces) return {};
    if (!places.empty() && !isDigits(places)) return {};
    std::string digits = std::string(whole) + std::string(places);
    digits.append(maxPlaces - places.size(), '0');
    Fraction value(mpz_class(digits, 10), thousand);  // 0 in front is no octal number
    value.canonicalize();
    return within(value);
}

}  // namespace

std::string shown(const Fraction& value) { return value.get_str(); }

std::optional<Fraction> fractionFrom(std::string_view text) {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    std::optional<Fraction> value;
    if (const auto slash = text.find('/'); slash != std::string_view::npos)
        value = quotientFrom(text.substr(0, slash), text.substr(slash + 1));
    else if (const auto point = text.find('.'); point == std::string_view::npos)
        value = decimalFrom(text, {});
    else if (point + 1 < text.size())
        value = decimalFrom(text.substr(0, point), text.substr(point + 1));
    if (value && negative) value = -*value;
    return value;
}

nlohmann::ordered_json jsonOf(const Fraction& value) {
    if (value.get_den() == 1 && value.get_num().fits_slong_p()) return value.get_num().get_si();
    return shown(value);
}

std::optional<Fraction> fractionIn(const nlohmann::ordered_json& json) {
    if (json.is_string()) return fractionFrom(json.get<std::string>());
    if (!json.is_number()) return {};
    const auto number = json.get<double>();
    if (!(std::abs(number) <= maxWhole)) return {};
    if (json.is_number_integer()) return Fraction(json.get<long>());
    const double thousandths = std::round(number * static_cast<double>(thousand));
    if (thousandths / static_cast<double>(thousand) != number) return {};
    Fraction value(static_cast<long>(thousandths), thousand);
    value.canonicalize();
    return value;
}

}  // namespace adjutant::league
