// SPDX-License-Identifier: GPL-3.0-or-later
// What follows when a number is rolled (or named by an almanac).
#pragma once

#include "engine/games/conquest_1762/rules.hpp"

namespace adjutant::conquest {

/// C62-ROLL, C62-BONUS: everybody collects, the active side gets its bonuses, and the
/// phase becomes `build`.
void collect(Draft& draft, int number);

/// C62-ROLL-02: what a territory yields on its number, with a word for why.
struct Yield {
    int amount = 0;
    std::string why;
};
[[nodiscard]] Yield yieldAt(const State& state, const PlaceId& place);

}  // namespace adjutant::conquest
