// SPDX-License-Identifier: GPL-3.0-or-later
// The acts that led to where the game stands, and the older lines that left them: what was taken back and
// then played otherwise. For the log and its scrub bar.
#pragma once

#include <vector>

#include "engine/journal/journal.hpp"

namespace adjutant::companion {

/// Acts that were taken back, from one that left the line of play to the last that followed it.
struct OlderLine {
    Seq leaves = 0;  ///< the act on the line of play that it left from
    Seq first = 0;
    Seq last = 0;
    int acts = 0;

    bool operator==(const OlderLine&) const = default;
};

struct LineOfPlay {
    std::vector<Seq> acts;         ///< from the start to the cursor, and on to what Redo would do again
    std::vector<OlderLine> older;  ///< in the order of the acts that they left from

    /// How many acts of the line led to `seq`; for an act of an older line, to where that line left.
    [[nodiscard]] int stepsTo(Seq seq, const Journal& journal) const;
};

[[nodiscard]] LineOfPlay lineOfPlay(const Journal& journal);

}  // namespace adjutant::companion
