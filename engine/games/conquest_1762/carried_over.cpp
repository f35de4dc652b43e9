// SPDX-License-Identifier: GPL-3.0-or-later
// What a campaign may carry over: the gold of an empire and the territories that it holds (C62-WIN-03,
// C62-WIN-01), as they are at the end.
#include "engine/games/conquest_1762/readings.hpp"
#include "engine/games/conquest_1762/state.hpp"
#include "engine/play/carried_over_in.hpp"

namespace adjutant::conquest {
namespace {

/// What of the state tells it.
struct Realm {
    std::vector<SideId> seating;
    std::map<SideId, Side> sides;
    std::map<PlaceId, Territory> territories;

    static constexpr auto fields() {
        return listed(field("seating", &Realm::seating), field("sides", &Realm::sides),
                      field("territories", &Realm::territories));
    }
};

CarriedOver declared(const Realm& state) {
    CarriedOver found;
    for (const SideId& side : state.seating) {
        const auto had = state.sides.find(side);
        if (had == state.sides.end()) continue;
        found.takers.push_back({side, had->second.name});
        const auto held = std::ranges::count_if(state.territories,
                                                [&](const auto& one) { return one.second.owner == side; });
        found.counts.push_back({side, {}, CarriedOver::resources, had->second.gold, true});
        found.counts.push_back({side, {}, CarriedOver::places, held, true});
    }
    return found;
}

}  // namespace

CarriedOver carriedOver(const nlohmann::json& state) { return carriedOverIn<Realm>(state, declared); }

}  // namespace adjutant::conquest
