// SPDX-License-Identifier: GPL-3.0-or-later
// A board of one's own while it is drawn, and the palette that it is drawn with: the same two shapes for
// hexes, squares and graphs, so that one editor serves all systems. A system turns a drawing into the options
// of `start` that bring the board into a game, and back. Asked with `ask palette`, `ask drawing`, `ask plan`.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/board/board.hpp"
#include "engine/words/describe.hpp"
#include "engine/words/id.hpp"
#include "engine/words/names.hpp"

namespace adjutant {

struct DrawnCell {
    PlaceId id;
    double x = 0;  ///< as BoardPlace; on a graph where it is drawn
    double y = 0;
    std::string name;                ///< of a named place; empty for open ground
    std::string ground;              ///< a `ground` of the palette; empty for open ground
    std::vector<std::string> marks;  ///< `mark`s of the palette
    /// By the names of the palette's fields, numbers in figures. `owner`, a side, and `region` mean the same
    /// to every editor; the rest is the system's.
    std::map<std::string, std::string> values;

    static constexpr auto fields() {
        using C = DrawnCell;
        return listed(field("id", &C::id), adjutant::optional("x", &C::x), adjutant::optional("y", &C::y),
                      adjutant::optional("name", &C::name), adjutant::optional("ground", &C::ground),
                      adjutant::optional("marks", &C::marks), adjutant::optional("values", &C::values));
    }
    auto operator<=>(const DrawnCell&) const = default;

    [[nodiscard]] bool has(const std::string& mark) const;
    /// A value, empty when it has none of that name.
    [[nodiscard]] std::string value(const std::string& name) const;
    /// A number, nothing when there is none of that name or it is no whole number.
    [[nodiscard]] std::optional<int> number(const std::string& name) const;
};

/// A line that joins two cells, or lies on the edge that they share: which of the two is the palette's to
/// say.
struct DrawnLine {
    PlaceId a, b;
    std::string kind;  ///< a line of the palette
    std::string mark;  ///< "bridge"; mostly empty
    std::string name;  ///< for people; mostly empty

    static constexpr auto fields() {
        using L = DrawnLine;
        return listed(field("a", &L::a), field("b", &L::b), field("kind", &L::kind),
                      adjutant::optional("mark", &L::mark), adjutant::optional("name", &L::name));
    }
    auto operator<=>(const DrawnLine&) const = default;
};

/// A piece that a game begins with.
struct DrawnPiece {
    std::string kind;
    SideId side;
    std::optional<PlaceId> place;    ///< nothing: in reserve
    std::vector<std::string> marks;  ///< "commander"
    std::string facing;              ///< a direction, empty for the usual one
    PieceId id;                      ///< empty: the system gives it one

    static constexpr auto fields() {
        using P = DrawnPiece;
        return listed(field("kind", &P::kind), field("side", &P::side), adjutant::sparse("place", &P::place),
                      adjutant::optional("marks", &P::marks), adjutant::optional("facing", &P::facing),
                      adjutant::optional("id", &P::id));
    }
    auto operator<=>(const DrawnPiece&) const = default;
};

/// Cells that belong together, such as a continent; a cell's value `region` names its id.
struct DrawnRegion {
    std::string id;
    std::string name;
    std::map<std::string, int> numbers;  ///< by the names of the palette's fields of regions

    static constexpr auto fields() {
        using R = DrawnRegion;
        return listed(field("id", &R::id), adjutant::optional("name", &R::name),
                      adjutant::optional("numbers", &R::numbers));
    }
    auto operator<=>(const DrawnRegion&) const = default;
};

struct Drawing {
    std::string name;
    std::vector<DrawnCell> cells;
    std::vector<DrawnLine> lines;
    std::vector<DrawnPiece> pieces;
    std::vector<DrawnRegion> regions;

    static constexpr auto fields() {
        using D = Drawing;
        return listed(adjutant::optional("name", &D::name), adjutant::optional("cells", &D::cells),
                      adjutant::optional("lines", &D::lines), adjutant::optional("pieces", &D::pieces),
                      adjutant::optional("regions", &D::regions));
    }
    auto operator<=>(const Drawing&) const = default;

