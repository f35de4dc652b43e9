// SPDX-License-Identifier: GPL-3.0-or-later
// A board as a drawing client needs it: places with coordinates, and what joins them. Where pieces stand is
// in the state. Asked with `ask board`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/words/describe.hpp"
#include "engine/words/id.hpp"
#include "engine/words/names.hpp"

namespace adjutant {

enum class Grid { none, hexPointy, hexFlat, square, graph };

template <>
struct Names<Grid> {
    static constexpr auto list = std::to_array<Name<Grid>>({{Grid::none, "none"},
                                                            {Grid::hexPointy, "hex-pointy"},
                                                            {Grid::hexFlat, "hex-flat"},
                                                            {Grid::square, "square"},
                                                            {Grid::graph, "graph"}});
};

struct BoardPlace {
    PlaceId id;
    std::string name;  ///< for people; empty for open ground
    std::string kind;  ///< the ledger's word for what it is: "town", "hill", "sea"; empty for open ground
    double x = 0;      ///< centre; hexes and squares have neighbours 1 apart, y grows downwards
    double y = 0;
    std::vector<std::string> marks{};  ///< further words of the ledger: "capital", "entrenched"

    static constexpr auto fields() {
        return listed(field("id", &BoardPlace::id), field("name", &BoardPlace::name),
                      field("kind", &BoardPlace::kind), field("x", &BoardPlace::x),
                      field("y", &BoardPlace::y), field("marks", &BoardPlace::marks));
    }
};

/// A line between two places (a road, a railroad section, a link) or along the edge they share (a river).
struct BoardLink {
    PlaceId a, b;
    std::string kind;                  ///< the ledger's word: "road", "stream", "rail", "sea"
    bool onEdge = false;               ///< lies on the edge between a and b instead of joining them
    std::vector<std::string> marks{};  ///< "bridge", "cut"

    static constexpr auto fields() {
        return listed(field("a", &BoardLink::a), field("b", &BoardLink::b), field("kind", &BoardLink::kind),
                      field("on-edge", &BoardLink::onEdge), field("marks", &BoardLink::marks));
    }
};

struct Board {
    Grid grid = Grid::none;
    std::vector<BoardPlace> places;
    std::vector<BoardLink> links;

    static constexpr auto fields() {
        return listed(field("grid", &Board::grid), field("places", &Board::places),
                      field("links", &Board::links));
    }
};

}  // namespace adjutant
