// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/board_sketch.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace adjutant::companion {
namespace {

constexpr std::size_t maxSteps = 200;
constexpr const char* unnamed = "new-place";  ///< ids of cells that have no name yet begin so

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
    if (past_.size() > maxSteps) past_.erase(past_.begin());
    future_.clear();
    return true;
}

template <class Change>
bool BoardSketch::step(Change change) {
    Drawing before = now_;
    change();
    return keep(std::move(before));
}

bool BoardSketch::joins(const DrawnLine& line, const std::string& a, const std::string& b) {
    return (line.a.text == a && line.b.text == b) || (line.a.text == b && line.b.text == a);
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
    std::string id = freeId(name.empty() ? unnamed : name);
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
