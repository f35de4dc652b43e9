// SPDX-License-Identifier: GPL-3.0-or-later
// The ground of a board: terrain, works, water and roads (section 3.4).
#pragma once

#include <optional>

#include "engine/games/hex_acw/places.hpp"
#include "engine/games/hex_acw/words.hpp"
#include "engine/words/describe.hpp"
#include "engine/words/flat_map.hpp"

namespace adjutant::acw {

struct Edge {
    Water water = Water::stream;
    std::optional<Crossing> crossing;

    static constexpr auto fields() {
        return listed(field("water", &Edge::water), field("crossing", &Edge::crossing));
    }
    auto operator<=>(const Edge&) const = default;
};

/// Key `board`: only what differs from open ground need be listed.
struct Ground {
    FlatMap<Place, Terrain> terrain;
    FlatMap<Place, bool> entrenched;
    FlatMap<Hexside, Edge> edges;
    FlatMap<Hexside, bool> roads;

    static constexpr auto fields() {
        return listed(field("terrain", &Ground::terrain), field("entrenched", &Ground::entrenched),
                      field("edges", &Ground::edges), field("roads", &Ground::roads));
    }
    auto operator<=>(const Ground&) const = default;
};

}  // namespace adjutant::acw
