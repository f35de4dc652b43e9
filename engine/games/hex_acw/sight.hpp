// SPDX-License-Identifier: GPL-3.0-or-later
// Artillery's line of sight (section 4.6).
#pragma once

#include "engine/games/hex_acw/state.hpp"

namespace adjutant::acw {

/// Is the line from a gun in one hex to a target in another clear? Board mode only.
[[nodiscard]] bool isClearLine(const State& state, Place gun, Place target);

}  // namespace adjutant::acw
