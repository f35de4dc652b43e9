// SPDX-License-Identifier: GPL-3.0-or-later
// How many may move into a conquest.
#pragma once

#include "engine/games/conquest_1762/rules.hpp"

namespace adjutant::conquest {

struct MoveInLimits {
    int there = 0;  ///< survivors: soldiers of `from`, or aboard
    int least = 0;  ///< C62-CONQUEST-01
    int most = 0;   ///< C62-CONQUEST-02
};
/// Of the battle that was won.
[[nodiscard]] MoveInLimits moveInLimits(const State& state);
/// C62-CONQUEST-05: the conquered building is beyond the captor's limit.
[[nodiscard]] bool mustPlunder(const State& state);

}  // namespace adjutant::conquest
