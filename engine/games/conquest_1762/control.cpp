// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/conquest_1762/control.hpp"

#include <algorithm>
#include <array>

#include "engine/games/conquest_1762/bank.hpp"

namespace adjutant::conquest {
namespace {

/// The faction whose own name the side still bears; none where a player gave another.
const Faction* peopleOf(const State& state, const SideId& side) {
    const auto found = state.sides.find(side);
    const auto faction = std::find_if(factions.begin(), factions.end(),
                                      [&](const Faction& one) { return one.id == side.text; });
    const bool own =
        found != state.sides.end() && faction != factions.end() && found->second.name == faction->name;
    return own ? &*faction : nullptr;
}

}  // namespace

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

int amountOf(const Side& side, Resource resource) {
    if (resource == Resource::gold) return side.gold;
    return side.resources ? amountIn(*side.resources, resource) : 0;
}

bool canPay(const State& state, const SideId& side, const Amounts& cost) {
    return std::all_of(cost.begin(), cost.end(), [&](const auto& entry) {
        return !isCounted(state, entry.first) || amountOf(at(state, side), entry.first) >= entry.second;
    });
}

int bankGives(const State& state, Resource resource, int wanted) {
    return state.bank ? std::min(wanted, amountIn(*state.bank, resource)) : wanted;
}

Amounts bankGives(const State& state, const Amounts& wanted) {
    Amounts given;
    for (const auto& [resource, amount] : wanted) {
        if (const int gives = bankGives(state, resource, amount); gives > 0) given[resource] = gives;
    }
    return given;
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

Standing standingOf(const State& state, const SideId& side) {
    Standing standing;
    standing.continents = static_cast<int>(continentsOf(state, side).size());
    standing.gold = at(state, side).gold;
    std::array<int, 3> buildings{};
    int ports = 0;
    for (const auto& [place, territory] : state.territories) {
        if (territory.owner != side) continue;
        if (territory.capital && controls(state, side, place)) ++standing.capitals;
        if (territory.port) ++ports;
        if (territory.building) ++buildings.at(static_cast<std::size_t>(*territory.building));
    }
    standing.infrastructure = ports + buildings[0] + buildings[1] + buildings[2];
    if (ports == 0) standing.missing.push_back(Item::port);
    for (const Building building : allOf<Building>()) {
        if (buildings.at(static_cast<std::size_t>(building)) == 0) {
            standing.missing.push_back(itemOf(building));
        }
    }
    return standing;
}

std::optional<std::string> victoryOf(const State& state, const SideId& side) {
    const Standing standing = standingOf(state, side);
    if (standing.continents >= 4) return "military";                                       // C62-WIN-01
    if (standing.capitals >= 8) return "cultural";                                         // C62-WIN-02
    if (standing.gold >= 20) return "economic";                                            // C62-WIN-03
    if (standing.infrastructure >= 6 && standing.missing.empty()) return "technological";  // C62-WIN-04
    return {};
}

const std::string& nameOf(const State& state, const PlaceId& place) { return mapOf(state).nameOf(place); }

std::string nameOf(const State& state, const SideId& side) {
    if (side == natives) return "the natives";
    const Faction* faction = peopleOf(state, side);
    if (faction != nullptr) return std::string(faction->people);
    const auto found = state.sides.find(side);
    return found == state.sides.end() ? side.text : found->second.name;
}

std::string does(const State& state, const SideId& side, std::string_view many) {
    return does(state, side, many, std::string(many) + 's');
}

std::string does(const State& state, const SideId& side, std::string_view many, std::string_view one) {
    const bool people = side == natives || peopleOf(state, side) != nullptr;
    std::string name = nameOf(state, side);
    if (people) name.front() = 'T';
    return name + ' ' + std::string(people ? many : one);
}

std::string nameOf(const State& state, const PieceId& ship) {
    return at(state, at(state, ship).side).name + " warship " + ship.text.back();
}

std::string list(const Amounts& amounts) {
    std::string text;
    for (const auto& [resource, amount] : amounts) {
        if (!text.empty()) text += ", ";
        text += std::to_string(amount) + ' ' + std::string(word(resource));
    }
    return text.empty() ? "nothing" : text;
}

std::string counted(int count, std::string_view thing) {
    return std::to_string(count) + ' ' + std::string(thing) + (count == 1 ? "" : "s");
}

}  // namespace adjutant::conquest
