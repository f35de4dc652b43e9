// SPDX-License-Identifier: GPL-3.0-or-later
// The offers as the bar shows them: those of the chosen one first, then those that need nobody, then what may
// not be done and why. Where somebody is chosen the others' own are left out; what can be touched on the
// board is too.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/aim.hpp"
#include "companion/bridge/offer_odds.hpp"

namespace adjutant::companion {

/// `sidesOfTheCoin`: where the one act that is left is decided by the table's coin, its sides; a row for each
/// then.
[[nodiscard]] nlohmann::json offerRows(const OfferIndex& offers, const Aim& aim, const OfferOdds& odds,
                                       const SystemLook& look, const nlohmann::json& sidesOfTheCoin);

}  // namespace adjutant::companion
