// SPDX-License-Identifier: GPL-3.0-or-later
// Own maps as JSON, for whoever edits, stores, exports or imports them: the shape of option `map` of `start`.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "engine/words/refusal.hpp"

namespace adjutant::conquest {

/// The house map, a map to begin an own one from.
[[nodiscard]] nlohmann::json houseMap();
/// Can a game be played on this map? Refused with the reason, whatever the JSON is.
[[nodiscard]] Allowed checkMap(const nlohmann::json& map);

}  // namespace adjutant::conquest
