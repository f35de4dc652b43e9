// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done now.
#include "engine/games/pig/pig.hpp"
#include "messages/pig.hpp"

namespace adjutant::pig {

std::vector<Offer> Pig::offers(const State& state) {
    if (state.verdict) return {};
    const SideId& side = *state.active;
    std::vector<Offer> list;
    list.push_back(
        offer<Throw>(offers::Throw{}, {}, {fixed(&Throw::side, side), intOf(&Throw::dice, 1, 4, 1)}));
    list.push_back(offer<Hold>(offers::Hold{}, {}, {fixed(&Hold::side, side)}));
    if (state.pot == 0) list.back().blocked = Refusal{"nothing-here", refusals::PotIsEmpty{}, "PIG-HOLD-01"};
    return list;
}

}  // namespace adjutant::pig
