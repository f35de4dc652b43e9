// SPDX-License-Identifier: GPL-3.0-or-later
// The board for drawing.
#include "engine/games/hex_acw/hex_acw.hpp"

namespace adjutant::acw {

Board HexAcw::board(const State& state) {
    Board board;
    if (!boardMode(state)) return board;
    board.grid = Grid::hexFlat;
    for (const Place place : allPlaces()) {
        const hex::Point centre = hex::centreFlat(hexOf(place));
        BoardPlace entry{
            .id = PlaceId{text(place)}, .name = {}, .kind = {}, .x = centre.x, .y = centre.y, .marks = {}};
        const Terrain* terrain = state.board->terrain.find(place);
        if (terrain != nullptr && *terrain != Terrain::clear) entry.kind = word(*terrain);
        const bool* works = state.board->entrenched.find(place);
        if (works != nullptr && *works) entry.marks.emplace_back("entrenched");
        for (const auto& [id, strongpoint] : state.strongpoints) {
            if (strongpoint.hex != place) continue;
            entry.name = strongpoint.name;
            entry.marks.emplace_back("strongpoint");
        }
        board.places.push_back(std::move(entry));
    }
    const auto link = [&](const Hexside& side, std::string_view kind, bool onEdge) -> BoardLink& {
        return board.links.emplace_back(
            BoardLink{PlaceId{text(side.a)}, PlaceId{text(side.b)}, std::string(kind), onEdge, {}});
    };
    for (const auto& [side, edge] : state.board->edges) {
        BoardLink& water = link(side, word(edge.water), true);
        if (edge.crossing) water.marks.emplace_back(word(*edge.crossing));
    }
    for (const auto& [side, on] : state.board->roads) {
        if (on) link(side, "road", false);
    }
    return board;
}

}  // namespace adjutant::acw
