// SPDX-License-Identifier: GPL-3.0-or-later
// What events make sides take and pay, in the goods of this game: cards by resource, gold, and soldiers for
// the pool.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "engine/games/conquest_1762/words.hpp"
#include "engine/play/dealing.hpp"

namespace adjutant::conquest {

inline constexpr std::string_view soldiersOfThePool = "pool";

/// In the order in which they are told.
inline constexpr std::array<std::string_view, 7> goodsInOrder{
    word(Resource::wood),      word(Resource::stone), word(Resource::wheat), word(Resource::iron),
    word(Resource::gunpowder), word(Resource::gold),  soldiersOfThePool};

[[nodiscard]] Dealing takes(const SideId& side, const Amounts& amounts);
[[nodiscard]] Dealing pays(const SideId& side, const Amounts& amounts);
[[nodiscard]] Dealing takesSoldiers(const SideId& side, int soldiers);
[[nodiscard]] Dealing paysSoldiers(const SideId& side, int soldiers);

}  // namespace adjutant::conquest
