// SPDX-License-Identifier: GPL-3.0-or-later
// Where soldiers and ships may redeploy to.
#pragma once

#include "engine/games/conquest_1762/rules.hpp"

namespace adjutant::conquest {

/// C62-REDEPLOY-02: a chain of own coasts, or two own capitals.
[[nodiscard]] bool connected(const State& state, const PlaceId& from, const PlaceId& to);

}  // namespace adjutant::conquest
