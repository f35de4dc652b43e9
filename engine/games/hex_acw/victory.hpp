// SPDX-License-Identifier: GPL-3.0-or-later
// Victory (section 4.10): points and how a game ends.
#pragma once

#include "engine/games/hex_acw/hex_acw.hpp"

namespace adjutant::acw {

[[nodiscard]] Points pointsNow(const State& state);
/// The sides with the most points, in the order of seating (ACW-VP-05).
[[nodiscard]] std::vector<Side> leaders(const State& state);
/// The end of a game that has run its fifteen turns.
[[nodiscard]] Ended onPoints(const State& state);

}  // namespace adjutant::acw
