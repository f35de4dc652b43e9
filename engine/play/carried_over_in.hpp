// SPDX-License-Identifier: GPL-3.0-or-later
// What is carried over from a state as the wire has it. Included by one file of a system that declares it.
#pragma once

#include "engine/play/carried_over.hpp"
#include "engine/words/wire.hpp"

namespace adjutant {

/// What `declared` finds in the state; nothing where it cannot be read.
template <class State>
[[nodiscard]] CarriedOver carriedOverIn(const nlohmann::json& from, CarriedOver (*declared)(const State&)) {
    State state;
    try {
        wire::read(from, state);
    } catch (const wire::ParseError&) {
        return {};  // somebody has been at it: the check of the game says so (db/README.md)
    }
    CarriedOver found = declared(state);
    std::erase_if(found.counts, [](const CarriedOver::Count& one) { return one.count == 0 && !one.inAll; });
    return found;
}

}  // namespace adjutant
