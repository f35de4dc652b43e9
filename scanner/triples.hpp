// SPDX-License-Identifier: GPL-3.0-or-later
// Which three finders may belong to one symbol.
#pragma once

#include <vector>

#include "scanner/finder.hpp"

namespace adjutant::scanner {

/// Indices into the finders: the corner one, the one to its right and the one below it, in the symbol's own
/// view.
struct Triple {
    std::size_t corner = 0, right = 0, below = 0;
    double size = 0;     ///< modules a side, as the distances and module sizes suggest
    double badness = 0;  ///< 0 for three marks that agree in every way
};

/// All that are possible, the best first.
[[nodiscard]] std::vector<Triple> joinFinders(const std::vector<Finder>& finders);

}  // namespace adjutant::scanner
