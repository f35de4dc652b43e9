// SPDX-License-Identifier: GPL-3.0-or-later
// Everybody meets everybody once.
#pragma once

#include "league/league.hpp"

namespace adjutant::league {

/// By the circle method, as long as those play who began; where somebody came late or left, the most tables
/// of pairs that have not met. `no-pairing` when everybody who plays has met everybody.
[[nodiscard]] Expected<Paired> roundRobinPairing(const League&, int round);

}  // namespace adjutant::league
