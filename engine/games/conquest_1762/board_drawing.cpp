// SPDX-License-Identifier: GPL-3.0-or-later
// A group's own map as a drawing, and back: territories are put down one by one, links join them.
#include <algorithm>

#include "engine/board/drawing.hpp"
#include "engine/games/conquest_1762/conquest_1762.hpp"
#include "engine/games/conquest_1762/control.hpp"
#include "engine/games/conquest_1762/parameters.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::conquest {
namespace {

std::string named(std::string_view word) {
    std::string name(word);
    name[0] = static_cast<char>(name[0] - 'a' + 'A');
    return name;
}

void link(TerritoryData& from, const PlaceId& to, const std::string& kind) {
    auto& list = kind == "sea" ? from.sea : from.land;
    if (!contains(list, to)) list.push_back(to);
}

Expected<TerritoryData> territoryOf(const DrawnCell& cell) {
    TerritoryData territory;
    territory.id = cell.id;
    territory.name = cell.name;
    territory.continent = cell.value("region");
    if (territory.continent.empty()) return unplayable(phrases::OnNoContinent{.place = cell.name});
    territory.coast = cell.has("coast");
    territory.x = cell.x;
    territory.y = cell.y;
    territory.resource = fromWord<Resource>(cell.value("resource"));
    territory.number = cell.number("number");
    territory.capital = cell.has("capital");
    territory.deal = cell.number("deal");
    return territory;
}

/// C62-SETUP: as many tiles and toppers as there are territories. Where all are painted they are counted, so
/// that a map of another size than the box can be played; where none is, the box's are scaled.
template <class Key>
std::map<Key, int> scaled(const std::map<Key, int>& box, int wanted) {
    std::map<Key, int> counts;
    int whole = 0;
    for (const auto& [key, count] : box) whole += count;
    int given = 0;
    int sum = 0;
    for (const auto& [key, count] : box) {  // the running total is rounded, so that the whole is exact
        sum += count;
        const int due = (sum * wanted + whole / 2) / whole;
        counts[key] = due - given;
        given = due;
    }
    return counts;
}

void countTiles(MapData& data) {
    const auto size = static_cast<int>(data.territories.size());
    const bool all = std::all_of(data.territories.begin(), data.territories.end(),
                                 [](const TerritoryData& t) { return t.resource && t.number; });
    const auto& house = Map::house();
    std::map<int, int> toppers;
    std::map<Resource, int> tiles;
    for (const TerritoryData& territory : data.territories) {
        if (territory.resource) ++tiles[*territory.resource];
        if (territory.number) ++toppers[*territory.number];
    }
    if (!all) {
        tiles = scaled(house.tiles(), size);
        toppers = scaled(house.toppers(), size);
    }
    if (tiles == house.tiles() && toppers == house.toppers()) return;  // those of the box need no words
    data.tiles = std::move(tiles);
    data.toppers.emplace();
    for (const auto& [number, count] : toppers) (*data.toppers)[std::to_string(number)] = count;
}

}  // namespace

Palette Conquest::palette() {
    Palette palette{.grid = Grid::graph};
    const auto add = [&](Brush brush) { palette.brushes.push_back(std::move(brush)); };
    const auto simple = [](const char* group, const char* id, const char* name, BrushAction action,
                           const char* word, const char* sign) {
        return Brush{.group = group, .id = id, .name = name, .action = action, .word = word, .sign = sign};
    };
    add(simple("Territories", "territory", "Put down or move", BrushAction::cell, "", "plus"));
    add(simple("Territories", "erase", "Take away", BrushAction::erase, "", "trash"));
    add(simple("Links", "land", "By land", BrushAction::line, "land", "move"));
    add(simple("Links", "sea", "By sea", BrushAction::line, "sea", "ship"));
    palette.brushes.back().named = true;
    add(simple("Links", "no-link", "No link", BrushAction::eraseLine, "", "close"));
    add(simple("Lie of the land", "coast", "Coast", BrushAction::mark, "coast", "anchor"));
    add(simple("Lie of the land", "capital", "Capital", BrushAction::mark, "capital", "capital"));
    add(simple("Continents", "region", "Continent", BrushAction::region, "", "map"));
    for (const Resource resource : allOf<Resource>()) {
        const std::string what(word(resource));
        Brush brush = simple("Resources", what.c_str(), "", BrushAction::values, what.c_str(), what.c_str());
        brush.name = named(what);
        brush.values = {{"resource", what}};
        add(std::move(brush));
    }
    for (int number = 2; number <= 12; ++number) {
        Brush brush = simple("Numbers", "", "", BrushAction::values, "", "");
        brush.id = "number-" + std::to_string(number);
        brush.name = std::to_string(number);
        brush.values = {{"number", std::to_string(number)}};
        add(std::move(brush));
    }
    palette.numbers = {{"soldiers", "Soldiers each turn", "region", "", 0, 20},
                       {"capitals", "Capitals", "region", "", 0, 20}};
    palette.boards = {{"house", "The house map"}};
    palette.region = "continent";
    return palette;
}

