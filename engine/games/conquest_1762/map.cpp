// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/conquest_1762/map.hpp"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <set>

#include "engine/words/contains.hpp"
#include "messages/conquest_1762.hpp"

namespace adjutant::conquest {
namespace {

/// The counts of the box, for maps of 45 territories that bring none of their own.
std::map<Resource, int> boxTiles() {
    using enum Resource;
    return {{wood, 9}, {stone, 9}, {wheat, 9}, {iron, 7}, {gunpowder, 7}, {gold, 4}};
}
std::map<int, int> boxToppers() {
    return {{2, 1}, {3, 3}, {4, 4}, {5, 6}, {6, 6}, {7, 5}, {8, 6}, {9, 6}, {10, 4}, {11, 3}, {12, 1}};
}

constexpr std::size_t maxTerritories = 200;
constexpr int tallest = 1000;  // bonus soldiers and counts beyond this are slips of the finger

template <class Counts>
int total(const Counts& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0,
                           [](int sum, const auto& entry) { return sum + entry.second; });
}

template <class Counts>
bool sensible(const Counts& counts) {
    return std::all_of(counts.begin(), counts.end(),
                       [](const auto& entry) { return entry.second >= 0 && entry.second <= tallest; });
}

bool isId(const std::string& text) {
    return !text.empty() && text != "natives" && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

/// Looks for a way to place all capitals so that no two are linked, continent after continent.
class CapitalSearch {
  public:
    CapitalSearch(const Map& map, std::vector<std::vector<PlaceId>> slots)
        : map_(map), slots_(std::move(slots)) {}

    bool from(std::size_t slot) {
        if (slot == slots_.size()) return true;
        if (--patience_ < 0) return false;
        for (const PlaceId& place : slots_[slot]) {
            const bool free = std::none_of(placed_.begin(), placed_.end(), [&](const PlaceId& capital) {
                return capital == place || map_.linked(capital, place);
            });
            if (!free) continue;
            placed_.push_back(place);
            if (from(slot + 1)) return true;
            placed_.pop_back();
        }
        return false;
    }

  private:
    const Map& map_;
    std::vector<std::vector<PlaceId>> slots_;  ///< for each capital the coasts of its continent
    std::vector<PlaceId> placed_;
    int patience_ = 100'000;  ///< a map as tangled as that would not be placed at random either
};

}  // namespace

tl::unexpected<Refusal> unplayable(Phrase why) {
    return refuse(code::badParameter, refusals::Unplayable{.why = std::move(why)});
}

const Map& Map::house() {
    static const std::shared_ptr<const Map> map = make(houseMapData()).value();
    return *map;
}

Expected<std::shared_ptr<const Map>> Map::make(MapData data) {
    Map map(std::move(data));
    for (const auto step : {&Map::readNames, &Map::readLinks, &Map::readTiles}) {
        if (const Allowed allowed = (map.*step)(); !allowed.has_value()) {
            return tl::make_unexpected(allowed.error());
        }
    }
    for (const auto check : {&Map::checkReach, &Map::checkCapitals}) {
        if (const Allowed allowed = (map.*check)(); !allowed.has_value()) {
            return tl::make_unexpected(allowed.error());
        }
    }
    return std::make_shared<const Map>(std::move(map));
}

std::vector<PlaceId> Map::of(const ContinentData& continent) const {
    std::vector<PlaceId> list;
    for (const TerritoryData& territory : territories()) {
        if (territory.continent == continent.id) list.push_back(territory.id);
    }
    return list;
}

Allowed Map::readNames() {
    std::set<std::string> continents;
    for (const ContinentData& continent : data_.continents) {
        if (!isId(continent.id)) {
            return unplayable(phrases::ContinentId{.id = continent.id});
        }
        if (continent.name.empty()) return unplayable(phrases::ContinentWithoutName{.id = continent.id});
        if (!continents.insert(continent.id).second) {
            return unplayable(phrases::TwoContinents{.id = continent.id});
        }
        if (continent.soldiers < 0 || continent.soldiers > tallest || continent.capitals < 0) {
            return unplayable(phrases::ContinentNumbers{.continent = continent.name});
        }
    }
    if (territories().size() > maxTerritories) return unplayable(phrases::TooManyTerritories{});
    std::set<std::string> names;
    for (const TerritoryData& territory : territories()) {
        if (!isId(territory.id.text)) {
            return unplayable(phrases::TerritoryId{.id = territory.id.text});
        }
        if (territory.name.empty()) return unplayable(phrases::TerritoryWithoutName{.id = territory.id.text});
        if (!nodes_.emplace(territory.id, nodes_.size()).second) {
            return unplayable(phrases::TwoTerritories{.id = territory.id.text});
        }
        if (!names.insert(territory.name).second) {
            return unplayable(phrases::SameName{.name = territory.name});
        }
        if (!continents.contains(territory.continent)) {
            return unplayable(
                phrases::UnknownContinent{.place = territory.name, .continent = territory.continent});
        }
        if (territory.number && (*territory.number < 2 || *territory.number > 12)) {
            return unplayable(phrases::TerritoryNumber{.place = territory.name});
        }
    }
    for (const ContinentData& continent : data_.continents) {
        if (of(continent).empty()) return unplayable(phrases::EmptyContinent{.continent = continent.name});
    }
    if (static_cast<int>(data_.continents.size()) < continentsToWin) {
        return unplayable(phrases::TooFewContinents{.continents = data_.continents.size()});
    }
    return {};
}

Allowed Map::readLinks() {
    const auto join = [this](const TerritoryData& from, const std::vector<PlaceId>& list,
                             LinkKind kind) -> Allowed {
        for (const PlaceId& to : list) {
            if (!has(to)) return unplayable(phrases::LinkOffTheMap{.place = from.name, .to = to.text});
            if (to == from.id) return unplayable(phrases::LinkToItself{.place = from.name});
            const TerritoryData& other = at(to);
            const auto& back = kind == LinkKind::land ? other.land : other.sea;
            if (!contains(back, from.id)) {
                return unplayable(
                    phrases::OneWayLink{.from = from.name, .to = other.name, .land = kind == LinkKind::land});
            }
            if (kind == LinkKind::sea && (!from.coast || !other.coast)) {
                return unplayable(phrases::SeaLinkInland{.from = from.name, .to = other.name});
            }
            graph_.join(node(from.id), node(to), kind);
        }
        return {};
    };
    for (const TerritoryData& territory : territories()) {
        if (Allowed joined = join(territory, territory.land, LinkKind::land); !joined.has_value())
            return joined;
        if (Allowed joined = join(territory, territory.sea, LinkKind::sea); !joined.has_value())
            return joined;
    }
    for (const SeaData& sea : data_.seas) {
        if (!has(sea.a) || !has(sea.b) || !graph_.joined(node(sea.a), node(sea.b), LinkKind::sea)) {
            return unplayable(phrases::NoSuchSea{.sea = sea.name});
        }
    }
    return {};
}

Allowed Map::readTiles() {
    const int size = static_cast<int>(territories().size());
    tiles_ = data_.tiles.value_or(boxTiles());
    toppers_ = boxToppers();
    if (data_.toppers) {
        toppers_.clear();
        for (const auto& [text, count] : *data_.toppers) {
            int number = 0;
            const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
            if (error != std::errc() || end != text.data() + text.size() || number < 2 || number > 12) {
                return unplayable(phrases::TopperNumber{.text = text});
            }
            toppers_[number] = count;
        }
    }
    if (!sensible(tiles_) || total(tiles_) != size) {
        return unplayable(phrases::TileCount{.territories = size, .tiles = total(tiles_)});
    }
    if (!sensible(toppers_) || total(toppers_) != size) {
        return unplayable(phrases::TopperCount{.territories = size, .toppers = total(toppers_)});
    }
    return {};
}

Allowed Map::checkReach() const {
    const std::vector<bool> reached = graph_.reachable(0);
    const auto lonely = std::find(reached.begin(), reached.end(), false);
    if (lonely != reached.end()) {
        const auto node = static_cast<Node>(lonely - reached.begin());
        return unplayable(phrases::OutOfReach{.place = nameOf(id(node)), .from = nameOf(id(0))});
    }
    return {};
}

Allowed Map::checkCapitals() const {
    int capitals = 0;
    for (const ContinentData& continent : continents()) {
        const auto lands = of(continent);
        const auto coasts = std::count_if(lands.begin(), lands.end(),
                                          [this](const PlaceId& place) { return at(place).coast; });
        if (continent.capitals > coasts) {
            return unplayable(phrases::TooFewCoasts{
                .continent = continent.name, .coasts = coasts, .capitals = continent.capitals});
        }
        capitals += continent.capitals;
    }
    if (capitals < capitalsToWin) {
        return unplayable(phrases::TooFewCapitals{.capitals = capitals});
    }
    if (!roomForCapitals()) {
        return unplayable(phrases::NoRoomForCapitals{});
    }
    return {};
}

bool Map::roomForCapitals() const {
    std::vector<std::vector<PlaceId>> slots;
    for (const ContinentData& continent : continents()) {
        std::vector<PlaceId> coasts = of(continent);
        std::erase_if(coasts, [this](const PlaceId& place) { return !at(place).coast; });
        for (int capital = 0; capital < continent.capitals; ++capital) slots.push_back(coasts);
    }
    return CapitalSearch(*this, std::move(slots)).from(0);
}

}  // namespace adjutant::conquest
