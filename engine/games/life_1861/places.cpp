// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/life_1861/places.hpp"

#include <algorithm>
#include <map>
#include <string>

#include "engine/words/contains.hpp"

namespace adjutant::life {
namespace {

using hex::Hex;

struct Named {
    std::string_view id;
    Hex hex;
    std::string_view name;
    std::string_view kind;
};

constexpr int radius = 4;

constexpr std::array<Named, 9> named{{{place::base, {0, -4}, "Base", "start"},
                                      {place::house, {0, 4}, "House", "start"},
                                      {place::townHall, {0, 1}, "Town Hall", "town-building"},
                                      {place::bakery, {-2, 3}, "Bakery", "town-building"},
                                      {place::doctor, {2, 1}, "Doctor", "town-building"},
                                      {place::store, {0, -1}, "Store", "town-building"},
                                      {place::farm, {-3, 2}, "Farm", "location"},
                                      {place::church, {3, -1}, "Church", "location"},
                                      {place::battlefield, {-2, 0}, "Battlefield", "location"}}};

/// None of them holds a location (L61-RANDOM-02).
constexpr std::array<Hex, 20> numbered{{{2, -4}, {4, -4},  {-1, -3}, {1, -3}, {3, -3}, {-2, -2}, {2, -2},
                                        {4, -2}, {-3, -1}, {-4, 0},  {1, 0},  {4, 0},  {-2, 1},  {3, 1},
                                        {-1, 2}, {1, 2},   {-4, 3},  {1, 3},  {-4, 4}, {-2, 4}}};

/// Every hex has exactly one id: its name, its number, or else its coordinates.
PlaceId idOf(Hex hex) {
    for (const Named& here : named) {
        if (here.hex == hex) return placeId(here.id);
    }
    for (std::size_t i = 0; i < numbered.size(); ++i) {
        if (numbered[i] == hex) return numberedHex(static_cast<int>(i) + 1);
    }
    return PlaceId{std::to_string(hex.q) + "," + std::to_string(hex.r)};
}

std::vector<Hex> allHexes() {
    std::vector<Hex> hexes;
    for (int r = -radius; r <= radius; ++r) {
        for (int q = -radius; q <= radius; ++q) {
            if (hex::distance({q, r}, {0, 0}) <= radius) hexes.push_back({q, r});
        }
    }
    return hexes;
}

std::vector<PlaceId> placesOfHouseBoard() {
    const auto hexes = allHexes();
    std::vector<PlaceId> places;
    places.reserve(hexes.size());
    for (const Hex hex : hexes) places.push_back(idOf(hex));
    return places;
}

std::vector<PlaceId> placesOfOwnBoard() {
    std::vector<PlaceId> places;
    for (const Named& here : named) places.push_back(placeId(here.id));
    for (int face = 1; face <= 20; ++face) places.push_back(numberedHex(face));
    places.push_back(placeId(place::field));
    return places;
}

const std::map<std::string, Hex>& hexes() {
    static const auto table = [] {
        std::map<std::string, Hex> byId;
        for (const Hex hex : allHexes()) byId[idOf(hex).text] = hex;
        return byId;
    }();
    return table;
}

}  // namespace

const std::vector<PlaceId>& allPlaces(Positions positions) {
    static const std::vector<PlaceId> house = placesOfHouseBoard();
    static const std::vector<PlaceId> own = placesOfOwnBoard();
    return positions == Positions::board ? house : own;
}

bool isPlace(Positions positions, const PlaceId& id) {
    if (positions == Positions::board) return hexes().contains(id.text);
    const auto& places = allPlaces(positions);
    return contains(places, id);
}

bool isTownBuilding(const PlaceId& id) {
    return id.text == place::townHall || id.text == place::bakery || id.text == place::doctor ||
           id.text == place::store;
}

PlaceId numberedHex(int face) { return PlaceId{"h" + std::to_string(face)}; }

std::optional<Hex> hexOf(const PlaceId& id) {
    const auto found = hexes().find(id.text);
    return found == hexes().end() ? std::nullopt : std::optional(found->second);
}

BoardPlace described(const PlaceId& id) {
    BoardPlace here;
    here.id = id;
    const auto found =
        std::find_if(named.begin(), named.end(), [&](const Named& n) { return n.id == id.text; });
    if (found != named.end()) {
        here.name = found->name;
        here.kind = found->kind;
    } else if (id.text.front() == 'h') {
        here.name = id.text.substr(1);
        here.kind = "numbered";
    } else if (id.text == place::field) {
        here.name = "Elsewhere";
        here.kind = "field";
    }
    return here;
}

}  // namespace adjutant::life
