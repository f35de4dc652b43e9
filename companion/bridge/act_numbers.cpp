// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/act_numbers.hpp"

#include <nlohmann/json.hpp>

#include "companion/session.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// The round that these events lead to. Few entries name one: the others are not read.
int roundAfter(const EntryText& entry, int before) {
    int round = before;
    for (const json& event : Session::eventsWith(entry, "round")) {
        if (!event.is_object() || event.value("event", "") == "round-ended") continue;
        const auto found = event.find("round");
        if (found != event.end() && found->is_number_integer()) round = found->get<int>();
    }
    return round;
}

}  // namespace

void ActNumbers::count(const Journal& journal) {
    numbers_.reserve(static_cast<std::size_t>(journal.size()));
    while (static_cast<Seq>(numbers_.size()) < journal.size()) {
        const EntryText& entry = journal.at(static_cast<Seq>(numbers_.size()) + 1);
        const ActNumber before = entry.parent > 0 ? of(entry.parent) : ActNumber{};
        const int round = roundAfter(entry, before.round);
        numbers_.push_back({round, round == before.round ? before.inRound + 1 : 1});
    }
}

}  // namespace adjutant::companion
