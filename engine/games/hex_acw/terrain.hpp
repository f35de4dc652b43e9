// SPDX-License-Identifier: GPL-3.0-or-later
// What the ground allows (section 4.4): who may enter and stay, what shelters, what a step crosses.
#pragma once

#include <string>

#include "engine/games/hex_acw/state.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant::acw {

[[nodiscard]] Terrain terrainAt(const Ground& ground, Place place);
[[nodiscard]] bool isEntrenched(const Ground& ground, Place place);
/// Any terrain but clear, and any entrenched hex (section 3.4).
[[nodiscard]] bool isFeature(const Ground& ground, Place place);
[[nodiscard]] bool hasRoad(const Ground& ground, Place a, Place b);
/// A river hexside without bridge or ford lies between the neighbours.
[[nodiscard]] bool riverBetween(const Ground& ground, Place a, Place b);

/// May a unit of this kind be in the hex at all: impassable, forbidden-terrain of woods and difficult ground?
[[nodiscard]] Allowed mayEnter(const Ground& ground, Kind kind, Place place);
/// May it cross from one hex to its neighbour: river, stream?
[[nodiscard]] Allowed mayCross(const Ground& ground, Kind kind, Place from, Place to);
/// May it stay there at the end of a move: guns in a town, horses in works?
[[nodiscard]] Allowed mayStay(const Ground& ground, Kind kind, Place place);
/// mayEnter and mayStay: where a unit may be put down.
[[nodiscard]] Allowed mayStand(const Ground& ground, Kind kind, Place place);

/// Does the hex shelter its unit from this kind of shooter (ACW-SHOOT-09, terrain alone)?
[[nodiscard]] bool givesCover(const Ground& ground, Place place, Kind shooter);

}  // namespace adjutant::acw
