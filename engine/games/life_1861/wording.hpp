// SPDX-License-Identifier: GPL-3.0-or-later
// What people call the chances of this game, for the engine's refusals.
#pragma once

#include <string_view>

#include "engine/games/life_1861/state.hpp"
#include "engine/words/wording.hpp"

namespace adjutant::life {

[[nodiscard]] Wording wordingOfChance(const State& state, std::string_view purpose);

}  // namespace adjutant::life
