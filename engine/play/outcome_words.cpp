// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/outcome_words.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/play/outcome_reading.hpp"
#include "engine/words/wording.hpp"
#include "messages/shared.hpp"

namespace adjutant {
namespace {

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
    const LabelShape shape = shapeOf(label);
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
