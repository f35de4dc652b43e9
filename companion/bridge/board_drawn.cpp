// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/board_drawn.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>

#include "companion/bridge/as_text.hpp"
#include "companion/games/face.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// Each region has a tint of its own, in turn.
const char* tintOf(std::size_t region) {
    static constexpr std::array tints{"wood", "hill", "place", "town", "field"};
    return tints.at(region % tints.size());
}

/// The brush that would have made this cell the named place that it is.
const Brush* madeBy(const Palette& palette, const DrawnCell& cell) {
    for (const Brush& brush : palette.brushes) {
        if (brush.action != BrushAction::values || !brush.named) continue;
        const auto differs = [&](const auto& value) {
            const bool number =
                std::any_of(palette.numbers.begin(), palette.numbers.end(),
                            [&](const PaletteField& field) { return field.name == value.first; });
            return !number && cell.value(value.first) != value.second;
        };
        if (std::none_of(brush.values.begin(), brush.values.end(), differs)) return &brush;
    }
    return nullptr;
}

PaintedNumber paintedNumber(const PaletteField& field, int value, const GameFace& look) {
    return {asText(field.name), look.said(asText(field.title)), value, field.from, field.to};
}

double unitOf(Grid grid) { return grid == Grid::hexPointy || grid == Grid::hexFlat ? std::sqrt(3.0) : 2.0; }

json badges(const DrawnCell& cell, const GameFace& look) {
    json list = json::array();
    for (const std::string& mark : cell.marks) {
        const QString sign = look.wordSign(asText(mark));
        if (!sign.isEmpty())
            list.push_back({{"sign", sign.toStdString()},
                            {"text", ""},
                            {"name", look.word(asText(mark)).toStdString()}});
    }
    return list;
}

/// What brushes have written on a cell, as a sign and a figure.
json chip(const DrawnCell& cell, const Palette& palette, const GameFace& look) {
    json chip = json::object();
    for (const Brush& brush : palette.brushes) {
        if (brush.named) continue;
        for (const auto& [name, written] : brush.values) {
            const QString value = asText(cell.value(name));
            if (value.isEmpty()) continue;
            if (cell.number(name)) {
                chip["text"] = value.toStdString();
            } else if (const QString sign = look.wordSign(value); !sign.isEmpty()) {
                chip["sign"] = sign.toStdString();
                chip["name"] = look.word(value).toStdString();
            }
        }
    }
    if (!chip.empty() && !chip.contains("sign")) chip["sign"] = "";
    return chip;
}

}  // namespace

BoardDrawn::BoardDrawn(const BoardSketch& sketch, QObject* parent)
    : QObject(parent),
      sketch_(sketch),
      cells_({"title", "x", "y", "kind", "name", "number", "sign", "goods", "colour", "state", "odds",
              "badges", "chip"}),
      pieces_({"cell", "side", "kinds", "marks", "name", "number", "facing"}) {}

void BoardDrawn::open(const GameFace& look) {
    look_ = &look;
    emit opened();
}

void BoardDrawn::show() {
    showCells();
    showPieces();
    showLines();
    showShapes();
    emit changed();
}

void BoardDrawn::showCells() {
    json rows = json::array();
    const Palette& palette = sketch_.palette();
    const bool free = palette.grid == Grid::graph;
    const double unit = unitOf(palette.grid);
    for (const DrawnCell& cell : sketch_.drawing().cells) {
        const Brush* made = madeBy(palette, cell);
        QString sign = made == nullptr ? QString() : look_->placeSign({}, asText(made->sign));
        for (const std::string& mark : cell.marks) {
            if (sign.isEmpty() && !free) sign = look_->placeSign({}, asText(mark));
        }
        const std::string owner = cell.value("owner");
        rows.push_back(
            {{"id", cell.id.text},
             {"title", cell.name.empty() ? cell.id.text : cell.name},
             {"x", cell.x * unit},
             {"y", cell.y * unit},
             {"kind", cell.ground.empty() ? "open"
                                          : look_->grounds().value(asText(cell.ground), cell.ground.c_str())},
             {"name", cell.name},
             {"number", ""},
             {"sign", sign.toStdString()},
             {"goods", json::array()},
             {"badges", free ? badges(cell, *look_) : json::array()},
             {"chip", chip(cell, palette, *look_)},
             {"colour", owner.empty() ? "" : look_->colour(asText(owner), json::array()).toStdString()},
             {"state", cell.id.text == sketch_.waiting() ? "chosen" : ""}});
    }
    cells_.setRows(rows);
}

