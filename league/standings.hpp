// SPDX-License-Identifier: GPL-3.0-or-later
// Who stands where after a round, and why.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "league/reason.hpp"
#include "league/tally.hpp"

namespace adjutant::league {

struct Standing {
    int rank = 0;  ///< shared by those whom nothing tells apart: 1, 1, 3
    EntrantId entrant = 0;
    Tally tally;
    /// In the order of the rules; head-to-head is that of all who were tied first, and nothing for who was
    /// not tied or where two of them have not met.
    std::vector<std::optional<Fraction>> tieBreaks;
    Reason reason;        ///< what decided against the next in line
    std::string because;  ///< the same as a sentence
};

/// After round `upTo`, of its season alone and without those who came later; without a number, after all
/// rounds that are paired, with all who are entered. Of a ladder, the ladder.
[[nodiscard]] std::vector<Standing> standings(const League&, std::optional<int> upTo = {});
/// From a round on.
[[nodiscard]] std::vector<Standing> standings(const League&, int from, int upTo);

}  // namespace adjutant::league
