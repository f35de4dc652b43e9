// SPDX-License-Identifier: GPL-3.0-or-later
// Rulings: parts of a state set by JSON pointer (RFC 6901). What the state has no place for is found by the
// typed state (position_of.hpp); here pointers are followed, and nothing grows that was not asked for.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "engine/core/refusal.hpp"

namespace adjutant::ruling {

/// The state with the values of `set` (pointer → value) put in their places, in the order of the pointers. A
/// member that an object does not have is made, an element right behind the end of a list is added.
/// `bad-parameter` for what is no pointer, or leads nowhere.
[[nodiscard]] Expected<nlohmann::json> patched(nlohmann::json state, const nlohmann::json& set);

/// Those pointers of `set` that lead to something hidden, into it, or above it.
[[nodiscard]] std::vector<std::string> hiddenIn(const nlohmann::json& set,
                                                const std::vector<std::string>& hidden);

}  // namespace adjutant::ruling
