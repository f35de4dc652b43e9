// SPDX-License-Identifier: GPL-3.0-or-later
// Why somebody stands before the next in line: as values, and as a sentence.
#pragma once

#include <optional>
#include <string>

#include "league/league.hpp"

namespace adjutant::league {

struct Reason {
    enum class Kind {
        alone,   ///< nobody else is entered
        last,    ///< nobody is behind
        shared,  ///< nothing tells the two apart
        points,
        tieBreak,  ///< `by`
        held,      ///< on a ladder: the next has not taken the place
        taken,     ///< on a ladder: took the place of `loser` by a win
    };
    Kind kind = Kind::alone;
    EntrantId next = 0;           ///< 0 where nobody is behind
    TieBreak by = TieBreak::lot;  ///< of a tie-break
    Fraction mine = 0, theirs = 0;
    int tied = 0;  ///< how many the head-to-head was among
    EntrantId loser = 0;

    bool operator==(const Reason&) const = default;
};

/// "Ahead of Bob on points: 6 to 3."
[[nodiscard]] std::string told(const League&, const Reason&);

}  // namespace adjutant::league
