// SPDX-License-Identifier: GPL-3.0-or-later
// A board and forces of one's own as they are written down: option `board` of `start`, with scenario `own`
// (section 9.3). What is exported, imported and kept in a library.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/games/hex_acw/ground.hpp"

namespace adjutant::acw {

struct OwnPosition {
    std::string name;
    Place hex;

    static constexpr auto fields() {
        return listed(field("name", &OwnPosition::name), field("hex", &OwnPosition::hex));
    }
    auto operator<=>(const OwnPosition&) const = default;
};

struct OwnUnit {
    Side side = Side::unionSide;
    Kind kind = Kind::infantry;
    std::optional<Place> place{};    ///< nothing: in reserve
    std::optional<Facing> facing{};  ///< towards the enemy where nothing is said
    bool led = false;                ///< has a commander

    static constexpr auto fields() {
        return listed(field("side", &OwnUnit::side), field("kind", &OwnUnit::kind),
                      sparse("place", &OwnUnit::place), sparse("facing", &OwnUnit::facing),
                      adjutant::optional("led", &OwnUnit::led));
    }
    auto operator<=>(const OwnUnit&) const = default;
};

struct OwnBoard {
    std::string name;
    Ground ground;
    FlatMap<std::string, OwnPosition> strongpoints;
    std::vector<OwnUnit> units;

    static constexpr auto fields() {
        return listed(field("name", &OwnBoard::name), field("ground", &OwnBoard::ground),
                      field("strongpoints", &OwnBoard::strongpoints), field("units", &OwnBoard::units));
    }
    auto operator<=>(const OwnBoard&) const = default;
};

}  // namespace adjutant::acw