void BoardDrawn::showPieces() {
    json rows = json::array();
    const Drawing& drawing = sketch_.drawing();
    if (sketch_.palette().grid == Grid::graph) {  // a place is a counter
        for (const DrawnCell& cell : drawing.cells)
            rows.push_back(
                {{"id", cell.id.text}, {"cell", cell.id.text}, {"side", "nobody"}, {"name", cell.name}});
        pieces_.setRows(rows);
        return;
    }
    std::map<std::pair<std::string, std::string>, json> stacks;
    for (const DrawnPiece& piece : drawing.pieces) {
        if (!piece.place) continue;
        json& stack = stacks[{piece.place->text, piece.side.text}];
        if (stack.is_null()) {
            stack = {{"id", piece.place->text + '/' + piece.side.text},
                     {"cell", piece.place->text},
                     {"side", look_->colour(asText(piece.side.text), json::array()).toStdString()},
                     {"name", look_->word(asText(piece.side.text)).toStdString()},
                     {"kinds", json::array()},
                     {"marks", json::array()}};
        }
        const std::string sign = look_->pieceSign(asText(piece.kind)).toStdString();
        json& kinds = stack["kinds"];
        const auto known = std::find_if(kinds.begin(), kinds.end(),
                                        [&](const json& kind) { return kind.at("sign") == sign; });
        if (known == kinds.end())
            kinds.push_back({{"sign", sign}, {"count", 1}});
        else
            known->at("count") = known->at("count").get<int>() + 1;
        for (const std::string& mark : piece.marks)
            stack["marks"].push_back(look_->pieceSign(asText(mark)).toStdString());
    }
    for (auto& [where, stack] : stacks) rows.push_back(std::move(stack));
    pieces_.setRows(rows);
}

/// The board draws them all anew, so it is told only where they are others.
void BoardDrawn::showLines() {
    QVariantList lines = drawnLines();
    if (lines == lines_) return;
    lines_ = std::move(lines);
    emit linesChanged();
}

void BoardDrawn::showShapes() {
    QVariantList shapes = drawnShapes();
    if (shapes == shapes_) return;
    shapes_ = std::move(shapes);
    emit shapesChanged();
}

QVariantList BoardDrawn::drawnLines() const {
    QVariantList list;
    const Drawing& drawing = sketch_.drawing();
    const double unit = unitOf(sketch_.palette().grid);
    const auto isEdge = [&](const std::string& kind) {
        const auto& brushes = sketch_.palette().brushes;
        return std::any_of(brushes.begin(), brushes.end(), [&](const Brush& brush) {
            return brush.action == BrushAction::edge && brush.word == kind;
        });
    };
    for (const DrawnLine& line : drawing.lines) {
        const QVariantList ends{asText(line.a.text), asText(line.b.text)};
        list.append(
            QVariantMap{{"kind", asText(line.kind)}, {isEdge(line.kind) ? "between" : "through", ends}});
        if (line.kind == "rail") list.append(QVariantMap{{"kind", "ties"}, {"through", ends}});
        const DrawnCell* a = drawing.cell(line.a);
        const DrawnCell* b = drawing.cell(line.b);
        if (line.mark.empty() || a == nullptr || b == nullptr) continue;
        const auto point = [&](double share) {
            return QVariantList{(a->x + (b->x - a->x) * share) * unit, (a->y + (b->y - a->y) * share) * unit};
        };
        list.append(
            QVariantMap{{"kind", asText(line.mark)}, {"points", QVariantList{point(0.38), point(0.62)}}});
    }
    return list;
}

