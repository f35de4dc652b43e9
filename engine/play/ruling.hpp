// SPDX-License-Identifier: GPL-3.0-or-later
// Rulings: parts of a state set by JSON pointer (RFC 6901). What the state has no place for is found by the
// typed state (position_of.hpp); here pointers are followed, and nothing grows that was not asked for.
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "engine/words/refusal.hpp"

namespace adjutant::ruling {

/// What a ruling changed, as JSON pointers.
struct Places {
    std::vector<std::string> set;      ///< got a value; what was appended by its index
    std::vector<std::string> removed;  ///< are gone
};

/// May the state hold null at this place, where it stands already?
using HoldsNull = std::function<bool(const nlohmann::json& state, const std::string& place)>;

/// Puts the values of `set` (pointer → value) in their places in the state, in the order of the pointers. A
/// member that an object does not have is made; an element right behind the end of a list, or at `-`, is
/// added. Null where the state cannot hold it removes the entry. `bad-parameter` for what is no pointer,
/// leads nowhere, or is to be removed and is not there; the state is then left unspecified.
[[nodiscard]] Expected<Places> patch(nlohmann::json& state, const nlohmann::json& set,
                                     const HoldsNull& holdsNull);

/// Refuses (`bad-parameter`) what the typed state, written again as `kept`, would silently drop of the
/// ruling, or a removal that it would not keep. Null may stand where nothing was said.
[[nodiscard]] Allowed keeps(const nlohmann::json& kept, const Places& places, const nlohmann::json& patched);

/// Those pointers of `set` that lead to something hidden, into it, or above it.
[[nodiscard]] std::vector<std::string> hiddenIn(const nlohmann::json& set,
                                                const std::vector<std::string>& hidden);

}  // namespace adjutant::ruling
