// SPDX-License-Identifier: GPL-3.0-or-later
// The middles of all modules of a symbol in the frame, and the steps from one to the next.
#pragma once

#include <vector>

#include "scanner/grid_map.hpp"

namespace adjutant::scanner {

class ModulePlaces {
  public:
    explicit ModulePlaces(const GridMap& map) : size_(map.size()) {
        places_.reserve(static_cast<std::size_t>(size_ * size_));
        for (int row = 0; row < size_; ++row)
            for (int column = 0; column < size_; ++column) places_.push_back(map({column + 0.5, row + 0.5}));
    }
    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] const Point& at(int column, int row) const {
        return places_[static_cast<std::size_t>(row * size_ + column)];
    }
    /// A part of the step to the next module on the right, or from the one before in the last column.
    [[nodiscard]] Point across(int column, int row, double part) const {
        const int from = column + 1 < size_ ? column : column - 1;
        return step(at(from, row), at(from + 1, row), part);
    }
    [[nodiscard]] Point down(int column, int row, double part) const {
        const int from = row + 1 < size_ ? row : row - 1;
        return step(at(column, from), at(column, from + 1), part);
    }

  private:
    static Point step(const Point& a, const Point& b, double part) {
        return {part * (b.x - a.x), part * (b.y - a.y)};
    }
    int size_;
    std::vector<Point> places_;
};

}  // namespace adjutant::scanner
