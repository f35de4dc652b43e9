// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/board_sketch.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace adjutant::companion {
namespace {

constexpr std::size_t mostSteps = 200;
constexpr const char* unnamed = "new-place";  ///< ids of cells that have no name yet begin so

bool joins(const DrawnLine& line, const std::string& a, const std::string& b) {
    return (line.a.text == a && line.b.text == b) || (line.a.text == b && line.b.text == a);
}

bool isLine(Paints paints) {
    return paints == Paints::line || paints == Paints::edge || paints == Paints::unline;
}

}  // namespace

void BoardSketch::open(Palette palette, Drawing drawing) {
    palette_ = std::move(palette);
    now_ = std::move(drawing);
    past_.clear();
    future_.clear();
    waiting_.clear();
    brush_.reset();
    region_ = now_.regions.empty() ? std::string() : now_.regions.front().id;
}

const Brush* BoardSketch::brush(const std::string& id) const {
    const auto found = std::find_if(palette_.brushes.begin(), palette_.brushes.end(),
                                    [&](const Brush& brush) { return brush.id == id; });
    return found == palette_.brushes.end() ? nullptr : &*found;
}

DrawnCell* BoardSketch::find(const std::string& cell) {
    const auto found = std::find_if(now_.cells.begin(), now_.cells.end(),
                                    [&](const DrawnCell& candidate) { return candidate.id.text == cell; });
    return found == now_.cells.end() ? nullptr : &*found;
}

/// Every change is made on the drawing and kept as a step when the drawing is another then.
bool BoardSketch::keep(Drawing before) {
    if (before == now_) return false;
    past_.push_back(std::move(before));
    if (past_.size() > mostSteps) past_.erase(past_.begin());
    future_.clear();
    return true;
}

template <class Change>
bool BoardSketch::step(Change change) {
    Drawing before = now_;
    change();
    return keep(std::move(before));
}

void BoardSketch::undo() {
    if (past_.empty()) return;
    future_.push_back(std::exchange(now_, std::move(past_.back())));
    past_.pop_back();
    waiting_.clear();
}

void BoardSketch::redo() {
    if (future_.empty()) return;
    past_.push_back(std::exchange(now_, std::move(future_.back())));
    future_.pop_back();
    waiting_.clear();
}

// -- strokes

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

// -- names and numbers

bool BoardSketch::rename(const std::string& name) {
    return step([&] { now_.name = name; });
}

std::string BoardSketch::freeId(const std::string& name) {
    const std::string wanted = idFrom(name);
    std::string id = wanted;
    for (int number = 2; find(id) != nullptr; ++number) id = wanted + '-' + std::to_string(number);
    return id;
}

std::string BoardSketch::nameCell(const std::string& cell, const std::string& name) {
    std::string id = cell;
    step([&] {
        DrawnCell* here = find(cell);
        if (here == nullptr) return;
        here->name = name;
        if (!isFree() || name.empty() || cell.rfind(unnamed, 0) != 0) return;
        id = freeId(name);
        here->id = PlaceId{id};
        for (DrawnLine& line : now_.lines) {
            if (line.a.text == cell) line.a.text = id;
            if (line.b.text == cell) line.b.text = id;
        }
    });
    return id;
}

bool BoardSketch::setNumber(const std::string& cell, const std::string& field, int number) {
    return step([&] {
        if (DrawnCell* here = find(cell)) here->values[field] = std::to_string(number);
    });
}

bool BoardSketch::addRegion(const std::string& name) {
    return step([&] {
        std::string id = idFrom(name);
        const auto taken = [&] {
            return std::any_of(now_.regions.begin(), now_.regions.end(),
                               [&](const DrawnRegion& region) { return region.id == id; });
        };
        while (taken()) id += "-2";
        now_.regions.push_back({id, name, {}});
        region_ = id;
    });
}

bool BoardSketch::nameRegion(const std::string& id, const std::string& name) {
    return step([&] {
        for (DrawnRegion& region : now_.regions) {
            if (region.id == id) region.name = name;
        }
    });
}

bool BoardSketch::setRegionNumber(const std::string& id, const std::string& field, int number) {
    return step([&] {
        for (DrawnRegion& region : now_.regions) {
            if (region.id == id) region.numbers[field] = number;
        }
    });
}

bool BoardSketch::dropRegion(const std::string& id) {
    return step([&] {
        std::erase_if(now_.regions, [&](const DrawnRegion& region) { return region.id == id; });
        for (DrawnCell& cell : now_.cells) {
            if (cell.value("region") == id) cell.values.erase("region");
        }
        if (region_ == id) region_ = now_.regions.empty() ? std::string() : now_.regions.front().id;
    });
}

bool BoardSketch::nameLine(const std::string& a, const std::string& b, const std::string& name) {
    return step([&] {
        for (DrawnLine& line : now_.lines) {
            if (joins(line, a, b)) line.name = name;
        }
    });
}

std::string BoardSketch::addCell(const std::string& name, double x, double y) {
    const std::string id = freeId(name.empty() ? unnamed : name);
    step([&] {
        DrawnCell cell{PlaceId{id}, x, y, name, {}, {}, {}};
        if (!region_.empty()) cell.values["region"] = region_;
        now_.cells.push_back(std::move(cell));
    });
    return id;
}

bool BoardSketch::moveCell(const std::string& cell, double x, double y) {
    return step([&] {
        if (DrawnCell* here = find(cell)) {
            here->x = x;
            here->y = y;
        }
    });
}

bool BoardSketch::dropReserve(std::size_t piece) {
    return step([&] {
        if (piece < now_.pieces.size() && !now_.pieces[piece].place)
            now_.pieces.erase(now_.pieces.begin() + static_cast<std::ptrdiff_t>(piece));
    });
}

bool BoardSketch::resize(const Drawing& blank) {
    return step([&] {
        std::vector<DrawnCell> cells = blank.cells;
        for (DrawnCell& cell : cells) {
            const DrawnCell* old = now_.cell(cell.id);
            if (old != nullptr) cell = *old;
        }
        const auto there = [&](const PlaceId& id) { return blank.cell(id) != nullptr; };
        std::erase_if(now_.lines, [&](const DrawnLine& line) { return !there(line.a) || !there(line.b); });
        std::erase_if(now_.pieces,
                      [&](const DrawnPiece& piece) { return piece.place && !there(*piece.place); });
        now_.cells = std::move(cells);
    });
}

}  // namespace adjutant::companion
