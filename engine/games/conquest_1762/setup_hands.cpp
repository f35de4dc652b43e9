// SPDX-License-Identifier: GPL-3.0-or-later
// The hands of a deal: fair ones (C62-SETUP-04), unbalanced ones, and the swaps that even them out
// (C62-SETUP-10).
#include <algorithm>

#include "engine/games/conquest_1762/names.hpp"
#include "engine/games/conquest_1762/parameters.hpp"
#include "engine/games/conquest_1762/rules.hpp"
#include "engine/games/conquest_1762/setup.hpp"

namespace adjutant::conquest {

Grounds groundsOf(const State& state) {
    Grounds grounds;
    for (const auto& [place, territory] : state.territories) {
        grounds[place] = {territory.resource.value_or(Resource::wood), territory.number.value_or(0),
                          territory.capital};
    }
    return grounds;
}

Allowed checkHands(const State& state, const std::map<PlaceId, SideId>& owners) {
    std::map<SideId, int> hands;
    for (const SideId& side : state.seating) hands[side] = 0;
    for (const auto& [place, side] : owners) ++hands[side];
    const auto [fewest, most] = std::minmax_element(
        hands.begin(), hands.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
    if (most->second - fewest->second <= 1) return {};
    return refuse("bad-set-up",
                  refusals::UnevenHands{.richest = called(state, most->first),
                                        .most = most->second,
                                        .poorest = called(state, fewest->first),
                                        .fewest = fewest->second},
                  "C62-SETUP-04");
}

std::optional<Unbalanced> unbalancedIn(const State& state, const std::map<PlaceId, SideId>& owners,
                                       const Grounds& grounds) {
    constexpr int tooMuchGold = 3;
    constexpr int tooManyCapitals = 7;
    const Map& map = mapOf(state);
    for (const SideId& side : state.seating) {
        int gold = 0, capitals = 0;
        std::map<std::string, bool> whole;
        for (const TerritoryData& place : map.territories()) {
            const bool own = owners.at(place.id) == side;
            whole.try_emplace(place.continent, true).first->second &= own;
            if (own && grounds.at(place.id).resource == Resource::gold) ++gold;
            if (own && grounds.at(place.id).capital) ++capitals;
        }
        if (gold >= tooMuchGold) return Unbalanced{side, "gold"};
        if (std::any_of(whole.begin(), whole.end(), [](const auto& entry) { return entry.second; })) {
            return Unbalanced{side, "continent"};
        }
        if (capitals >= tooManyCapitals) return Unbalanced{side, "capitals"};
    }
    return {};
}

std::optional<Unbalanced> unbalancedIn(const State& state) {
    std::map<PlaceId, SideId> owners;
    for (const auto& [place, territory] : state.territories)
        owners[place] = territory.owner.value_or(natives);
    return unbalancedIn(state, owners, groundsOf(state));
}

Expected<Swapped> swapped(const State& state, const Swap& action) {
    const auto a = territory(state, parameter<&Swap::a>(action));
    if (!a.has_value()) return refusalOf(a);
    const auto b = territory(state, parameter<&Swap::b>(action));
    if (!b.has_value()) return refusalOf(b);
    if (at(state, *a).owner == at(state, *b).owner) {
        return refuse(code::badParameter, refusals::SameOwner{.a = nameOf(state, *a), .b = nameOf(state, *b)},
                      "C62-SETUP-10");
    }
    return Swapped{*a, *b};
}

Allowed decide(Draft& draft, const Swap& action) {  // C62-SETUP-10
    auto swap = swapped(draft.state(), action);
    if (!swap.has_value()) return refusalOf(swap);
    draft.emit(*std::move(swap));
    if (!unbalancedIn(draft.state())) settle(draft);
    return {};
}

void apply(State& s, const HandUnbalanced& /*e*/) {
    s.phase = Phase::balance;
    s.active.reset();
}

void apply(State& s, const Swapped& e) { std::swap(at(s, e.a).owner, at(s, e.b).owner); }

}  // namespace adjutant::conquest
