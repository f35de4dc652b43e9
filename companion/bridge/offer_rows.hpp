// SPDX-License-Identifier: GPL-3.0-or-later
// The offers as the bar shows them: what goes on with the thing at hand first, those of the chosen one, then
// those that need nobody, then what may not be done and why. Where somebody is chosen the others' own are
// left out, but for those whom it aims at by a touch: their acts stand behind More. Else each says whose act
// it is. What can be touched on the board is left out, too.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/aim.hpp"
#include "companion/bridge/offer_odds.hpp"

namespace adjutant::companion {

/// `sidesOfTheCoin`: where the one act that is left is decided by the table's coin, its sides; a row for each
/// then.
[[nodiscard]] nlohmann::json offerRows(const OfferIndex& offers, const Aim& aim, const OfferOdds& odds,
                                       const OpenChoices& choices, const TableView& view,
                                       const nlohmann::json& sidesOfTheCoin);

/// The number whose values stand apart on the bar (`apart` in the face), each an act to touch: an
/// offer's row is "offer=2" then. Null where it has none.
[[nodiscard]] const nlohmann::json* apartIn(const OfferFacts& offer);

}  // namespace adjutant::companion
