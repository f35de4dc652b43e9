// SPDX-License-Identifier: GPL-3.0-or-later
// Offers and refusals as JSON, in the words of engine/wire.md.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "engine/chance/chance.hpp"
#include "engine/play/offer.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant::wire {

[[nodiscard]] nlohmann::json writeParam(const Param& param, std::string_view language);
/// {"actions":[…],"blocked":[…]}: what may be done, and what may not with the reason.
[[nodiscard]] nlohmann::json writeOffers(const std::vector<Offer>& offers, std::string_view language);
/// {"code":…,"message":…,"say":…,"clause":…}
[[nodiscard]] nlohmann::json writeRefusal(const Refusal& refusal, std::string_view language);
/// {"for":…,"dice":…,"who":…,"choices":[…]}
[[nodiscard]] nlohmann::json writeNeed(const Chance& chance);
/// {"for":…,"dice":…,"got":…,"who":…,"by":"app"|"table"}
[[nodiscard]] nlohmann::json writeRoll(const Roll& roll);

}  // namespace adjutant::wire
