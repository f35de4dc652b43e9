// SPDX-License-Identifier: GPL-3.0-or-later
// How far a mover comes, and by which way: the cheapest way to every hex within an allowance, under the
// caller's costs and stops.
#pragma once

#include <algorithm>
#include <cassert>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "engine/board/hex.hpp"

namespace adjutant::hex {

/// A hex that was reached: the cost of the cheapest way, and the hex before it on that way.
struct Reached {
    int cost = 0;
    Hex from;

    auto operator<=>(const Reached&) const = default;
};
using Reach = std::map<Hex, Reached>;

/// The hexes that can be reached from `start` at a cost of `allowance` at most, `start` itself at 0.
/// `cost(from, to)`: what a step costs, 1 or more, or nothing when it cannot be taken (off the board, a
/// river); `stops(hex)`: whoever enters this hex goes no further. Of two ways that cost the same the one that
/// comes from the lesser hex is kept, so that the answer does not depend on the order of looking.
template <class Cost, class Stops>
[[nodiscard]] Reach reach(Hex start, int allowance, Cost cost, Stops stops) {
    Reach reached{{start, {0, start}}};
    std::set<std::pair<int, Hex>> open{{0, start}};
    while (!open.empty()) {
        const auto [spent, hex] = *open.begin();
        open.erase(open.begin());
        if (hex != start && stops(hex)) continue;
        for (const Hex next : neighbours(hex)) {
            const std::optional<int> step = cost(hex, next);
            assert(!step || *step >= 1);
            if (!step || spent + *step > allowance) continue;
            const Reached way{spent + *step, hex};
            const auto [at, fresh] = reached.try_emplace(next, way);
            if (!fresh) {
                if (way >= at->second || next == start) continue;
                open.erase({at->second.cost, next});
                at->second = way;
            }
            open.insert({way.cost, next});
        }
    }
    return reached;
}

/// The way to a hex that was reached: the hexes entered, the last being `to`; empty for the start.
[[nodiscard]] inline std::vector<Hex> wayTo(const Reach& reached, Hex to) {
    std::vector<Hex> way;
    for (Hex hex = to; reached.at(hex).from != hex; hex = reached.at(hex).from) way.push_back(hex);
    std::reverse(way.begin(), way.end());
    return way;
}

}  // namespace adjutant::hex
