// SPDX-License-Identifier: GPL-3.0-or-later
// What a campaign may carry over: the pieces that a side has lost, and the cities that it holds, its own that
// nobody captured and those that it captured (W63-CITY-03, W63-CAP-06).
#include "engine/games/civil_war_1863/readings.hpp"
#include "engine/games/civil_war_1863/state.hpp"
#include "engine/play/carried_over_in.hpp"

namespace adjutant::w63 {
namespace {

CarriedOver declared(const State& state) {
    CarriedOver found;
    for (const SideId& side : state.seating) {
        const auto named = state.sides.find(side);
        found.takers.push_back({side, named == state.sides.end() ? side.text : named->second.name});
        const auto gone = std::ranges::count_if(
            state.pieces, [&](const auto& one) { return one.second.side == side && one.second.out; });
        const auto held = std::ranges::count_if(
            state.cities, [&](const auto& one) { return (one.second.owner == side) != one.second.captured; });
        found.counts.push_back({side, {}, CarriedOver::lost, gone});
        found.counts.push_back({side, {}, CarriedOver::places, held, true});
    }
    return found;
}

}  // namespace

CarriedOver carriedOver(const nlohmann::json& state) { return carriedOverIn<State>(state, declared); }

}  // namespace adjutant::w63
