// SPDX-License-Identifier: GPL-3.0-or-later
// One random game from its start to a verdict, by what the engine offers, and once more from its journal.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace adjutant::longs {

struct WholeGame {
    int acts = 0;
    bool byRules = false;               ///< ended before the players agreed on its end
    std::vector<std::string> failures;  ///< a sentence each
};

/// Some of the options are drawn, too. After `mostActs` the players agree on the end.
[[nodiscard]] WholeGame playWhole(const std::string& system, std::uint32_t seed, int mostActs);

}  // namespace adjutant::longs
