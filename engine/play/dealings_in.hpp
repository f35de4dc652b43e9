// SPDX-License-Identifier: GPL-3.0-or-later
// The dealings of events as the wire has them, for a system whose events say who takes and pays what.
// Included by one file of such a system, the one with its readings.
#pragma once

#include <iterator>
#include <variant>

#include "engine/chance/sum_wire.hpp"
#include "engine/play/dealing.hpp"
#include "engine/words/wire.hpp"

namespace adjutant {

/// In the order of the events. Events that all systems share, and those that the system cannot read, deal
/// nothing.
template <class Event>
[[nodiscard]] std::vector<Dealing> dealingsIn(const nlohmann::json& events) {
    std::vector<Dealing> all;
    const auto add = [&]<class Happened>(const Happened& happened) {
        if constexpr (requires { happened.dealings(); }) {
            std::ranges::move(happened.dealings(), std::back_inserter(all));
        }
    };
    for (const nlohmann::json& from : events) {
        try {
            Event event;
            if (wire::readTagged(from.at("event").get_ref<const std::string&>(), from, event))
                std::visit(add, event);
        } catch (const wire::ParseError&) {
            continue;  // somebody has been at the journal: its check says so (db/README.md)
        } catch (const nlohmann::json::exception&) {
            continue;
        }
    }
    return all;
}

}  // namespace adjutant
