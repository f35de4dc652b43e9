// SPDX-License-Identifier: GPL-3.0-or-later
// Cards and gold by resource, and moving them between sides and the bank.
#pragma once

#include "engine/games/conquest_1762/state.hpp"

namespace adjutant::conquest {

[[nodiscard]] int& amountIn(Goods& goods, Resource resource);  ///< not gold
[[nodiscard]] int amountIn(const Goods& goods, Resource resource);
[[nodiscard]] int& amountIn(Bank& bank, Resource resource);
[[nodiscard]] int amountIn(const Bank& bank, Resource resource);

/// Adds to (or, with a factor of -1, takes from) what a side has. Cards of private hands are not kept.
void add(Side& side, const Amounts& amounts, int factor = 1);
/// From the bank to the side.
void receive(State& state, const SideId& side, const Amounts& amounts);
/// From the side to the bank. What comes out of private hands never makes it richer than the box.
void pay(State& state, const SideId& side, const Amounts& amounts);

}  // namespace adjutant::conquest
