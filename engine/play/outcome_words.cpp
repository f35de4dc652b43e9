// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/outcome_words.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <vector>

#include "engine/words/wording.hpp"
#include "messages/shared.hpp"

namespace adjutant {
namespace {

bool isDigit(char letter) { return std::isdigit(static_cast<unsigned char>(letter)) != 0; }

/// A label with "#" for each number, and the numbers.
struct Shape {
    std::string key;
    std::vector<std::int64_t> numbers;
};

Shape shapeOf(std::string_view label) {
    Shape shape;
    for (std::size_t at = 0; at < label.size(); ++at) {
        if (!isDigit(label[at])) {
            shape.key += label[at];
            continue;
        }
        const auto end = std::min(label.find_first_not_of("0123456789", at), label.size());
        std::int64_t number = 0;  // one that is too large for it stays 0
        std::from_chars(label.data() + at, label.data() + end, number);
        shape.key += '#';
        shape.numbers.push_back(number);
        at = end - 1;
    }
    return shape;
}

std::vector<std::string> partsOf(std::string_view label) {
    std::vector<std::string> parts(1);
    for (const char letter : label) {
        if (letter == ',')
            parts.emplace_back();
        else
            parts.back() += letter;
    }
    return parts;
}

}  // namespace

std::optional<std::string> OutcomeWords::message(std::string_view label) const {
    const Shape shape = shapeOf(label);
    const Message* message = words_.find("outcomes", shape.key);
    if (message == nullptr) message = shared::catalogue(words_.language()).find("outcomes", shape.key);
    if (message == nullptr) return {};
    static constexpr std::array<std::string_view, 3> names{"first", "second", "third"};
    Arguments arguments(*message);
    for (std::size_t at = 0; at < std::min(names.size(), shape.numbers.size()); ++at)
        arguments.set(names[at], shape.numbers[at]);
    return arguments.text();
}

std::optional<std::string> OutcomeWords::part(const std::string& text) const {
    if (auto told = message(text)) return told;
    if (const auto name = nameOf_(text)) return name->in(words_.language());
    for (auto dash = text.rfind('-'); dash != std::string::npos && dash > 0;
         dash = text.rfind('-', dash - 1)) {
        const auto name = nameOf_(text.substr(0, dash));
        const auto fate = name ? message(text.substr(dash + 1)) : std::nullopt;
        if (fate) return name->in(words_.language()) + ": " + *fate;
    }
    return {};
}

bool OutcomeWords::has(std::string_view label) const {
    if (message(label)) return true;
    const auto parts = partsOf(label);
    return std::ranges::all_of(parts, [&](const std::string& text) { return part(text).has_value(); });
}

std::string OutcomeWords::of(std::string_view label) const {
    if (auto whole = message(label)) return atStart(*std::move(whole));
    std::string told;
    for (std::string text : partsOf(label)) {
        if (auto known = part(text))
            text = *std::move(known);
        else
            std::ranges::replace(text, '-', ' ');
        told += (told.empty() ? "" : ", ") + text;
    }
    return atStart(std::move(told));
}

}  // namespace adjutant
