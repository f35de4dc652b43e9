// SPDX-License-Identifier: GPL-3.0-or-later
// The board for drawing: the house board, or the places of a group's own.
#include "engine/games/life_1861/life_1861.hpp"
#include "engine/games/life_1861/places.hpp"

namespace adjutant::life {

Board Life::board(const State& state) {
    constexpr int columns = 6;  // of a group's own board, which has no coordinates: a tidy table
    const Positions positions = state.options.positions;
    Board board;
    board.grid = positions == Positions::board ? Grid::hexPointy : Grid::none;
    for (const PlaceId& id : allPlaces(positions)) {
        BoardPlace here = described(id);
        const auto count = static_cast<int>(board.places.size());
        const int row = count / columns;
        const hex::Point centre =
            positions == Positions::board
                ? hex::centre(*hexOf(id))
                : hex::Point{static_cast<double>(count % columns), static_cast<double>(row)};
        here.x = centre.x;
        here.y = centre.y;
        board.places.push_back(std::move(here));
    }
    return board;
}

}  // namespace adjutant::life
