// SPDX-License-Identifier: GPL-3.0-or-later
// Refuses answers that a chance does not allow, in words that a referee could read out.
#pragma once

#include <functional>
#include <string>

#include "engine/chance/chances.hpp"
#include "engine/words/wording.hpp"

namespace adjutant {

/// `bad-roll`. `wording`: what the chance is called. `nameOf`: what people call an id that may come up.
[[nodiscard]] Refusal badRoll(const Chance& chance, const SuppliedAnswer& got, const Wording& wording,
                              const std::function<Phrase(const std::string&)>& nameOf);
/// The same where there are no other words than the chance's own.
[[nodiscard]] Refusal badRoll(const Chance& chance, const SuppliedAnswer& got);

}  // namespace adjutant
