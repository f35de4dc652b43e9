// SPDX-License-Identifier: GPL-3.0-or-later
// A board of one's own as a drawing, and back (sections 3.4 and 9.3): terrain and works on hexes, water on
// hexsides, roads across them, start hexes of the units, defensive positions.
#include "engine/board/drawing.hpp"

#include "engine/games/hex_acw/hex_acw.hpp"
#include "engine/games/hex_acw/scenarios.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::acw {
namespace {

constexpr const char* worksMark = "entrenched";
constexpr const char* leaderMark = "commander";

tl::unexpected<Refusal> no(Phrase sentence) { return refuse(code::badParameter, std::move(sentence)); }

Brush brushOf(const char* group, const std::string& id, const char* name, BrushAction action,
              const std::string& word) {
    Brush brush{.group = group, .id = id, .name = name, .action = action};
    brush.word = word;
    brush.sign = word;
    return brush;
}

void addGround(std::vector<Brush>& list) {
    constexpr std::pair<Terrain, const char*> grounds[] = {
        {Terrain::clear, "Open"},    {Terrain::woods, "Woods"}, {Terrain::town, "Town"},
        {Terrain::fields, "Fields"}, {Terrain::hill, "Hill"},   {Terrain::difficult, "Difficult"},
        {Terrain::marsh, "Marsh"},   {Terrain::lake, "Lake"}};
    for (const auto& [terrain, name] : grounds) {
        const std::string id(word(terrain));
        list.push_back(brushOf("Ground", id, name, BrushAction::ground, terrain == Terrain::clear ? "" : id));
    }
    list.push_back(brushOf("Ground", "works", "Works", BrushAction::mark, worksMark));
}

void addEdges(std::vector<Brush>& list) {
    for (const Water water : {Water::stream, Water::river}) {
        const std::string id(word(water));
        const char* name = water == Water::stream ? "Stream" : "River";
        list.push_back(brushOf("Water", id, name, BrushAction::edge, id));
        for (const Crossing crossing : {Crossing::bridge, Crossing::ford}) {
            Brush brush = brushOf("Water", id + '-' + std::string(word(crossing)), "", BrushAction::edge, id);
            brush.mark = word(crossing);
            brush.name = std::string(name) + ", " + brush.mark;
            list.push_back(std::move(brush));
        }
    }
    list.push_back(brushOf("Water", "dry", "No water", BrushAction::eraseLine, "stream"));
    list.back().values = {{"river", ""}};
    list.push_back(brushOf("Roads", "road", "Road", BrushAction::line, "road"));
    list.push_back(brushOf("Roads", "no-road", "No road", BrushAction::eraseLine, "road"));
}

void addForces(std::vector<Brush>& list, Side side) {
    const char* group = side == Side::unionSide ? "Union" : "Confederate";
    const SideId owner{std::string(word(side))};
    const auto add = [&](const std::string& id, const std::string& name, BrushAction action,
                         const std::string& what) {
        Brush brush = brushOf(group, owner.text + '-' + id, "", action, what);
        brush.name = name;
        brush.side = owner;
        list.push_back(std::move(brush));
    };
    for (const Kind kind : allOf<Kind>()) {
        const std::string what(word(kind));
        std::string name = what;
        name[0] = static_cast<char>(name[0] - 'a' + 'A');
        add(what, name, BrushAction::piece, what);
    }
    add("commander", "Commander", BrushAction::toggleMark, leaderMark);
    add("take", "Take off", BrushAction::removePiece, "");
    for (const Kind kind : allOf<Kind>()) {
        const std::string what(word(kind));
        add("reserve-" + what, "Reserve " + what, BrushAction::reserve, what);
    }
}

std::string slotFor(const FlatMap<std::string, OwnPosition>& taken, const DrawnCell& cell) {
    std::string id = cell.value("id").empty() ? idFrom(cell.name) : cell.value("id");
    while (taken.find(id) != nullptr) id += "-2";
    return id;
}

Allowed readCells(const Drawing& drawing, OwnBoard& board) {
    for (const DrawnCell& cell : drawing.cells) {
        const auto place = readPlace(cell.id.text);
        if (!place) return no(refusals::DrawnOffBoard{.hex = cell.id.text});
        if (!cell.ground.empty()) {
            const auto terrain = fromWord<Terrain>(cell.ground);
            if (!terrain) return no(refusals::DrawnNoTerrain{.terrain = cell.ground, .hex = cell.id.text});
            if (*terrain != Terrain::clear) board.ground.terrain[*place] = *terrain;
        }
        if (cell.has(worksMark)) board.ground.entrenched[*place] = true;
        if (cell.value("kind") != "strongpoint") continue;
        if (cell.name.empty()) return no(refusals::DrawnUnnamedPosition{.hex = cell.id.text});
        board.strongpoints[slotFor(board.strongpoints, cell)] = {cell.name, *place};
    }
    return {};
}

Allowed readLines(const Drawing& drawing, OwnBoard& board) {
    for (const DrawnLine& line : drawing.lines) {
        const auto a = readPlace(line.a.text);
        const auto b = readPlace(line.b.text);
        if (!a || !b || !adjacent(*a, *b))
            return no(refusals::DrawnNoNeighbours{.a = line.a.text, .b = line.b.text});
        if (line.kind == "road") {
            board.ground.roads[hexside(*a, *b)] = true;
            continue;
        }
        const auto water = fromWord<Water>(line.kind);
        if (!water || *water == Water::none) return no(refusals::DrawnNoWater{.water = line.kind});
        Edge edge{*water, {}};
        if (!line.mark.empty()) edge.crossing = fromWord<Crossing>(line.mark);
        board.ground.edges[hexside(*a, *b)] = edge;
    }
    return {};
}

Allowed readForces(const Drawing& drawing, OwnBoard& board) {
    for (const DrawnPiece& piece : drawing.pieces) {
        const auto kind = fromWord<Kind>(piece.kind);
        const auto side = fromWord<Side>(piece.side.text);
        if (!kind || !side) return no(refusals::DrawnNoKind{.kind = piece.kind, .side = piece.side.text});
        OwnUnit unit{*side, *kind, {}, {}, false};
        if (piece.place) {
            unit.place = readPlace(piece.place->text);
            if (!unit.place) return no(refusals::DrawnUnitOffBoard{.hex = piece.place->text});
        }
        if (!piece.facing.empty()) unit.facing = fromWord<Facing>(piece.facing);
        unit.led = contains(piece.marks, leaderMark);
        board.units.push_back(unit);
    }
    return {};
}

}  // namespace