std::optional<Options> Conquest::readyBoard(const std::string& id) {
    return id == "house" ? std::optional(Options()) : std::nullopt;
}

Drawing Conquest::blank(int /*columns*/, int /*rows*/) { return {}; }

Drawing Conquest::drawn(const Options& options) {
    const MapData& data = (options.map ? *options.map->map : Map::house()).data();
    Drawing drawing;
    drawing.name = data.name;
    for (const ContinentData& continent : data.continents) {
        drawing.regions.push_back({continent.id,
                                   continent.name,
                                   {{"soldiers", continent.soldiers}, {"capitals", continent.capitals}}});
    }
    for (const TerritoryData& territory : data.territories) {
        DrawnCell cell{territory.id, territory.x, territory.y, territory.name, {}, {}, {}};
        if (territory.coast) cell.marks.emplace_back("coast");
        if (territory.capital.value_or(false)) cell.marks.emplace_back("capital");
        cell.values["region"] = territory.continent;
        if (territory.resource) cell.values["resource"] = word(*territory.resource);
        if (territory.number) cell.values["number"] = std::to_string(*territory.number);
        if (territory.deal) cell.values["deal"] = std::to_string(*territory.deal);
        drawing.cells.push_back(std::move(cell));
        for (const PlaceId& to : territory.land) {
            if (territory.id < to) drawing.lines.push_back({territory.id, to, "land", {}, {}});
        }
        for (const PlaceId& to : territory.sea) {
            if (!(territory.id < to)) continue;
            const auto sea = std::find_if(data.seas.begin(), data.seas.end(), [&](const SeaData& s) {
                return (s.a == territory.id && s.b == to) || (s.a == to && s.b == territory.id);
            });
            drawing.lines.push_back(
                {territory.id, to, "sea", {}, sea == data.seas.end() ? std::string() : sea->name});
        }
    }
    return drawing;
}

Expected<Options> Conquest::planned(const Drawing& drawing) {
    MapData data;
    data.name = drawing.name.empty() ? "A map of our own" : drawing.name;
    for (const DrawnRegion& region : drawing.regions) {
        const auto number = [&](const char* name) {
            const auto found = region.numbers.find(name);
            return found == region.numbers.end() ? 0 : found->second;
        };
        data.continents.push_back({region.id, region.name, number("soldiers"), number("capitals")});
    }
    std::map<PlaceId, std::size_t> index;
    for (const DrawnCell& cell : drawing.cells) {
        auto territory = territoryOf(cell);
        if (!territory.has_value()) return refusalOf(territory);
        index[cell.id] = data.territories.size();
        data.territories.push_back(*std::move(territory));
    }
    if (data.territories.empty()) return unplayable(phrases::NoTerritory{});
    for (const DrawnLine& line : drawing.lines) {
        if (!index.contains(line.a) || !index.contains(line.b)) return unplayable(phrases::LinkToNowhere{});
        link(data.territories[index[line.a]], line.b, line.kind);
        link(data.territories[index[line.b]], line.a, line.kind);
        if (line.kind == "sea" && !line.name.empty()) data.seas.push_back({line.name, line.a, line.b});
    }
    countTiles(data);
    auto map = Map::make(std::move(data));
    if (!map.has_value()) return refusalOf(map);
    Options options;
    options.map = OwnMap{*std::move(map)};
    return options;
}

}  // namespace adjutant::conquest
