// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/conquest_1762/own_map.hpp"

#include "engine/games/conquest_1762/own_map_wire.hpp"

namespace adjutant::conquest {

nlohmann::json houseMap() { return wire::write(houseMapData()); }

Allowed checkMap(const nlohmann::json& map) {
    try {
        OwnMap own;
        wire::read(map, own);
        return {};
    } catch (const wire::ParseError& error) {
        return refuse(code::badParameter, error.what() + std::string("."));
    }
}

}  // namespace adjutant::conquest
