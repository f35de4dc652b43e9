// SPDX-License-Identifier: GPL-3.0-or-later
// What every page has around the things to cut out: crop marks, and one line at the foot.
#pragma once

#include <string>

#include "cards/grid.hpp"
#include "cards/sheet.hpp"

namespace adjutant::cards {

/// How far colour that runs to a cut goes on beyond it.
inline constexpr double bleed = 1.5;

/// Marks outside `area` at the ends of its edges, for cutting out one thing.
void cropMarks(Canvas& canvas, const Box& area);

/// Marks outside the grid at the ends of every cut, for the first `count` cells of a page.
void cropMarks(Canvas& canvas, const Grid& grid, int count);

/// The line at the foot: the sheet's title and page on the left, `reading` on the right.
void foot(Canvas& canvas, const Sheet& sheet, int page, const std::string& reading);

/// From which distance `what` (as "A label of 10 mm") reads with modules of this width; empty without a
/// table.
[[nodiscard]] std::string readingSentence(const ReadingTable& table, double moduleMm,
                                          const std::string& what);

}  // namespace adjutant::cards
