// SPDX-License-Identifier: GPL-3.0-or-later
// Facing and field of fire: turning offsets by sixths, and the wedge in front of a hexside.
#pragma once

#include "engine/board/hex.hpp"

namespace adjutant::hex {

/// An offset turned clockwise by `sixths` sixths of a circle (negative: the other way).
[[nodiscard]] constexpr Hex rotated(Hex offset, int sixths) {
    for (int left = ((sixths % 6) + 6) % 6; left > 0; --left) offset = {-offset.r, offset.q + offset.r};
    return offset;
}

/// Does `to` lie in the wedge of 60 degrees centred on the hexside that `facing` (index into `directions`)
/// points through? Its offset is p steps ahead and at most p steps to one of the two sides, p at least 1.
[[nodiscard]] constexpr bool inWedge(Hex from, int facing, Hex to) {
    const Hex ahead = rotated(to - from, -facing);  // as seen by somebody who faces along directions[0]
    const int side = ahead.r;  // steps along directions[1]; negative: along directions[5]
    const int steps = side >= 0 ? ahead.q : ahead.q + ahead.r;
    return steps >= 1 && steps >= (side >= 0 ? side : -side);
}

}  // namespace adjutant::hex
