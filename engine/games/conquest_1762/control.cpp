// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/conquest_1762/control.hpp"

#include <algorithm>

#include "engine/games/conquest_1762/pieces.hpp"

namespace adjutant::conquest {

std::vector<PlaceId> landsOf(const State& state, const SideId& side) {
    std::vector<PlaceId> lands;
    for (const TerritoryData& territory : mapOf(state).territories()) {
        if (owns(state, side, territory.id)) lands.push_back(territory.id);
    }
    return lands;
}

std::vector<PieceId> shipsAt(const State& state, const PlaceId& place) {
    std::vector<PieceId> ships;
    const auto& owner = at(state, place).owner;
    for (const auto& [id, ship] : state.pieces) {
        if (!ship.out && ship.side == owner && ship.place == place) ships.push_back(id);
    }
    std::stable_sort(ships.begin(), ships.end(), [&](const PieceId& a, const PieceId& b) {
        return at(state, a).sailors < at(state, b).sailors;
    });
    return ships;
}

int sailorsAt(const State& state, const PlaceId& place) {
    int sailors = 0;
    for (const PieceId& ship : shipsAt(state, place)) sailors += at(state, ship).sailors;
    return sailors;
}

bool isHeld(const State& state, const PlaceId& place) {
    const Territory& territory = at(state, place);
    return territory.port || territory.building || !shipsAt(state, place).empty();
}

bool isHeldWithout(const State& state, const PlaceId& place, const PieceId& ship) {
    const Territory& territory = at(state, place);
    if (territory.port || territory.building) return true;
    const auto ships = shipsAt(state, place);
    return std::any_of(ships.begin(), ships.end(), [&](const PieceId& other) { return other != ship; });
}

bool controls(const State& state, const SideId& side, const PlaceId& place) {
    return owns(state, side, place) && (at(state, place).soldiers > 0 || isHeld(state, place));
}

DefenceStrength defenceOf(const State& state, const PlaceId& place) {
    const Territory& territory = at(state, place);
    DefenceStrength strength;
    strength.soldiers = territory.soldiers;
    if (territory.owner == natives) return strength;  // C62-ATTACK-13
    strength.sailors = sailorsAt(state, place);
    if (territory.port) strength.port = std::max(0, 1 - territory.portLost);
    if (territory.building) {
        strength.garrison = std::max(0, garrisonOf(*territory.building) - territory.garrisonLost);
    }
    return strength;
}

int count(const State& state, const SideId& side, Building building) {
    return static_cast<int>(std::count_if(
        state.territories.begin(), state.territories.end(),
        [&](const auto& entry) { return entry.second.owner == side && entry.second.building == building; }));
}

int fortressesInPlay(const State& state) {
    return static_cast<int>(
        std::count_if(state.territories.begin(), state.territories.end(),
                      [](const auto& entry) { return entry.second.building == Building::fortress; }));
}

int portsInPlay(const State& state) {
    return static_cast<int>(std::count_if(state.territories.begin(), state.territories.end(),
                                          [](const auto& entry) { return entry.second.port; }));
}

bool ownsPort(const State& state, const SideId& side) {
    return std::any_of(state.territories.begin(), state.territories.end(),
                       [&](const auto& entry) { return entry.second.port && entry.second.owner == side; });
}

std::optional<PieceId> nextShip(const State& state, const SideId& side) {
    for (const auto& [id, ship] : state.pieces) {
        if (ship.side == side && ship.out) return id;
    }
    return {};
}

int soldiersLeft(const State& state, const SideId& side) {
    int soldiers = at(state, side).pool;
    for (const auto& [place, territory] : state.territories) {
        if (territory.owner == side) soldiers += territory.soldiers;
    }
    if (state.battle && state.active == side) soldiers += state.battle->soldiers;
    return std::max(0, soldiersOfAFaction - soldiers);
}

int mayLeave(const State& state, const PlaceId& place) {
    const int soldiers = at(state, place).soldiers;
    return isHeld(state, place) ? soldiers : std::max(0, soldiers - 1);
}

int mayLeaveWith(const State& state, const PlaceId& place, const PieceId& ship) {
    const int soldiers = at(state, place).soldiers;
    return isHeldWithout(state, place, ship) ? soldiers : std::max(0, soldiers - 1);
}

std::vector<std::string> continentsOf(const State& state, const SideId& side) {
    const Map& map = mapOf(state);
    std::vector<std::string> list;
    for (const ContinentData& continent : map.continents()) {
        const bool all = std::all_of(
            map.territories().begin(), map.territories().end(), [&](const TerritoryData& territory) {
                return territory.continent != continent.id || controls(state, side, territory.id);
            });
        if (all) list.push_back(continent.id);
    }
    return list;
}

}  // namespace adjutant::conquest
