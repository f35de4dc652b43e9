// SPDX-License-Identifier: GPL-3.0-or-later
// What a campaign may carry over: the units that a side has lost (ACW-VP-03).
#include "engine/games/hex_acw/readings.hpp"
#include "engine/games/hex_acw/state_wire.hpp"
#include "engine/play/carried_over_in.hpp"

namespace adjutant::acw {
namespace {

CarriedOver declared(const State& state) {
    CarriedOver found;
    for (const Side side : state.seating) {
        const SideId id{std::string(word(side))};
        found.takers.push_back({id, state.sides.at(side).name});
        const auto gone = std::ranges::count_if(
            state.pieces.units, [&](const auto& one) { return one.second.side == side && one.second.out; });
        found.counts.push_back({id, {}, CarriedOver::lost, gone});
    }
    return found;
}

}  // namespace

CarriedOver carriedOver(const nlohmann::json& state) { return carriedOverIn<State>(state, declared); }

}  // namespace adjutant::acw
