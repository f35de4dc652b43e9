// SPDX-License-Identifier: GPL-3.0-or-later
// The board for drawing.
#include "engine/games/one_stat/one_stat.hpp"

namespace adjutant::onestat {

/// The table is the board: there is no grid, only the corners where the sides start (OSS-SETUP-03).
Board OneStat::board(const State& state) {
    Board board;
    for (const auto& [id, side] : state.sides) {
        const bool east = side.corner == "ne" || side.corner == "se";
        const bool south = side.corner == "sw" || side.corner == "se";
        const double far = state.table;
        board.places.push_back({{side.corner}, side.name, "corner", east ? far : 0, south ? far : 0});
    }
    if (state.hill || !state.tokens.empty() || state.device) {
        board.places.push_back({{"centre"}, "Centre", "centre", state.table / 2.0, state.table / 2.0});
    }
    for (const auto& [number, point] : state.spawnpoints) {  // OSS-SOLO-02: squares of 6 inches
        if (!point.x || !point.y) continue;
        board.places.push_back({{"spawn-" + number},
                                "Spawnpoint " + number,
                                "spawnpoint",
                                *point.x * 6.0 - 3,
                                state.table - (*point.y * 6.0 - 3)});
    }
    return board;
}

}  // namespace adjutant::onestat
