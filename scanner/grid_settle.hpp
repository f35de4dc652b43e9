// SPDX-License-Identifier: GPL-3.0-or-later
// The last touch to a map: the corner that has no finder is moved to where the modules are clearest.
#pragma once

#include "scanner/finder.hpp"
#include "scanner/grid_map.hpp"

namespace adjutant::scanner {

/// The map whose free corner lies, within about two modules, where dark and light modules differ most.
[[nodiscard]] GridMap settle(const LumaView& frame, const GridMap& map);

}  // namespace adjutant::scanner
