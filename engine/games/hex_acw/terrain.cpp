// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/hex_acw/terrain.hpp"

#include "engine/games/hex_acw/state.hpp"

namespace adjutant::acw {

Terrain terrainAt(const Ground& ground, Place place) {
    const Terrain* found = ground.terrain.find(place);
    return found == nullptr ? Terrain::clear : *found;
}

bool isEntrenched(const Ground& ground, Place place) {
    const bool* found = ground.entrenched.find(place);
    return found != nullptr && *found;
}

bool isFeature(const Ground& ground, Place place) {
    return terrainAt(ground, place) != Terrain::clear || isEntrenched(ground, place);
}

bool hasRoad(const Ground& ground, Place a, Place b) {
    const bool* found = ground.roads.find(hexside(a, b));
    return found != nullptr && *found;
}

bool riverBetween(const Ground& ground, Place a, Place b) {  // ACW-MOVE-09
    const Edge* edge = ground.edges.find(hexside(a, b));
    return edge != nullptr && edge->water == Water::river && !edge->crossing;
}

Allowed mayEnter(const Ground& ground, Kind kind, Place place) {
    const Terrain terrain = terrainAt(ground, place);
    switch (terrain) {
        case Terrain::marsh:
        case Terrain::lake:  // ACW-TERR-03
            return refuse("impassable", refusals::Impassable{.terrain = terrain, .hex = text(place)},
                          "ACW-TERR-03");
        case Terrain::woods:      // ACW-TERR-01
        case Terrain::difficult:  // ACW-TERR-06
            if (kind == Kind::infantry) return {};
            return refuse("forbidden-terrain", refusals::InfantryOnly{.terrain = terrain, .hex = text(place)},
                          terrain == Terrain::woods ? "ACW-TERR-01" : "ACW-TERR-06");
        case Terrain::clear:
        case Terrain::town:
        case Terrain::fields:
        case Terrain::hill:
            break;
    }
    return {};
}

Allowed mayCross(const Ground& ground, Kind kind, Place from, Place to) {
    const Edge* edge = ground.edges.find(hexside(from, to));
    if (edge == nullptr || edge->crossing) return {};
    if (edge->water == Water::river) {  // ACW-TERR-04
        return refuse("river", refusals::River{.from = text(from), .to = text(to)}, "ACW-TERR-04");
    }
    if (edge->water == Water::stream && kind == Kind::artillery) {  // ACW-TERR-05
        return refuse("stream", refusals::Stream{.from = text(from), .to = text(to)}, "ACW-TERR-05");
    }
    return {};
}

Allowed mayStay(const Ground& ground, Kind kind, Place place) {
    if (kind == Kind::artillery && terrainAt(ground, place) == Terrain::town) {  // ACW-TERR-02
        return refuse("forbidden-terrain", refusals::NoGunsInTown{.hex = text(place)}, "ACW-TERR-02");
    }
    if (kind == Kind::cavalry && isEntrenched(ground, place)) {  // ACW-TERR-09
        return refuse("forbidden-terrain", refusals::NoHorsesInWorks{.hex = text(place)}, "ACW-TERR-09");
    }
    return {};
}

Allowed mayStand(const Ground& ground, Kind kind, Place place) {
    const Allowed entered = mayEnter(ground, kind, place);
    return entered.has_value() ? mayStay(ground, kind, place) : entered;
}

bool givesCover(const Ground& ground, Place place, Kind shooter) {
    if (isEntrenched(ground, place)) return true;  // ACW-TERR-09
    switch (terrainAt(ground, place)) {
        case Terrain::woods:  // ACW-TERR-01
        case Terrain::town:   // ACW-TERR-02
            return true;
        case Terrain::fields:  // ACW-TERR-07
            return shooter != Kind::artillery;
        case Terrain::clear:
        case Terrain::marsh:
        case Terrain::lake:
        case Terrain::difficult:  // ACW-TERR-06
        case Terrain::hill:       // ACW-TERR-08
            break;
    }
    return false;
}

}  // namespace adjutant::acw
