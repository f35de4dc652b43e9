// SPDX-License-Identifier: GPL-3.0-or-later
// The set-ups of section 9.
#pragma once

#include "engine/games/hex_acw/state.hpp"

namespace adjutant::acw {

/// The first state of a game with these options, points not yet derived.
[[nodiscard]] State firstState(const Options& options);

}  // namespace adjutant::acw
