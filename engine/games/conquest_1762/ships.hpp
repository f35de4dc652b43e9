// SPDX-License-Identifier: GPL-3.0-or-later
// The parameter `ship` of attacks and redeployments.
#pragma once

#include "engine/games/conquest_1762/conquest_1762.hpp"

namespace adjutant::conquest {

/// Nothing when no ship is given; otherwise a ship of the active side, in play, and `from` (if given) is
/// where it is docked.
[[nodiscard]] Expected<std::optional<PieceId>> ownShip(const State& state, const Given<PieceId>& given,
                                                       const Given<PlaceId>& from);

}  // namespace adjutant::conquest
