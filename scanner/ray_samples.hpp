// SPDX-License-Identifier: GPL-3.0-or-later
// Brightness along a straight line, some looks at a time: as a plain loop and, on processors that have them,
// with vector instructions chosen when the program runs, as in rows.hpp. Both see the same; tests compare
// them.
#pragma once

#include "scanner/luma_view.hpp"

namespace adjutant::scanner {

/// Where the looks lie: look n at (x + n * dx, y + n * dy), where whole numbers are the middles of pixels.
struct Ray {
    float x = 0, y = 0;
    float dx = 0, dy = 0;
};

inline constexpr int looksAtATime = 8;

/// Tells the brightness between pixels at the looks `first` to `first + looksAtATime - 1`; beyond the edge of
/// the view the last pixel goes on. Bit i of what it returns is set where look `first + i` is at least
/// `level` bright.
using LookAlong = unsigned (*)(const LumaView& view, const Ray& ray, int first, float level,
                               float* brightness);

[[nodiscard]] LookAlong plainLook();
/// The fastest that this processor can run; plainLook() where there is nothing better.
[[nodiscard]] LookAlong fastLook();

}  // namespace adjutant::scanner
