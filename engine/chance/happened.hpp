// SPDX-License-Identifier: GPL-3.0-or-later
// An event of a kind among those that an act brought, for the label of its outcome; null where there is none.
#pragma once

#include <variant>
#include <vector>

namespace adjutant {

template <class E, class Event>
[[nodiscard]] const E* firstOf(const std::vector<Event>& events) {
    for (const Event& event : events) {
        if (const E* found = std::get_if<E>(&event)) return found;
    }
    return nullptr;
}
template <class E, class Event>
[[nodiscard]] const E* lastOf(const std::vector<Event>& events) {
    for (auto event = events.rbegin(); event != events.rend(); ++event) {
        if (const E* found = std::get_if<E>(&*event)) return found;
    }
    return nullptr;
}

}  // namespace adjutant