    [[nodiscard]] const DrawnCell* cell(const PlaceId& id) const;
};

/// What a brush does to the board.
enum class BrushAction {
    ground,       ///< lays `word` on the cell
    mark,         ///< lays or lifts the mark `word`
    values,       ///< writes `values` on the cell; with `named` the cell gets a name
    wipe,         ///< takes name, marks and values off the cell
    line,         ///< joins two cells by `word`; with `named` the line may have a name
    edge,         ///< lays `word` on the edge of two neighbours
    eraseLine,    ///< takes the lines of kind `word` off between two cells
    piece,        ///< puts a piece of kind `word` and side `side` on the cell
    reserve,      ///< adds one that stands nowhere
    toggleMark,   ///< gives or takes the mark `word` of a piece
    removePiece,  ///< takes the last piece off the cell
    region,       ///< the cell belongs to a region that is chosen from the drawing's
    cell,         ///< a new cell on free ground; a drag moves one
    erase         ///< takes the cell away
};

struct Brush {
    std::string group{};  ///< the heading it stands under
    std::string id{};
    std::string name{};
    BrushAction action = BrushAction::ground;
    std::string word{};
    SideId side{};
    std::string mark{};  ///< of a line
    std::map<std::string, std::string> values{};
    bool named = false;
    std::string sign{};  ///< a word for its picture, mostly the kind

    static constexpr auto fields();
};

/// Something of a named place, a region or the whole board that is set by its number.
struct PaletteField {
    std::string name{};
    std::string title{};
    std::string of{};    ///< "cell" or "region"
    std::string with{};  ///< only for cells that have this value or mark
    int from = 0;
    int to = 99;

    static constexpr auto fields() {
        using F = PaletteField;
        return listed(field("name", &F::name), field("title", &F::title), field("of", &F::of),
                      field("with", &F::with), field("from", &F::from), field("to", &F::to));
    }
};

/// A board that is there already, to begin from.
struct ReadyBoard {
    std::string id{};
    std::string name{};

    static constexpr auto fields() {
        return listed(field("id", &ReadyBoard::id), field("name", &ReadyBoard::name));
    }
};

struct Palette {
    Grid grid = Grid::none;
    std::vector<Brush> brushes{};
    std::vector<PaletteField> numbers{};
    std::vector<ReadyBoard> boards{};
    std::string region{};  ///< what a region is called: "continent"; empty where there are none
    int columns = 0;       ///< of an empty board; 0 where cells are put down one by one
    int rows = 0;
    int maxColumns = 0;  ///< more than `columns` where the size may be chosen
    int maxRows = 0;

    static constexpr auto fields() {
        using P = Palette;
        return listed(field("grid", &P::grid), field("brushes", &P::brushes), field("numbers", &P::numbers),
                      field("boards", &P::boards), field("region", &P::region), field("columns", &P::columns),
                      field("rows", &P::rows), field("most-columns", &P::maxColumns),
                      field("most-rows", &P::maxRows));
    }
};

template <>
struct Names<BrushAction> {
    static constexpr auto list = std::to_array<Name<BrushAction>>({{BrushAction::ground, "ground"},
                                                                   {BrushAction::mark, "mark"},
                                                                   {BrushAction::values, "values"},
                                                                   {BrushAction::wipe, "wipe"},
                                                                   {BrushAction::line, "line"},
                                                                   {BrushAction::edge, "edge"},
                                                                   {BrushAction::eraseLine, "unline"},
                                                                   {BrushAction::piece, "piece"},
                                                                   {BrushAction::reserve, "reserve"},
                                                                   {BrushAction::toggleMark, "badge"},
                                                                   {BrushAction::removePiece, "take"},
                                                                   {BrushAction::region, "region"},
                                                                   {BrushAction::cell, "cell"},
                                                                   {BrushAction::erase, "erase"}});
};

constexpr auto Brush::fields() {
    using B = Brush;
    return listed(field("group", &B::group), field("id", &B::id), field("name", &B::name),
                  field("paints", &B::action), field("word", &B::word), field("side", &B::side),
                  field("mark", &B::mark), field("values", &B::values), field("named", &B::named),
                  field("sign", &B::sign));
}

/// Lower-case words with hyphens, as ids are written: "St. Louis" is "st-louis". Never empty.
[[nodiscard]] std::string idFrom(const std::string& name);

}  // namespace adjutant
