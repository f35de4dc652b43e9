// SPDX-License-Identifier: GPL-3.0-or-later
// Two finders that may stand on one symbol: how many modules it then has, and whether its dotted lines show.
#pragma once

#include <array>
#include <optional>

#include "scanner/finder.hpp"

namespace adjutant::scanner {

/// From one finder to another, measured in modules of that direction.
struct FinderSide {
    Point way;
    double length = 0;
    double modules = 0;  ///< of the whole symbol along this side
    double change = 1;   ///< how much larger the modules are at one end than at the other
};

/// How far the dark ring reaches in a direction, in pixels, between the two rays next to it.
[[nodiscard]] double ringReach(const Finder& finder, double angle);

/// Nothing when the two differ too much to be of one symbol.
[[nodiscard]] std::optional<FinderSide> sideBetween(const Finder& a, const Finder& b);

/// How well the dotted line between two finders shows where a flat label would have it, from -1 to 1: the
/// correlation, so that blur does not count. `across` is one module towards the third finder.
[[nodiscard]] double dottedLine(const Sampler& sampler, const Finder& from, const Finder& to, Point across,
                                int size);

/// Both dotted lines of a symbol of this size; the finders in the order corner, right, below.
[[nodiscard]] double timingLikeness(const Sampler& sampler, const std::array<Finder, 3>& three, int size);

}  // namespace adjutant::scanner
