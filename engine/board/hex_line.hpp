// SPDX-License-Identifier: GPL-3.0-or-later
// The straight line between two hexes, in whole numbers. Where it runs exactly between two hexes it names
// both, and the caller's rule for ties says what that means.
#pragma once

#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "engine/board/hex.hpp"

namespace adjutant::hex {

/// One step of a line: the hex it crosses, or the two hexes it runs between.
struct LineStep {
    Hex hex;
    std::optional<Hex> other;

    auto operator<=>(const LineStep&) const = default;
};

/// At a step that runs between two hexes, must both block the line, or is one enough?
enum class Ties { bothBlock, oneBlocks };

namespace detail {

/// The whole number at or below n / d, for d > 0.
[[nodiscard]] constexpr int floorOf(int n, int d) { return n / d - (n % d < 0 ? 1 : 0); }

}  // namespace detail

/// The step after `done` of the `length` parts of the way. One of q, r and -q-r changes by `length` and is
/// whole at every part; of the others one is rounded to the nearest, and the sum 0 gives the third.
[[nodiscard]] constexpr LineStep lineStep(Hex from, Hex to, int done, int length) {
    const Hex way = to - from;
    const auto isLong = [length](int change) { return change == length || change == -length; };
    const int rounded = isLong(way.r) ? way.q : way.r;  // a coordinate that is not the whole one
    const int low = detail::floorOf(rounded * done, length);
    const int rest = rounded * done - low * length;  // 0 … length - 1
    const auto at = [&](int other) {
        if (isLong(way.r)) return from + Hex{other, way.r * done / length};
        if (isLong(way.q)) return from + Hex{way.q * done / length, other};
        return from + Hex{-other - (-way.q - way.r) * done / length, other};
    };
    if (2 * rest == length) return {at(low), at(low + 1)};
    return {at(2 * rest < length ? low : low + 1), std::nullopt};
}

/// The hexes between two hexes, without the two: distance - 1 steps.
[[nodiscard]] inline std::vector<LineStep> line(Hex from, Hex to) {
    const int length = distance(from, to);
    std::vector<LineStep> steps;
    for (int done = 1; done < length; ++done) steps.push_back(lineStep(from, to, done, length));
    return steps;
}

/// Is the line free? `blocks(hex)` tells of a single hex; the two ends are not asked about.
template <class Blocks>
[[nodiscard]] bool isClear(Hex from, Hex to, Ties ties, Blocks blocks) {
    const int length = distance(from, to);
    for (int done = 1; done < length; ++done) {
        const LineStep step = lineStep(from, to, done, length);
        const bool one = blocks(step.hex);
        const bool blocked = !step.other               ? one
                             : ties == Ties::bothBlock ? one && blocks(*step.other)
                                                       : one || blocks(*step.other);
        if (blocked) return false;
    }
    return true;
}

}  // namespace adjutant::hex
