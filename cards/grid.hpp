// SPDX-License-Identifier: GPL-3.0-or-later
// Where equal things to cut out lie on a page: in columns and rows that touch, so that one cut parts two.
#pragma once

#include "cards/paper.hpp"

namespace adjutant::cards {

struct Grid {
    Size page;  ///< upright, or turned when more fits that way
    Box area;   ///< all cells together
    int columns = 0;
    int rows = 0;

    [[nodiscard]] int perPage() const { return columns * rows; }
    /// Pages that `count` things need.
    [[nodiscard]] int pages(int count) const { return (count + perPage() - 1) / perPage(); }
    /// The cell `index` of a page, row by row from the upper left, from 0 to perPage() - 1.
    [[nodiscard]] Box cell(int index) const;
    bool operator==(const Grid&) const = default;
};

/// As many cells as fit on a page, in its middle. Throws Error when not one does.
[[nodiscard]] Grid gridOf(Size cell, Paper paper);

}  // namespace adjutant::cards
