// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/outcome_reading.hpp"

#include <algorithm>
#include <charconv>

namespace adjutant {
namespace {

constexpr std::string_view digits = "0123456789";

}  // namespace

LabelShape shapeOf(std::string_view label) {
    LabelShape shape;
    while (!label.empty()) {
        const auto words = std::min(label.find_first_of(digits), label.size());
        shape.key += label.substr(0, words);
        label.remove_prefix(words);
        if (label.empty()) break;
        const auto end = std::min(label.find_first_not_of(digits), label.size());
        int number = 0;
        if (std::from_chars(label.data(), label.data() + end, number).ec != std::errc()) number = 0;
        shape.key += '#';
        shape.numbers.push_back(number);
        label.remove_prefix(end);
    }
    return shape;
}

std::optional<OutcomeReading::Both> fallen(const OutcomeReading& reading, OutcomeReading::Both before) {
    if (reading.lost) return reading.lost;
    if (!reading.left) return {};
    return OutcomeReading::Both{before.attacker - reading.left->attacker,
                                before.defender - reading.left->defender};
}

OutcomeReading oneOf(std::string_view label, std::initializer_list<std::string_view> bad,
                     std::initializer_list<std::string_view> good) {
    const std::string shape = shapeOf(label).key;
    const auto is = [&](std::string_view known) { return known == label || known == shape; };
    if (std::ranges::any_of(bad, is)) return {.kind = OutcomeReading::Kind::bad};
    if (std::ranges::any_of(good, is)) return {.kind = OutcomeReading::Kind::good};
    return {};
}

}  // namespace adjutant
