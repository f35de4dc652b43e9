// SPDX-License-Identifier: GPL-3.0-or-later
// Hexes to try properties on.
#pragma once

#include <vector>

#include "engine/board/hex.hpp"

namespace adjutant::hex {

/// All hexes at most `radius` from the middle.
inline std::vector<Hex> hexesWithin(int radius) {
    std::vector<Hex> all;
    for (int q = -radius; q <= radius; ++q) {
        for (int r = -radius; r <= radius; ++r) {
            if (distance({}, {q, r}) <= radius) all.push_back({q, r});
        }
    }
    return all;
}

}  // namespace adjutant::hex
