// SPDX-License-Identifier: GPL-3.0-or-later
// A map as it is written down: the house map of the ledger, or a group's own as JSON. Whether it can be
// played is for map.hpp to say.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/games/conquest_1762/words.hpp"

namespace adjutant::conquest {

struct ContinentData {
    std::string id;
    std::string name;
    int soldiers = 0;  ///< each turn for whoever controls all of it
    int capitals = 0;  ///< how many are placed in it

    static constexpr auto fields() {
        return listed(field("id", &ContinentData::id), field("name", &ContinentData::name),
                      field("soldiers", &ContinentData::soldiers),
                      field("capitals", &ContinentData::capitals));
    }
    auto operator<=>(const ContinentData&) const = default;
};

struct TerritoryData {
    PlaceId id;
    std::string name;
    std::string continent;
    bool coast = false;
    std::vector<PlaceId> land;  ///< linked by land; written on both sides
    std::vector<PlaceId> sea;   ///< linked by a named sea; written on both sides
    double x = 0;               ///< where it is drawn, y downwards; the house map is 20 wide and 11 high
    double y = 0;
    // What lies on it with option `setup` = `standard`.
    std::optional<Resource> resource;
    std::optional<int> number;
    std::optional<bool> capital;
    std::optional<int> deal;  ///< its number in the order of the deal, from 1

    static constexpr auto fields() {
        using T = TerritoryData;
        return listed(field("id", &T::id), field("name", &T::name), field("continent", &T::continent),
                      field("coast", &T::coast), field("land", &T::land), field("sea", &T::sea),
                      field("x", &T::x), field("y", &T::y), sparse("resource", &T::resource),
                      sparse("number", &T::number), sparse("capital", &T::capital), sparse("deal", &T::deal));
    }
    auto operator<=>(const TerritoryData&) const = default;
};

/// The name of a sea link, for display only.
struct SeaData {
    std::string name;
    PlaceId a;
    PlaceId b;

    static constexpr auto fields() {
        return listed(field("name", &SeaData::name), field("a", &SeaData::a), field("b", &SeaData::b));
    }
    auto operator<=>(const SeaData&) const = default;
};

struct MapData {
    std::string name;
    std::vector<ContinentData> continents;
    std::vector<TerritoryData> territories;
    std::vector<SeaData> seas;
    std::optional<std::map<Resource, int>> tiles;       ///< those of the box where nothing is said
    std::optional<std::map<std::string, int>> toppers;  ///< number in figures → how many; likewise

    static constexpr auto fields() {
        using M = MapData;
        return listed(field("name", &M::name), field("continents", &M::continents),
                      field("territories", &M::territories), field("seas", &M::seas),
                      sparse("tiles", &M::tiles), sparse("toppers", &M::toppers));
    }
    auto operator<=>(const MapData&) const = default;
};

/// The project's own map with its standard set-up.
[[nodiscard]] MapData houseMapData();

}  // namespace adjutant::conquest
