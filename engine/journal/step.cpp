// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/journal/step.hpp"

#include <nlohmann/json.hpp>
#include <optional>

namespace adjutant {
namespace {

/// Entries are written without blanks and with their keys in order, so that the first letters tell.
std::optional<Step::Kind> kindOf(std::string_view events) {
    if (events.starts_with(R"([{"event":"undone")")) return Step::Kind::undo;
    if (events.starts_with(R"([{"event":"redone")")) return Step::Kind::redo;
    if (events.starts_with(R"([{"event":"rewound")")) return Step::Kind::rewind;
    return {};
}

}  // namespace

Step stepOf(std::string_view events) {
    const auto kind = kindOf(events);
    if (!kind) return {};
    const auto list = nlohmann::json::parse(events, nullptr, false);
    if (!list.is_array() || list.empty() || !list.front().is_object()) return {};
    const auto seq = list.front().find("seq");
    if (seq == list.front().end() || !seq->is_number_integer()) return {};
    return {*kind, seq->get<Seq>()};
}

}  // namespace adjutant
