// SPDX-License-Identifier: GPL-3.0-or-later
// The events of setting up one's own board and forces.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/games/hex_acw/state.hpp"

namespace adjutant::acw {

struct TerrainSet {
    static constexpr std::string_view name = "terrain-set";
    Place hex;
    Terrain terrain = Terrain::clear;
    bool entrenched = false;

    static constexpr auto fields() {
        return listed(field("hex", &TerrainSet::hex), field("terrain", &TerrainSet::terrain),
                      field("entrenched", &TerrainSet::entrenched));
    }
};

struct EdgeSet {
    static constexpr std::string_view name = "edge-set";
    Hexside hexside;
    Water water = Water::none;
    Crossing crossing = Crossing::none;

    static constexpr auto fields() {
        return listed(field("hexside", &EdgeSet::hexside), field("water", &EdgeSet::water),
                      field("crossing", &EdgeSet::crossing));
    }
};

struct RoadSet {
    static constexpr std::string_view name = "road-set";
    Hexside hexside;
    bool on = true;

    static constexpr auto fields() {
        return listed(field("hexside", &RoadSet::hexside), field("on", &RoadSet::on));
    }
};

struct StrongpointSet {
    static constexpr std::string_view name = "strongpoint-set";
    std::string id;
    std::string label;
    std::optional<Place> hex;

    static constexpr auto fields() {
        return listed(field("id", &StrongpointSet::id), field("name", &StrongpointSet::label),
                      field("hex", &StrongpointSet::hex));
    }
};

struct UnitAdded {
    static constexpr std::string_view name = "unit-added";
    PieceId unit;
    Side side = Side::unionSide;
    Kind kind = Kind::infantry;
    bool reserve = false;
    std::optional<Place> hex;
    std::optional<Facing> facing;

    static constexpr auto fields() {
        return listed(field("unit", &UnitAdded::unit), field("side", &UnitAdded::side),
                      field("kind", &UnitAdded::kind), field("reserve", &UnitAdded::reserve),
                      field("hex", &UnitAdded::hex), field("facing", &UnitAdded::facing));
    }
};

struct CommanderAdded {
    static constexpr std::string_view name = "commander-added";
    PieceId commander, unit;

    static constexpr auto fields() {
        return listed(field("commander", &CommanderAdded::commander), field("unit", &CommanderAdded::unit));
    }
};

struct Begun {
    static constexpr std::string_view name = "begun";
    static constexpr auto fields() { return listed(); }
};

}  // namespace adjutant::acw
