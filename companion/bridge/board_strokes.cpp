// SPDX-License-Identifier: GPL-3.0-or-later
// Strokes of a brush over a drawing: what each does to the cells that it comes to.
#include <algorithm>
#include <cmath>
#include <utility>

#include "companion/bridge/board_sketch.hpp"

namespace adjutant::companion {
namespace {

bool isLine(BrushAction action) {
    return action == BrushAction::line || action == BrushAction::edge || action == BrushAction::eraseLine;
}

}  // namespace

void BoardSketch::begin(const Brush& brush, const std::string& cell) {
    brush_ = brush;
    before_ = now_;
    first_ = last_ = cell;
    cells_ = 1;
    const DrawnCell* here = find(cell);
    laying_ = here == nullptr || !here->has(brush.word);
    if (!isLine(brush.action)) paint(cell);
}

bool BoardSketch::over(const std::string& cell) {
    if (!brush_ || cell == last_ || find(cell) == nullptr) return false;
    const std::string from = std::exchange(last_, cell);
    ++cells_;
    if (!isLine(brush_->action)) {
        // Pieces, badges and new cells are put down one by one; ground is painted wherever the finger goes.
        const bool spreads = brush_->action == BrushAction::ground || brush_->action == BrushAction::mark ||
                             brush_->action == BrushAction::region ||
                             (brush_->action == BrushAction::values && !brush_->named);
        if (spreads) paint(cell);
        return spreads;
    }
    if (isFree()) return false;
    waiting_.clear();
    join(from, cell);
    return true;
}

bool BoardSketch::end() {
    if (!brush_) return false;
    const Brush brush = *std::exchange(brush_, {});
    if (isLine(brush.action) && isFree() && cells_ > 1) {
        waiting_.clear();
        brush_ = brush;
        join(first_, last_);
        brush_.reset();
    } else if (isLine(brush.action) && cells_ == 1) {
        if (waiting_.empty() || waiting_ == first_ || !isBeside(waiting_, first_)) {
            waiting_ = waiting_ == first_ ? std::string() : first_;
        } else {
            brush_ = brush;
            join(waiting_, first_);
            brush_.reset();
            // A road goes on from where it is; water and links are laid one by one.
            waiting_ = brush.action == BrushAction::line && !isFree() ? first_ : std::string();
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
        return dx < 1.5 && dy < 1.5 && !(corner && brush_ && brush_->action == BrushAction::edge);
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
    switch (brush.action) {
        case BrushAction::ground:
            cell->ground = brush.word;
            break;
        case BrushAction::mark:
            std::erase(cell->marks, brush.word);
            if (laying_) cell->marks.push_back(brush.word);
            break;
        case BrushAction::values:
            for (const auto& [name, value] : brush.values) cell->values[name] = value;
            if (brush.named && cell->name.empty()) cell->name = brush.name + ' ' + id;
            break;
        case BrushAction::wipe:
            cell->name.clear();
            cell->marks.clear();
            cell->values.clear();
            break;
        case BrushAction::region:
            if (!region_.empty()) cell->values["region"] = region_;
            break;
        case BrushAction::piece:
            now_.pieces.push_back({brush.word, brush.side, cell->id, {}, {}, {}});
            break;
        case BrushAction::toggleMark:
            if (lastPiece == now_.pieces.rend()) break;
            if (std::erase(lastPiece->marks, brush.word) == 0) lastPiece->marks.push_back(brush.word);
            break;
        case BrushAction::removePiece:
            if (lastPiece != now_.pieces.rend()) now_.pieces.erase(std::next(lastPiece).base());
            break;
        case BrushAction::erase:
            std::erase_if(now_.lines,
                          [&](const DrawnLine& line) { return line.a.text == id || line.b.text == id; });
            std::erase_if(now_.pieces, [&](const DrawnPiece& piece) { return piece.place == PlaceId{id}; });
            std::erase_if(now_.cells, [&](const DrawnCell& other) { return other.id.text == id; });
            break;
        case BrushAction::reserve:
            now_.pieces.push_back({brush.word, brush.side, {}, {}, {}, {}});
            break;
        case BrushAction::cell:
        case BrushAction::line:
        case BrushAction::edge:
        case BrushAction::eraseLine:
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
    if (brush.action == BrushAction::eraseLine) return dropLines(a, b, brush);
    const auto excludes = [&](const DrawnLine& line) {
        if (!joins(line, a, b)) return false;
        if (line.kind == brush.word || isFree()) return true;
        return brush.action == BrushAction::edge &&
               std::any_of(palette_.brushes.begin(), palette_.brushes.end(), [&](const Brush& other) {
                   return other.action == BrushAction::edge && other.word == line.kind;
               });
    };
    std::erase_if(now_.lines, excludes);
    now_.lines.push_back({PlaceId{a}, PlaceId{b}, brush.word, brush.mark, {}});
}

}  // namespace adjutant::companion
