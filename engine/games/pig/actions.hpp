// SPDX-License-Identifier: GPL-3.0-or-later
// What a player may do. Whose turn it is is the default side, so that nobody need say it.
#pragma once

#include <optional>
#include <string_view>
#include <variant>

#include "engine/games/pig/state.hpp"

namespace adjutant::pig {

inline constexpr auto sideToAct = [](const State& state) { return state.active; };

/// Roll one die, or several at once (PIG-ROLL-02).
struct Throw {
    static constexpr std::string_view name = "throw";
    SideId side;
    int dice = 1;

    static constexpr auto fields() {
        return listed(
            required("side", &Throw::side).byDefault(sideToAct),
            adjutant::optional("dice", &Throw::dice).checked([](int n) { return n >= 1 && n <= 4; }));
    }
};

struct Hold {
    static constexpr std::string_view name = "hold";
    SideId side;

    static constexpr auto fields() { return listed(required("side", &Hold::side).byDefault(sideToAct)); }
};

using Action = std::variant<Throw, Hold, End>;

}  // namespace adjutant::pig
