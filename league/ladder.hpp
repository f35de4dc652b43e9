// SPDX-License-Identifier: GPL-3.0-or-later
// A ladder: the winner from below takes the loser's place, and those between move down one.
#pragma once

#include <vector>

#include "league/standings.hpp"

namespace adjutant::league {

/// From the top. Who left is not on it; who comes back stands at the end.
[[nodiscard]] std::vector<EntrantId> ladderOrder(const League&);

[[nodiscard]] std::vector<Standing> ladderStandings(const League&);

}  // namespace adjutant::league
