// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of setting up one's own board and forces (section 6.2).
#pragma once

#include <optional>
#include <string>

#include "engine/games/hex_acw/parameters.hpp"

namespace adjutant::acw {

struct SetTerrain {
    static constexpr std::string_view name = "terrain";
    Place hex;
    Terrain terrain = Terrain::clear;
    bool entrenched = false;

    static constexpr auto fields() {
        return listed(required("hex", &SetTerrain::hex), optional("terrain", &SetTerrain::terrain),
                      optional("entrenched", &SetTerrain::entrenched));
    }
};

[[nodiscard]] Allowed areNeighbours(Place a, Place b);
/// `b` is a neighbour of `a`.
inline constexpr auto isNextToA = [](const State& /*state*/, const auto& action, Place b) {
    return areNeighbours(action.a, b);
};

struct SetEdge {
    static constexpr std::string_view name = "edge";
    Place a, b;
    Water water = Water::none;
    Crossing crossing = Crossing::none;

    static constexpr auto fields() {
        return listed(required("a", &SetEdge::a), required("b", &SetEdge::b).checked(isNextToA),
                      required("water", &SetEdge::water), optional("crossing", &SetEdge::crossing));
    }
};

struct SetRoad {
    static constexpr std::string_view name = "road";
    Place a, b;
    bool on = true;

    static constexpr auto fields() {
        return listed(required("a", &SetRoad::a), required("b", &SetRoad::b).checked(isNextToA),
                      optional("on", &SetRoad::on));
    }
};

/// Is the text a word of small letters, digits and hyphens, as ids are?
[[nodiscard]] bool isIdText(std::string_view text);

struct AddStrongpoint {
    static constexpr std::string_view name = "strongpoint";
    std::string id;
    std::string label;
    std::optional<Place> hex;

    static constexpr auto fields() {
        return listed(
            required("id", &AddStrongpoint::id).checked(isNewId),
            optional("name", &AddStrongpoint::label).byDefault([](const State&, const AddStrongpoint& a) {
                return a.id;
            }),
            required("hex", &AddStrongpoint::hex).when(onBoard));
    }

    static Allowed isNewId(const State& state, const AddStrongpoint& strongpoint, const std::string& id);
};

struct AddUnit {
    static constexpr std::string_view name = "add-unit";
    Side side = Side::unionSide;
    Kind kind = Kind::infantry;
    bool reserve = false;
    std::optional<Place> place;
    std::optional<Facing> facing;

    static constexpr auto fields() {
        constexpr auto onBoard = [](const State& s, const AddUnit& /*a*/) { return boardMode(s); };
        constexpr auto deployed = [](const State& s, const AddUnit& a) { return boardMode(s) && !a.reserve; };
        return listed(required("side", &AddUnit::side), required("kind", &AddUnit::kind),
                      optional("reserve", &AddUnit::reserve),
                      required("place", &AddUnit::place).when(deployed),
                      optional("facing", &AddUnit::facing).when(onBoard));
    }
};

struct AddCommander {
    static constexpr std::string_view name = "add-commander";
    PieceId unit;

    static constexpr auto fields() { return listed(required("unit", &AddCommander::unit).checked(isUnled)); }

    /// A unit, also one in reserve, that has no commander.
    static Allowed isUnled(const State& state, const AddCommander& action, const PieceId& unit);
};

struct Begin {
    static constexpr std::string_view name = "begin";
    static constexpr auto fields() { return listed(); }
};

}  // namespace adjutant::acw
