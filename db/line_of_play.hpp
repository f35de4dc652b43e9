// SPDX-License-Identifier: GPL-3.0-or-later
// Which acts of a stored journal count (engine/journal/line.hpp), as lists for reports.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/journal/chain.hpp"

namespace adjutant::db {

struct LineOfPlay {
    std::int64_t cursor = 0;             ///< the act in whose state the game stands; 0 before the start
    std::vector<std::int64_t> inEffect;  ///< the acts from the start to the cursor, in order
    std::vector<std::int64_t> leftOut;   ///< the other acts: taken back, or of another line
    std::vector<std::int64_t> tips;      ///< the last act of each line, oldest first

    bool operator==(const LineOfPlay&) const = default;
};

/// Entries in order from seq 1, without gaps, as Journal::entries gives them.
[[nodiscard]] LineOfPlay lineOfPlay(const std::vector<EntryText>&);

}  // namespace adjutant::db
