// SPDX-License-Identifier: GPL-3.0-or-later
// Looks closely at a place where a row suggests a finder: is it one, and where exactly is its middle?
#pragma once

#include <optional>

#include "scanner/finder.hpp"

namespace adjutant::scanner {

/// Where five runs of a row looked like the section of a finder, in pixels of the level.
struct Suspicion {
    double x = 0, y = 0;
    double module = 0;  ///< a seventh of the five runs
    int threshold = 0;  ///< what is darker than this counted as dark
    bool inverted = false;
};

/// The finder in pixels of the level that the sampler reads, or nothing.
[[nodiscard]] std::optional<Finder> checkFinder(const LumaView& level, const Suspicion& suspicion);

}  // namespace adjutant::scanner
