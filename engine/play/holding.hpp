// SPDX-License-Identifier: GPL-3.0-or-later
// Who holds a place that can be held, as a state has it: a territory, a city, a strongpoint.
#pragma once

#include <string>

#include "engine/words/id.hpp"

namespace adjutant {

struct Holding {
    PlaceId place;     ///< an id of the state, such as that of the city
    std::string name;  ///< where the state names it; else empty, and the place is called as on the board
    SideId side;       ///< empty: none of those who play

    bool operator==(const Holding&) const = default;
};

}  // namespace adjutant
