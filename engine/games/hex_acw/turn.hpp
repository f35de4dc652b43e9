// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a turn and the advance (sections 4.2 and 6.6).
#pragma once

#include "engine/games/hex_acw/hex_acw.hpp"

namespace adjutant::acw {

/// May this unit go into the hex that the target left?
[[nodiscard]] Allowed mayAdvance(const State& state, const PieceId& unit, const PieceId& target);

}  // namespace adjutant::acw
