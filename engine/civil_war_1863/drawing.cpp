// SPDX-License-Identifier: GPL-3.0-or-later
// A group's own board as a drawing, and back (W63-GAME-03): rivers and railroads are drawn square by square
// and read as courses and sections.
#include <algorithm>
#include <string_view>
#include <tuple>

#include "engine/civil_war_1863/civil_war_1863.hpp"
#include "engine/core/drawing.hpp"
#include "engine/parts/chains.hpp"

namespace adjutant::w63 {
namespace {

struct Ground {
    char letter;
    const char* word;
    const char* name;
};
/// The terrain of 3.3; land is open ground.
constexpr Ground grounds[] = {{'.', "", "Land"},
                              {'^', "mountain", "Mountains"},
                              {'r', "river", "River land"},
                              {'c', "coast", "Coast"},
                              {'~', "sea", "Sea"}};

tl::unexpected<Refusal> no(const std::string& reason) {
    return refuse(code::badParameter, "This board cannot be used: " + reason + ".", "W63-GAME-03");
}

std::string wordOf(char letter) {
    for (const Ground& ground : grounds) {
        if (ground.letter == letter) return ground.word;
    }
    return {};
}

char letterOf(const std::string& word) {
    for (const Ground& ground : grounds) {
        if (ground.word == word) return ground.letter;
    }
    return '?';
}

Brush cityBrush(CityKind kind, const SideId& side, const std::string& name, int penalty, int garrison) {
    const std::string what(word(kind));
    Brush brush{.group = "Cities", .id = what + '-' + side.text, .name = name, .paints = Paints::values};
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
                        .paints = Paints::piece,
                        .word = what,
                        .side = side,
                        .mark = {},
                        .values = {},
                        .named = false,
                        .sign = what});
    }
    list.push_back({.group = heading,
                    .id = side.text + "-take",
                    .name = "Take off",
                    .paints = Paints::take,
                    .word = {},
                    .side = side,
                    .mark = {},
                    .values = {},
                    .named = false,
                    .sign = "minus"});
}

/// The lines of one kind as pairs of squares.
std::vector<std::pair<PlaceId, PlaceId>> linesOf(const Drawing& drawing, const std::string& kind) {
    std::vector<std::pair<PlaceId, PlaceId>> list;
    for (const DrawnLine& line : drawing.lines) {
        if (line.kind == kind) list.emplace_back(line.a, line.b);
    }
    return list;
}

Allowed readCells(const Drawing& drawing, BoardPlan& plan) {
    int files = 0;
    int ranks = 0;
    for (const DrawnCell& cell : drawing.cells) {
        const auto square = readSquare(cell.id.text);
        if (!square || square->file > 25 || square->rank > 25)
            return no("'" + cell.id.text + "' is no square");
        files = std::max(files, square->file + 1);
        ranks = std::max(ranks, square->rank + 1);
    }
    plan.rows.assign(static_cast<std::size_t>(ranks), std::string(static_cast<std::size_t>(files), '.'));
    for (const DrawnCell& cell : drawing.cells) {
        const Square square = *readSquare(cell.id.text);
        plan.rows[static_cast<std::size_t>(square.rank)][static_cast<std::size_t>(square.file)] =
            letterOf(cell.ground);
        const auto kind = fromWord<CityKind>(cell.value("kind"));
        if (!kind) continue;
        if (cell.name.empty()) return no("the city at " + cell.id.text + " has no name");
        const std::string id = cell.value("id");
        Site site{{id.empty() ? idFrom(cell.name) : id}, cell.name, cell.id, *kind, {}, 0, 0};
        if (*kind != CityKind::town) {
            site.owner = SideId{cell.value("owner")};
            site.penalty = cell.number("penalty").value_or(0);
            site.garrison = cell.number("garrison").value_or(0);
        }
        plan.sites.push_back(std::move(site));
    }
    return {};
}

Allowed readRailroads(const Drawing& drawing, BoardPlan& plan) {
    const auto siteOn = [&](const PlaceId& square) {
        const auto found = std::find_if(plan.sites.begin(), plan.sites.end(),
                                        [&](const Site& site) { return site.square == square; });
        return found == plan.sites.end() ? nullptr : &*found;
    };
    const auto chains =
        chainsOf(linesOf(drawing, "rail"), [&](const PlaceId& square) { return siteOn(square); });
    for (const auto& chain : chains) {
        const Site* from = siteOn(chain.front());
        const Site* to = siteOn(chain.back());
        if (from == nullptr || to == nullptr) {
            const PlaceId& loose = from == nullptr ? chain.front() : chain.back();
            return no("the railroad at " + loose.text + " forks or ends where there is no city or town");
        }
        plan.railroads.push_back({from->id, to->id, {chain.begin() + 1, chain.end() - 1}});
    }
    return {};
}

