// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays whom in a round: the least pairing, exactly.
#pragma once

#include "league/league.hpp"
#include "league/matching.hpp"

namespace adjutant::league {

/// Pairs a round, or gives what was paired. Refused with `round-open` while an earlier table has no result,
/// `no-pairing` where none exists, `no-rounds` of a ladder, `bad-round` beyond the last round, `nobody`
/// without anybody to pair.
[[nodiscard]] Expected<Paired> pair(const League&, int round);

/// Those who play a round, by number.
[[nodiscard]] std::vector<EntrantId> playersOf(const League&, int round);

/// Swiss, for those who play; the rematch rule as the rules have it. For the tests.
[[nodiscard]] Expected<Paired> swissPairing(const League&, int round);
/// What one table costs beside the others, and what a bye costs: compared place by place.
[[nodiscard]] std::vector<Edge> swissEdges(const League&, int round, const std::vector<EntrantId>& players);

}  // namespace adjutant::league
