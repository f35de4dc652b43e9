// SPDX-License-Identifier: GPL-3.0-or-later
// What a client needs to draw the map.
#include <algorithm>
#include <cmath>

#include "engine/games/conquest_1762/conquest_1762.hpp"

namespace adjutant::conquest {

Board Conquest::board(const State& state) {
    const Map& map = mapOf(state);
    Board board;
    board.grid = Grid::graph;
    double left = 0, right = 0;
    for (const TerritoryData& territory : map.territories()) {
        BoardPlace place{.id = territory.id,
                         .name = territory.name,
                         .kind = territory.coast ? "coast" : "inland",
                         .x = territory.x,
                         .y = territory.y,
                         .marks = {territory.continent}};
        if (state.territories.at(territory.id).capital) place.marks.emplace_back("capital");
        board.places.push_back(std::move(place));
        left = std::min(left, territory.x);
        right = std::max(right, territory.x);
    }
    for (graph::Node a = 0; a < map.graph().size(); ++a) {
        for (const auto& link : map.graph().from(a)) {
            if (link.to < a) continue;
            const TerritoryData& from = map.territories()[a];
            const TerritoryData& to = map.territories()[link.to];
            BoardLink drawn{.a = from.id, .b = to.id, .kind = link.kind == LinkKind::land ? "land" : "sea"};
            // Further apart than half the map: drawn around its edge, as ships go around the world.
            if (std::abs(from.x - to.x) > (right - left) / 2) drawn.marks.emplace_back("around");
            for (const SeaData& sea : map.data().seas) {
                const bool here =
                    (sea.a == from.id && sea.b == to.id) || (sea.a == to.id && sea.b == from.id);
                if (here && link.kind == LinkKind::sea) drawn.marks.push_back(sea.name);
            }
            board.links.push_back(std::move(drawn));
        }
    }
    return board;
}

}  // namespace adjutant::conquest