/// By kind and number, as the ledger lists them (3.1).
bool inOrder(const PieceId& a, const PieceId& b) {
    constexpr std::string_view kinds = "icg";
    const auto rank = [&](const PieceId& id) {
        const std::string& text = id.text;
        return std::tuple(text.size() > 1 ? kinds.find(text[1]) : 0, text.size(), text);
    };
    return rank(a) < rank(b);
}

Allowed readPieces(const Drawing& drawing, BoardPlan& plan) {
    std::map<std::string, int> used;
    const auto free = [&](const std::string& letters) {
        for (int number = 1;; ++number) {
            const PieceId id{letters + std::to_string(number)};
            const bool taken = std::any_of(drawing.pieces.begin(), drawing.pieces.end(),
                                           [&](const DrawnPiece& piece) { return piece.id == id; });
            if (!taken && number > used[letters]) return used[letters] = number, id;
        }
    };
    for (const DrawnPiece& piece : drawing.pieces) {
        const auto kind = fromWord<Kind>(piece.kind);
        if (!kind || piece.side.empty()) return no("there is no piece " + piece.kind);
        if (!piece.place) return no("a piece stands nowhere");
        const std::string letters{piece.side.text[0], word(*kind)[0]};
        plan.start[*piece.place].push_back(piece.id.empty() ? free(letters) : piece.id);
    }
    for (auto& [square, stack] : plan.start) std::sort(stack.begin(), stack.end(), inOrder);
    return {};
}

}  // namespace

Palette CivilWar::palette() {
    Palette palette{.grid = Grid::square};
    for (const Ground& ground : grounds) {
        const std::string word = ground.word;
        palette.brushes.push_back({.group = "Ground",
                                   .id = word.empty() ? "land" : word,
                                   .name = ground.name,
                                   .paints = Paints::ground,
                                   .word = word,
                                   .side = {},
                                   .mark = {},
                                   .values = {},
                                   .named = false,
                                   .sign = {}});
    }
    const auto line = [&](const char* id, const char* name, Paints paints, const char* word) {
        palette.brushes.push_back({.group = "Lines",
                                   .id = id,
                                   .name = name,
                                   .paints = paints,
                                   .word = word,
                                   .side = {},
                                   .mark = {},
                                   .values = {},
                                   .named = false,
                                   .sign = word});
    };
    line("rail", "Railroad", Paints::line, "rail");
    line("no-rail", "No railroad", Paints::unline, "rail");
    line("course", "Water course", Paints::line, "river");
    line("no-course", "No course", Paints::unline, "river");
    palette.brushes.push_back(cityBrush(CityKind::key, unionSide, "Union city", 2, 0));
    palette.brushes.push_back(cityBrush(CityKind::capital, unionSide, "Union capital", 6, 4));
    palette.brushes.push_back(cityBrush(CityKind::key, confederate, "Confederate city", 1, 0));
    palette.brushes.push_back(cityBrush(CityKind::capital, confederate, "Confederate capital", 5, 5));
    palette.brushes.push_back({.group = "Cities",
                               .id = "town",
                               .name = "Town",
                               .paints = Paints::values,
                               .word = "town",
                               .side = {},
                               .mark = {},
                               .values = {{"kind", "town"}},
                               .named = true,
                               .sign = "town"});
    palette.brushes.push_back({.group = "Cities",
                               .id = "no-city",
                               .name = "No city",
                               .paints = Paints::wipe,
                               .word = {},
                               .side = {},
                               .mark = {},
                               .values = {},
                               .named = false,
                               .sign = "close"});
    addPieces(palette.brushes, unionSide, "Union");
    addPieces(palette.brushes, confederate, "Confederacy");
    palette.numbers = {{"penalty", "Pieces lost at its capture", "cell", "owner", 0, 20},
                       {"garrison", "Garrison", "cell", "owner", 0, 20}};
    palette.boards = {{"house", "The house board"}};
    palette.columns = 16;
    palette.rows = 12;
    palette.mostColumns = 26;
    palette.mostRows = 26;
    return palette;
}

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

Expected<Options> CivilWar::planned(const Drawing& drawing) {
    BoardPlan plan;
    plan.name = drawing.name.empty() ? "A board of our own" : drawing.name;
    for (const auto read : {&readCells, &readRailroads, &readPieces}) {
        if (const Allowed fine = read(drawing, plan); !fine.has_value())
            return tl::make_unexpected(fine.error());
    }
    plan.courses = chainsOf(linesOf(drawing, "river"), [](const PlaceId&) { return false; });
    Options options;
    options.board = std::move(plan);
    return options;
}

}  // namespace adjutant::w63
