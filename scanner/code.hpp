// SPDX-License-Identifier: GPL-3.0-or-later
// What the scanner found: a text and where it lies in the frame. What the text means is not known here.
#pragma once

#include <array>
#include <string>

namespace adjutant::scanner {

/// A place in a frame, in pixels from the top left corner; whole numbers are pixel corners.
struct Point {
    double x = 0;
    double y = 0;
    bool operator==(const Point&) const = default;
};

/// The outline of a code in its own order, whichever way it is turned: top left, top right, bottom right,
/// bottom left. The three finder patterns lie at the first, the second and the last corner.
using Corners = std::array<Point, 4>;

struct Code {
    std::string text;       ///< UTF-8
    Corners corners;        ///< in pixels of the frame that was given
    bool followed = false;  ///< known from an earlier frame and seen again by its pattern, not read afresh
    bool operator==(const Code&) const = default;
};

}  // namespace adjutant::scanner
