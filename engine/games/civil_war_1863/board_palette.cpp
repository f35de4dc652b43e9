// SPDX-License-Identifier: GPL-3.0-or-later
// What a group's own board is drawn with (W63-GAME-03): grounds, lines, cities, pieces.
#include "engine/board/drawing.hpp"
#include "engine/games/civil_war_1863/civil_war_1863.hpp"
#include "engine/games/civil_war_1863/terrain.hpp"

namespace adjutant::w63 {
namespace {

Brush cityBrush(CityKind kind, const SideId& side, const std::string& name, int penalty, int garrison) {
    const std::string what(word(kind));
    Brush brush{.group = "Cities", .id = what + '-' + side.text, .name = name, .action = BrushAction::values};
    brush.word = kind == CityKind::capital ? "capital" : "key-city";
    brush.side = side;
    brush.values = {{"kind", what},
                    {"owner", side.text},
                    {"penalty", std::to_string(penalty)},
                    {"garrison", std::to_string(garrison)}};
    brush.named = true;
    brush.sign = brush.word;
    return brush;
}

void addPieces(std::vector<Brush>& list, const SideId& side, const std::string& heading) {
    for (const Kind kind : {Kind::infantry, Kind::cavalry, Kind::gunboat}) {
        const std::string what(word(kind));
        std::string name = what;
        name[0] = static_cast<char>(name[0] - 'a' + 'A');
        list.push_back({.group = heading,
                        .id = side.text + '-' + what,
                        .name = name,
                        .action = BrushAction::piece,
                        .word = what,
                        .side = side,
                        .sign = what});
    }
    list.push_back({.group = heading,
                    .id = side.text + "-take",
                    .name = "Take off",
                    .action = BrushAction::removePiece,
                    .word = {},
                    .side = side,
                    .sign = "minus"});
}

}  // namespace

Palette CivilWar::palette() {
    Palette palette{.grid = Grid::square};
    for (const Ground& ground : grounds) {
        const std::string word = ground.word;
        palette.brushes.push_back({.group = "Ground",
                                   .id = word.empty() ? "land" : word,
                                   .name = ground.name,
                                   .action = BrushAction::ground,
                                   .word = word});
    }
    const auto line = [&](const char* id, const char* name, BrushAction action, const char* word) {
        palette.brushes.push_back(
            {.group = "Lines", .id = id, .name = name, .action = action, .word = word, .sign = word});
    };
    line("rail", "Railroad", BrushAction::line, "rail");
    line("no-rail", "No railroad", BrushAction::eraseLine, "rail");
    line("course", "Water course", BrushAction::line, "river");
    line("no-course", "No course", BrushAction::eraseLine, "river");
    palette.brushes.push_back(cityBrush(CityKind::key, unionSide, "Union city", 2, 0));
    palette.brushes.push_back(cityBrush(CityKind::capital, unionSide, "Union capital", 6, 4));
    palette.brushes.push_back(cityBrush(CityKind::key, confederate, "Confederate city", 1, 0));
    palette.brushes.push_back(cityBrush(CityKind::capital, confederate, "Confederate capital", 5, 5));
    palette.brushes.push_back({.group = "Cities",
                               .id = "town",
                               .name = "Town",
                               .action = BrushAction::values,
                               .word = "town",
                               .values = {{"kind", "town"}},
                               .named = true,
                               .sign = "town"});
    palette.brushes.push_back({.group = "Cities",
                               .id = "no-city",
                               .name = "No city",
                               .action = BrushAction::wipe,
                               .word = {},
                               .sign = "close"});
    addPieces(palette.brushes, unionSide, "Union");
    addPieces(palette.brushes, confederate, "Confederacy");
    palette.numbers = {{"penalty", "Pieces lost at its capture", "cell", "owner", 0, 20},
                       {"garrison", "Garrison", "cell", "owner", 0, 20}};
    palette.boards = {{"house", "The house board"}};
    palette.columns = 16;
    palette.rows = 12;
    palette.maxColumns = 26;
    palette.maxRows = 26;
    return palette;
}

}  // namespace adjutant::w63
