// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers that ties are broken by, each as formats for leagues word it (README.md). More is always
// better.
#pragma once

#include <optional>
#include <vector>

#include "league/tally.hpp"

namespace adjutant::league {

/// The mean over the opponents of their points from games by their games, one entry a game, and one for each
/// own unplayed round as the rules treat it. 0 without entries.
[[nodiscard]] Fraction strengthOfSchedule(const Tallies&, EntrantId, Unplayed);

/// Points from all games among these; nothing where two of them have not met.
[[nodiscard]] std::optional<std::vector<Fraction>> headToHead(const Tallies&, const std::vector<EntrantId>&);

/// Any tie-break but head-to-head, which needs to know who is tied.
[[nodiscard]] Fraction valueOf(TieBreak, const League&, const Tallies&, EntrantId);

}  // namespace adjutant::league
