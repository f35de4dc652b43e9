// SPDX-License-Identifier: GPL-3.0-or-later
// The last touch to a map: it is bent, step by step, to where the modules are clearest.
#pragma once

#include "scanner/finder.hpp"
#include "scanner/grid_map.hpp"

namespace adjutant::scanner {

/// What may be moved: the corner that has no finder, or the whole sheet like a label on a round piece.
enum class Settling { Corner, Sheet };

/// The map near the given one in which the fixed modules are most what they ought to be, and the others most
/// clearly dark or light.
[[nodiscard]] GridMap settle(const LumaView& frame, const GridMap& map, bool inverted, Settling settling);

}  // namespace adjutant::scanner
