// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/hex_acw/sight.hpp"

#include "engine/board/hex_line.hpp"
#include "engine/games/hex_acw/state.hpp"
#include "engine/games/hex_acw/terrain.hpp"

namespace adjutant::acw {

bool isClearLine(const State& state, Place gun, Place target) {
    const Ground& ground = *state.board;
    const bool gunOnHill = terrainAt(ground, gun) == Terrain::hill;
    const bool hillsBlock =
        state.options.hillsBlock && !gunOnHill && terrainAt(ground, target) != Terrain::hill;  // ACW-SIGHT-05
    const auto blocks = [&](hex::Hex hex) {
        const auto place = placeAt(hex);
        if (!place) return false;                                // ACW-SIGHT-03: off the board
        if (!gunOnHill && occupied(state, *place)) return true;  // ACW-SIGHT-01, ACW-SIGHT-04
        const Terrain terrain = terrainAt(ground, *place);
        return terrain == Terrain::woods || terrain == Terrain::town ||
               (terrain == Terrain::hill && hillsBlock);
    };
    const auto ties =
        state.options.sightTies == SightTies::firer ? hex::Ties::bothBlock : hex::Ties::oneBlocks;
    return hex::isClear(hexOf(gun), hexOf(target), ties, blocks);  // ACW-SIGHT-02, ACW-SIGHT-06
}

}  // namespace adjutant::acw
