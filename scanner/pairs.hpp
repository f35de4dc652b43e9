// SPDX-License-Identifier: GPL-3.0-or-later
// Symbols of which one finder is hidden, under a thumb, a die or the glare of a lamp: two finders are left,
// and the place of the third is sought where the dotted lines show.
#pragma once

#include <array>
#include <vector>

#include "scanner/finder.hpp"

namespace adjutant::scanner {

/// Three finders in the order corner, right, below, of which one is a guess: it has a middle and no edges.
struct Completed {
    std::array<Finder, 3> three;
    int size = 0;
    double likeness = 0;  ///< of the dotted lines, up to 1
};

/// The likeliest of those that may be; finders that are `taken` belong to symbols that were read.
[[nodiscard]] std::vector<Completed> completePairs(const LumaView& frame, const std::vector<Finder>& finders,
                                                   const std::vector<bool>& taken);

}  // namespace adjutant::scanner