QVariantList BoardDrawn::drawnShapes() const {
    QVariantList list;
    for (std::size_t i = 0; i < sketch_.drawing().regions.size(); ++i) {
        QStringList ids;
        for (const DrawnCell& cell : sketch_.drawing().cells) {
            if (cell.value("region") == sketch_.drawing().regions[i].id) ids.append(asText(cell.id.text));
        }
        if (!ids.isEmpty()) list.append(QVariantMap{{"ids", ids}, {"tint", tintOf(i)}});
    }
    return list;
}

QList<PaintedRegion> BoardDrawn::regions() const {
    QList<PaintedRegion> list;
    for (const DrawnRegion& drawn : sketch_.drawing().regions) {
        list.append({asText(drawn.id), asText(drawn.name), drawn.id == sketch_.region()});
        for (const PaletteField& field : sketch_.palette().numbers) {
            if (field.of != "region") continue;
            const auto found = drawn.numbers.find(field.name);
            list.last().fields.append(
                paintedNumber(field, found == drawn.numbers.end() ? 0 : found->second, *look_));
        }
    }
    return list;
}

PaintedRegion BoardDrawn::region(const QString& id) const {
    for (const PaintedRegion& region : regions())
        if (region.id == id) return region;
    return {};
}

QList<PaintedReserve> BoardDrawn::reserves() const {
    QList<PaintedReserve> list;
    int index = 0;
    for (const DrawnPiece& piece : sketch_.drawing().pieces) {
        const QString kind = asText(piece.kind);
        if (!piece.place)
            list.append({index, look_->word(kind), look_->pieceSign(kind),
                         look_->colour(asText(piece.side.text), json::array())});
        ++index;
    }
    return list;
}

QSize BoardDrawn::size() const {
    double columns = 0;
    double rows = 0;
    for (const DrawnCell& cell : sketch_.drawing().cells) {
        columns = std::max(columns, cell.x + 1);
        rows = std::max(rows, cell.y + 1);
    }
    return {static_cast<int>(columns), static_cast<int>(rows)};
}

PaintedPlace BoardDrawn::place(const QString& id) const {
    const Drawing& drawing = sketch_.drawing();
    const Palette& palette = sketch_.palette();
    const DrawnCell* cell = drawing.cell(PlaceId{id.toStdString()});
    if (cell == nullptr) return {};
    PaintedPlace place{asText(cell->name), palette.grid == Grid::graph || madeBy(palette, *cell) != nullptr};
    for (const PaletteField& field : palette.numbers) {
        if (field.of == "cell" && (field.with.empty() || !cell->value(field.with).empty()))
            place.fields.append(paintedNumber(field, cell->number(field.name).value_or(0), *look_));
    }
    for (const DrawnLine& line : drawing.lines) {
        const bool named = std::ranges::any_of(palette.brushes, [&](const Brush& brush) {
            return brush.named && brush.action == BrushAction::line && brush.word == line.kind;
        });
        if (!named || (line.a != cell->id && line.b != cell->id)) continue;
        const DrawnCell* other = drawing.cell(line.a == cell->id ? line.b : line.a);
        place.links.append({asText(line.a.text), asText(line.b.text), asText(line.name),
                            other == nullptr ? QString() : asText(other->name)});
    }
    return place;
}

QString BoardDrawn::regionWord() const { return look_->said(asText(sketch_.palette().region)); }

QString BoardDrawn::grid() const {
    switch (sketch_.palette().grid) {
        case Grid::hexFlat:
            return QStringLiteral("flat");
        case Grid::square:
            return QStringLiteral("square");
        case Grid::graph:
            return QStringLiteral("free");
        case Grid::hexPointy:
        case Grid::none:
            break;
    }
    return QStringLiteral("pointy");
}

}  // namespace adjutant::companion
