// SPDX-License-Identifier: GPL-3.0-or-later
// A board as a drawing: blank, the house board, or the one of a game (W63-GAME-03). board_planned.cpp
// reads it back.
#include <algorithm>

#include "engine/board/drawing.hpp"
#include "engine/games/civil_war_1863/civil_war_1863.hpp"
#include "engine/games/civil_war_1863/terrain.hpp"

namespace adjutant::w63 {

std::optional<Options> CivilWar::readyBoard(const std::string& id) {
    return id == "house" ? std::optional(Options()) : std::nullopt;
}

Drawing CivilWar::blank(int columns, int rows) {
    Drawing drawing;
    const int files = std::clamp(columns == 0 ? 16 : columns, 1, 26);
    const int ranks = std::clamp(rows == 0 ? 12 : rows, 1, 26);
    for (int rank = 0; rank < ranks; ++rank) {
        for (int file = 0; file < files; ++file) {
            drawing.cells.push_back({PlaceId{text(Square{file, rank})},
                                     static_cast<double>(file),
                                     static_cast<double>(rank),
                                     {},
                                     {},
                                     {},
                                     {}});
        }
    }
    return drawing;
}

Drawing CivilWar::drawn(const Options& options) {
    const BoardPlan& plan = options.board ? *options.board : housePlan();
    const BoardMap map(plan);
    Drawing drawing = blank(map.files(), map.ranks());
    drawing.name = plan.name;
    for (DrawnCell& cell : drawing.cells) {
        const Square square = *readSquare(cell.id.text);
        const auto& row = plan.rows[static_cast<std::size_t>(square.rank)];
        cell.ground = wordOf(row[static_cast<std::size_t>(square.file)]);
        const Site* site = map.siteAt(square);
        if (site == nullptr) continue;
        cell.name = site->name;
        cell.values = {{"id", site->id.text}, {"kind", std::string(word(site->kind))}};
        if (site->kind == CityKind::town) continue;
        cell.values["owner"] = site->owner->text;
        cell.values["penalty"] = std::to_string(site->penalty);
        cell.values["garrison"] = std::to_string(site->garrison);
    }
    const auto join = [&](const std::vector<PlaceId>& squares, const std::string& kind) {
        for (std::size_t i = 1; i < squares.size(); ++i)
            drawing.lines.push_back({squares[i - 1], squares[i], kind, {}, {}});
    };
    for (const auto& course : plan.courses) join(course, "river");
    for (const Section& section : plan.railroads) {
        std::vector<PlaceId> squares = section.track;
        squares.insert(squares.begin(), map.site(section.from)->square);
        squares.push_back(map.site(section.to)->square);
        join(squares, "rail");
    }
    for (const auto& [square, stack] : plan.start) {
        for (const PieceId& id : stack) {
            const Kind kind = id.text[1] == 'i'   ? Kind::infantry
                              : id.text[1] == 'c' ? Kind::cavalry
                                                  : Kind::gunboat;
            drawing.pieces.push_back(
                {std::string(word(kind)), id.text[0] == 'u' ? unionSide : confederate, square, {}, {}, id});
        }
    }
    return drawing;
}

}  // namespace adjutant::w63
