// SPDX-License-Identifier: GPL-3.0-or-later
// A board of hex-acw on which much may be done, for the benchmarks.
#pragma once

#include <nlohmann/json.hpp>

namespace adjutant::benchmarks {

inline nlohmann::json unit(const char* side, const char* kind, const char* place, const char* facing,
                           int hits) {
    return {{"side", side}, {"kind", kind},    {"place", place},  {"facing", facing}, {"hits", hits},
            {"moves", 0},   {"tested", false}, {"dug-in", false}, {"reserve", false}, {"out", false}};
}

/// The pieces of Mill Run: nine units a side on the table, one of them surrounded.
inline nlohmann::json fullMillRun() {
    return {{"u1", unit("union", "infantry", "E4", "n", 0)},
            {"u2", unit("union", "infantry", "D2", "se", 0)},
            {"u3", unit("union", "infantry", "E2", "s", 0)},
            {"u4", unit("union", "infantry", "F2", "sw", 0)},
            {"u5", unit("union", "cavalry", "F3", "nw", 0)},
            {"u6", unit("union", "infantry", "D3", "ne", 0)},
            {"u7", unit("union", "artillery", "C5", "n", 0)},
            {"u8", unit("union", "artillery", "G5", "n", 0)},
            {"u9", unit("union", "cavalry", "H5", "n", 0)},
            {"c1", unit("confederate", "infantry", "E3", "s", 2)},
            {"c2", unit("confederate", "infantry", "A1", "s", 1)},
            {"c3", unit("confederate", "infantry", "B1", "s", 3)},
            {"c4", unit("confederate", "infantry", "C3", "s", 4)},
            {"c5", unit("confederate", "cavalry", "C1", "s", 5)},
            {"c6", unit("confederate", "artillery", "G2", "s", 2)},
            {"c7", unit("confederate", "infantry", "G4", "s", 2)},
            {"c8", unit("confederate", "infantry", "H1", "s", 2)},
            {"c9", unit("confederate", "cavalry", "I2", "s", 2)}};
}

}  // namespace adjutant::benchmarks