Palette HexAcw::palette() {
    Palette palette{.grid = Grid::hexFlat};
    addGround(palette.brushes);
    addEdges(palette.brushes);
    Brush position =
        brushOf("Positions", "strongpoint", "Defensive position", BrushAction::values, "strongpoint");
    position.values = {{"kind", "strongpoint"}};
    position.named = true;
    palette.brushes.push_back(std::move(position));
    palette.brushes.push_back(brushOf("Positions", "no-position", "No position", BrushAction::wipe, ""));
    addForces(palette.brushes, Side::unionSide);
    addForces(palette.brushes, Side::confederate);
    palette.boards = {{"mill-run", "Mill Run"}, {"stone-ford", "Stone Ford"}};
    palette.columns = columns;
    palette.rows = rows;
    return palette;
}

std::optional<Options> HexAcw::readyBoard(const std::string& id) {
    const auto scenario = fromWord<Scenario>(id);
    if (!scenario || *scenario == Scenario::own) return {};
    Options options;
    options.scenario = *scenario;
    return options;
}

Drawing HexAcw::blank(int /*columns*/, int /*rows*/) {
    Drawing drawing;
    for (const Place place : allPlaces()) {
        const hex::Point centre = hex::centreFlat(hexOf(place));
        drawing.cells.push_back({PlaceId{text(place)}, centre.x, centre.y, {}, {}, {}, {}});
    }
    return drawing;
}

Drawing HexAcw::drawn(const Options& options) {
    const State state = firstState(options);
    Drawing drawing = blank(0, 0);
    drawing.name = options.board ? options.board->name : std::string(word(options.scenario));
    const Ground ground = state.board.value_or(Ground());
    for (DrawnCell& cell : drawing.cells) {
        const Place place = *readPlace(cell.id.text);
        if (const Terrain* terrain = ground.terrain.find(place); terrain && *terrain != Terrain::clear)
            cell.ground = word(*terrain);
        if (const bool* works = ground.entrenched.find(place); works && *works)
            cell.marks.emplace_back(worksMark);
        for (const auto& [id, strongpoint] : state.strongpoints) {
            if (strongpoint.hex != place) continue;
            cell.name = strongpoint.name;
            cell.values = {{"kind", "strongpoint"}, {"id", id}};
        }
    }
    for (const auto& [side, edge] : ground.edges) {
        drawing.lines.push_back({PlaceId{text(side.a)},
                                 PlaceId{text(side.b)},
                                 std::string(word(edge.water)),
                                 edge.crossing ? std::string(word(*edge.crossing)) : std::string(),
                                 {}});
    }
    for (const auto& [side, on] : ground.roads) {
        if (on) drawing.lines.push_back({PlaceId{text(side.a)}, PlaceId{text(side.b)}, "road", {}, {}});
    }
    for (const auto& [id, unit] : state.pieces.units) {
        DrawnPiece piece{std::string(word(unit.kind)), SideId{std::string(word(unit.side))}, {}, {}, {}, {}};
        if (unit.place) piece.place = PlaceId{text(*unit.place)};
        if (unit.facing) piece.facing = word(*unit.facing);
        for (const auto& [leader, commander] : state.pieces.commanders) {
            if (commander.place == id) piece.marks.emplace_back(leaderMark);
        }
        drawing.pieces.push_back(std::move(piece));
    }
    return drawing;
}

Expected<Options> HexAcw::planned(const Drawing& drawing) {
    OwnBoard board;
    board.name = drawing.name.empty() ? "A board of our own" : drawing.name;
    for (const auto read : {&readCells, &readLines, &readForces}) {
        if (const Allowed fine = read(drawing, board); !fine.has_value())
            return tl::make_unexpected(fine.error());
    }
    Options options;
    options.scenario = Scenario::own;
    options.board = std::move(board);
    return options;
}

}  // namespace adjutant::acw
