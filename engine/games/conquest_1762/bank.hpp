// SPDX-License-Identifier: GPL-3.0-or-later
// Cards and gold by resource: what sides and the bank have, and moving it between them.
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

/// What a side has; 0 of what is not counted.
[[nodiscard]] int amountOf(const Side& side, Resource resource);
/// Has the side that much of everything that is counted?
[[nodiscard]] bool canPay(const State& state, const SideId& side, const Amounts& cost);
/// What the bank can give of that; all of it while it never runs out (C62-ROLL-09).
[[nodiscard]] int bankGives(const State& state, Resource resource, int wanted);
[[nodiscard]] Amounts bankGives(const State& state, const Amounts& wanted);

}  // namespace adjutant::conquest
