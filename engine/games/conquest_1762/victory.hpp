// SPDX-License-Identifier: GPL-3.0-or-later
// Who is out, who has won, and how far each side is from it (C62-WIN).
#pragma once

#include <optional>
#include <string>

#include "engine/games/conquest_1762/rules.hpp"

namespace adjutant::conquest {

// How much of what stands on no board wins (map.hpp has the rest): C62-WIN-03, C62-WIN-04.
inline constexpr int goldToWin = 20, infrastructureToWin = 6;

/// C62-WIN-01, C62-WIN-02, C62-WIN-03, C62-WIN-04, counted for one side.
[[nodiscard]] Standing standingOf(const State& state, const SideId& side);
/// The victory that the side has, military first (C62-WIN-05).
[[nodiscard]] std::optional<std::string> victoryOf(const State& state, const SideId& side);

/// Whoever is out goes, and whoever has won has won; true when the game is over.
[[nodiscard]] bool judge(Draft& draft);
/// C62-TURN-07, C62-WIN-05: checked after every accepted action.
void conclude(Draft& draft);

}  // namespace adjutant::conquest
