// SPDX-License-Identifier: GPL-3.0-or-later
// Shooting (section 4.5): what is known of a shot before the die, and whether it may be fired.
#pragma once

#include <optional>
#include <vector>

#include "engine/games/hex_acw/hex_acw.hpp"

namespace adjutant::acw {

/// What the referee states of a shot; what is not stated is computed (ACW-SHOOT-13).
struct Facts {
    std::optional<int> range;
    std::optional<bool> faced, engaged, clear, cover;
};

/// A shot as it would be fired.
struct Aim {
    PieceId shooter, target;
    int range = 1;
    bool faced = true;
    bool engaged = false;
    bool clear = true;
    bool cover = false;  ///< after ACW-SHOOT-09
};

[[nodiscard]] Aim aim(const State& state, const PieceId& shooter, const PieceId& target, const Facts& facts);
/// The hexes in which an enemy could be shot at if one stood there: as far as range, facing, line of sight
/// and friends next to it go (ACW-SHOOT-03 to -07), whether the unit may still shoot in this turn or not.
/// Empty without a board.
[[nodiscard]] std::vector<Place> fieldOfFire(const State& state, const PieceId& shooter);
/// In the order of ACW-SHOOT-11. `favoured`: the unit that has used the card.
[[nodiscard]] Allowed mayShoot(const State& state, const Aim& aim, const std::optional<PieceId>& favoured);
[[nodiscard]] inline Allowed mayShoot(const State& state, const Aim& aim) {
    return mayShoot(state, aim, state.cardUnit);
}
/// What hinders the shooter whatever it aims at: ammunition, an earlier shot, movement.
[[nodiscard]] Allowed mayFire(const State& state, const PieceId& shooter,
                              const std::optional<PieceId>& favoured);

}  // namespace adjutant::acw
