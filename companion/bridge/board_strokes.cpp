// SPDX-License-Identifier: GPL-3.0-or-later
// Strokes of a brush over a drawing: what each does to the cells that it comes to.
#include <algorithm>
#include <cmath>
#include <utility>

#include "companion/bridge/board_sketch.hpp"

namespace adjutant::companion {
namespace {

bool isLine(Paints paints) {
    return paints == Paints::line || paints == Paints::edge || paints == Paints::unline;
}

}  // namespace

void BoardSketch::begin(const Brush& brush, const std::string& cell) {
    brush_ = brush;
    before_ = now_;
    first_ = last_ = cell;
    cells_ = 1;
    const DrawnCell* here = find(cell);
    laying_ = here == nullptr || !here->has(brush.word);
    if (!isLine(brush.paints)) paint(cell);
}

void BoardSketch::over(const std::string& cell) {
    if (!brush_ || cell == last_ || find(cell) == nullptr) return;
    const std::string from = std::exchange(last_, cell);
    ++cells_;
    if (!isLine(brush_->paints)) {
        // Pieces, badges and new cells are put down one by one; ground is painted wherever the finger goes.
        const bool spreads = brush_->paints == Paints::ground || brush_->paints == Paints::mark ||
                             brush_->paints == Paints::region ||
                             (brush_->paints == Paints::values && !brush_->named);
        if (spreads) paint(cell);
    } else if (!isFree()) {
        waiting_.clear();
        join(from, cell);
    }
}

bool BoardSketch::end() {
    if (!brush_) return false;
    const Brush brush = *std::exchange(brush_, {});
    if (isLine(brush.paints) && isFree() && cells_ > 1) {
        waiting_.clear();
        brush_ = brush;
        join(first_, last_);
        brush_.reset();
    } else if (isLine(brush.paints) && cells_ == 1) {
        if (waiting_.empty() || waiting_ == first_ || !isBeside(waiting_, first_)) {
            waiting_ = waiting_ == first_ ? std::string() : first_;
        } else {
            brush_ = brush;
            join(waiting_, first_);
            brush_.reset();
            // A road goes on from where it is; water and links are laid one by one.
            waiting_ = brush.paints == Paints::line && !isFree() ? first_ : std::string();
        }
    }
    return keep(std::exchange(before_, {}));
}

bool BoardSketch::isBeside(const std::string& a, const std::string& b) const {
    const DrawnCell* from = now_.cell(PlaceId{a});
    const DrawnCell* to = now_.cell(PlaceId{b});
    if (from == nullptr || to == nullptr || a == b) return false;
    if (isFree()) return true;
    const double dx = std::abs(from->x - to->x);
    const double dy = std::abs(from->y - to->y);
    if (palette_.grid == Grid::square) {
        const bool corner = dx > 0.5 && dy > 0.5;
        return dx < 1.5 && dy < 1.5 && !(corner && brush_ && brush_->paints == Paints::edge);
    }
    return std::hypot(dx, dy) < 1.2;
}

/// What the brush does to one cell.
void BoardSketch::paint(const std::string& id) {
    DrawnCell* cell = find(id);
    if (cell == nullptr) return;
    const Brush& brush = *brush_;
    const auto onCell = [&](const DrawnPiece& piece) {
        return piece.place == cell->id && piece.side == brush.side;
    };
    const auto lastPiece = std::find_if(now_.pieces.rbegin(), now_.pieces.rend(), onCell);
    switch (brush.paints) {
        case Paints::ground:
            cell->ground = brush.word;
            break;
        case Paints::mark:
            std::erase(cell->marks, brush.word);
            if (laying_) cell->marks.push_back(brush.word);
            break;
        case Paints::values:
            for (const auto& [name, value] : brush.values) cell->values[name] = value;
            if (brush.named && cell->name.empty()) cell->name = brush.name + ' ' + id;
            break;
        case Paints::wipe:
            cell->name.clear();
            cell->marks.clear();
            cell->values.clear();
            break;
        case Paints::region:
            if (!region_.empty()) cell->values["region"] = region_;
            break;
        case Paints::piece:
            now_.pieces.push_back({brush.word, brush.side, cell->id, {}, {}, {}});
            break;
        case Paints::badge:
            if (lastPiece == now_.pieces.rend()) break;
            if (std::erase(lastPiece->marks, brush.word) == 0) lastPiece->marks.push_back(brush.word);
            break;
        case Paints::take:
            if (lastPiece != now_.pieces.rend()) now_.pieces.erase(std::next(lastPiece).base());
            break;
        case Paints::erase:
            std::erase_if(now_.lines,
                          [&](const DrawnLine& line) { return line.a.text == id || line.b.text == id; });
            std::erase_if(now_.pieces, [&](const DrawnPiece& piece) { return piece.place == PlaceId{id}; });
            std::erase_if(now_.cells, [&](const DrawnCell& other) { return other.id.text == id; });
            break;
        case Paints::reserve:
            now_.pieces.push_back({brush.word, brush.side, {}, {}, {}, {}});
            break;
        case Paints::cell:
        case Paints::line:
        case Paints::edge:
        case Paints::unline:
            break;
    }
}

void BoardSketch::dropLines(const std::string& a, const std::string& b, const Brush& brush) {
    std::erase_if(now_.lines, [&](const DrawnLine& line) {
        const bool kind = brush.word.empty() || line.kind == brush.word || brush.values.contains(line.kind);
        return kind && joins(line, a, b);
    });
}

/// Lays the brush's line between two cells; one that excludes it makes way.
void BoardSketch::join(const std::string& a, const std::string& b) {
    const Brush& brush = *brush_;
    if (!isBeside(a, b)) return;
    if (brush.paints == Paints::unline) return dropLines(a, b, brush);
    const auto excludes = [&](const DrawnLine& line) {
        if (!joins(line, a, b)) return false;
        if (line.kind == brush.word || isFree()) return true;
        return brush.paints == Paints::edge &&
               std::any_of(palette_.brushes.begin(), palette_.brushes.end(), [&](const Brush& other) {
                   return other.paints == Paints::edge && other.word == line.kind;
               });
    };
    std::erase_if(now_.lines, excludes);
    now_.lines.push_back({PlaceId{a}, PlaceId{b}, brush.word, brush.mark, {}});
}

}  // namespace adjutant::companion
