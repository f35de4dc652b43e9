// SPDX-License-Identifier: GPL-3.0-or-later
// The house map: 45 territories on seven continents, where they lie on it, and the standard set-up.
#include <algorithm>
#include <string_view>

#include "engine/games/conquest_1762/map_data.hpp"

namespace adjutant::conquest {
namespace {

/// One territory as the ledger's tables write it: ids parted by blanks.
struct Row {
    const char* id;
    const char* name;
    const char* continent;
    bool coast;
    const char* land;
    const char* sea;
    double x, y;
    Resource resource;
    int number;
    bool capital;
    int deal;
};

using enum Resource;

const ContinentData continents[] = {
    {"north-america", "North America", 2, 2},
    {"south-america", "South America", 1, 1},
    {"arctic", "Arctic", 1, 1},
    {"occident", "Occident", 3, 2},
    {"africa", "Africa", 2, 2},
    {"orient", "Orient", 4, 2},
    {"australia", "Australia", 1, 1},
};

const Row territories[] = {
    {"quebec", "Quebec", "north-america", true, "new-england ohio-country rupert-land", "", 4.62, 2.54, stone,
     2, true, 12},
    {"new-england", "New England", "north-america", true, "quebec virginia ohio-country", "great-britain",
     5.69, 3.61, stone, 5, false, 35},
    {"virginia", "Virginia", "north-america", true, "new-england ohio-country louisiana", "west-indies", 4.88,
     5.07, iron, 5, false, 20},
    {"ohio-country", "Ohio Country", "north-america", false,
     "quebec new-england virginia louisiana rupert-land", "", 3, 3.16, stone, 9, false, 16},
    {"louisiana", "Louisiana", "north-america", true, "virginia ohio-country new-spain", "west-indies", 3.26,
     4.61, wheat, 9, false, 17},
    {"new-spain", "New Spain", "north-america", true, "louisiana new-granada", "east-indies", 1.77, 6.06,
     gold, 8, true, 19},
    {"west-indies", "West Indies", "north-america", true, "", "virginia louisiana new-granada iberia", 5.08,
     6.52, iron, 7, false, 15},
    {"new-granada", "New Granada", "south-america", true, "new-spain peru amazonia", "west-indies", 3.07,
     7.14, wheat, 10, false, 4},
    {"peru", "Peru", "south-america", true, "new-granada amazonia la-plata", "new-zealand", 2.78, 8.59,
     gunpowder, 8, false, 41},
    {"amazonia", "Amazonia", "south-america", false, "new-granada peru brazil", "", 4.56, 8.21, stone, 3,
     false, 40},
    {"brazil", "Brazil", "south-america", true, "amazonia la-plata", "guinea", 6.18, 8.08, iron, 6, true, 5},
    {"la-plata", "La Plata", "south-america", true, "peru brazil", "cape-colony", 4.62, 9.67, gold, 11, false,
     18},
    {"alaska", "Alaska", "arctic", true, "rupert-land", "siberia", 1, 1.61, gunpowder, 10, false, 45},
    {"rupert-land", "Rupert Land", "arctic", true, "quebec ohio-country alaska", "greenland", 3.01, 1.7, wood,
     3, false, 14},
    {"greenland", "Greenland", "arctic", true, "", "rupert-land iceland", 6.63, 1, wheat, 4, true, 22},
    {"iceland", "Iceland", "arctic", true, "", "greenland great-britain scandinavia", 8.29, 1.69, gold, 9,
     false, 32},
    {"great-britain", "Great Britain", "occident", true, "", "new-england iceland scandinavia france", 7.85,
     3.14, wheat, 5, true, 28},
    {"scandinavia", "Scandinavia", "occident", true, "german-states muscovy", "iceland great-britain", 10.3,
     1.69, gunpowder, 7, false, 37},
    {"france", "France", "occident", true, "iberia german-states italy", "great-britain", 8.31, 4.6, iron, 8,
     false, 7},
    {"iberia", "Iberia", "occident", true, "france", "west-indies barbary", 6.7, 5.13, wheat, 3, false, 29},
    {"german-states", "German States", "occident", false, "scandinavia france italy balkans muscovy", "", 10,
     3.14, stone, 7, false, 42},
    {"italy", "Italy", "occident", true, "france german-states balkans", "barbary", 9.92, 4.84, stone, 10,
     true, 38},
    {"balkans", "Balkans", "occident", true, "german-states italy muscovy", "anatolia", 11.6, 4.22, iron, 4,
     false, 10},
    {"muscovy", "Muscovy", "occident", true, "scandinavia german-states balkans anatolia turkestan siberia",
     "", 12.36, 2.52, gunpowder, 8, false, 9},
    {"barbary", "Barbary", "africa", true, "sahara egypt guinea", "iberia italy", 8.27, 6.2, wheat, 5, false,
     26},
    {"sahara", "Sahara", "africa", false, "barbary egypt guinea abyssinia", "", 9.42, 7.28, wood, 6, false,
     11},
    {"egypt", "Egypt", "africa", true, "barbary sahara abyssinia arabia", "anatolia", 10.96, 6.13, wheat, 6,
     true, 13},
    {"guinea", "Guinea", "africa", true, "barbary sahara congo", "brazil", 7.8, 7.87, wood, 4, false, 31},
    {"congo", "Congo", "africa", true, "guinea abyssinia cape-colony", "", 9.75, 8.74, gold, 8, false, 21},
    {"abyssinia", "Abyssinia", "africa", true, "sahara egypt congo cape-colony", "arabia", 11.6, 7.59, wood,
     6, false, 33},
    {"cape-colony", "Cape Colony", "africa", true, "congo abyssinia", "la-plata east-indies", 10.95, 10,
     gunpowder, 7, true, 3},
    {"anatolia", "Anatolia", "orient", true, "muscovy arabia persia", "balkans egypt", 12.72, 5.29, stone, 10,
     false, 25},
    {"arabia", "Arabia", "orient", true, "egypt anatolia persia", "abyssinia hindustan", 13.22, 7.01, iron, 8,
     false, 36},
    {"persia", "Persia", "orient", true, "anatolia arabia turkestan hindustan", "", 14.3, 5.56, iron, 7,
     false, 1},
    {"turkestan", "Turkestan", "orient", false, "muscovy persia siberia mongolia china hindustan", "", 14.7,
     3.93, stone, 11, false, 6},
    {"siberia", "Siberia", "orient", true, "muscovy turkestan mongolia", "alaska japan", 16.08, 1.61, wheat,
     5, false, 39},
    {"mongolia", "Mongolia", "orient", false, "turkestan siberia china", "", 16.58, 3.12, wood, 12, false,
     30},
    {"china", "China", "orient", true, "turkestan mongolia siam", "japan", 17.09, 4.64, stone, 9, false, 8},
    {"hindustan", "Hindustan", "orient", true, "persia turkestan siam", "arabia", 14.98, 7.11, gunpowder, 4,
     true, 34},
    {"siam", "Siam", "orient", true, "china hindustan", "east-indies", 16.69, 6.26, wood, 5, false, 27},
    {"japan", "Japan", "orient", true, "", "siberia china", 19, 3.43, wood, 11, true, 2},
    {"east-indies", "East Indies", "australia", true, "", "new-spain cape-colony siam carpentaria", 16.43,
     8.18, wood, 9, false, 44},
    {"carpentaria", "Carpentaria", "australia", true, "new-holland", "east-indies", 18.05, 8.71, wood, 6,
     true, 23},
    {"new-holland", "New Holland", "australia", true, "carpentaria", "new-zealand", 17.38, 10.17, gunpowder,
     6, false, 24},
    {"new-zealand", "New Zealand", "australia", true, "", "peru new-holland", 19.22, 10.29, wheat, 9, false,
     43},
};

const char* const seas[][3] = {
    {"Davis Strait", "rupert-land", "greenland"},
    {"Denmark Strait", "greenland", "iceland"},
    {"Faroe Passage", "iceland", "great-britain"},
    {"Norwegian Sea", "iceland", "scandinavia"},
    {"North Sea", "great-britain", "scandinavia"},
    {"English Channel", "great-britain", "france"},
    {"North Atlantic", "great-britain", "new-england"},
    {"Trade Winds", "iberia", "west-indies"},
    {"Florida Strait", "west-indies", "virginia"},
    {"Gulf of Mexico", "west-indies", "louisiana"},
    {"Spanish Main", "west-indies", "new-granada"},
    {"South Atlantic", "brazil", "guinea"},
    {"Cape Passage", "la-plata", "cape-colony"},
    {"Pillars of Hercules", "iberia", "barbary"},
    {"Sicilian Strait", "italy", "barbary"},
    {"Bosporus", "balkans", "anatolia"},
    {"Levant Sea", "egypt", "anatolia"},
    {"Red Sea", "abyssinia", "arabia"},
    {"Arabian Sea", "arabia", "hindustan"},
    {"Spice Route", "cape-colony", "east-indies"},
    {"Malacca Strait", "siam", "east-indies"},
    {"Timor Sea", "east-indies", "carpentaria"},
    {"Tasman Sea", "new-holland", "new-zealand"},
    {"South Pacific", "new-zealand", "peru"},
    {"Yellow Sea", "china", "japan"},
    {"Sea of Okhotsk", "siberia", "japan"},
    {"Bering Strait", "siberia", "alaska"},
    {"Manila Route", "new-spain", "east-indies"},
};

std::vector<PlaceId> ids(std::string_view words) {
    std::vector<PlaceId> list;
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        list.push_back({std::string(words.substr(0, end))});
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return list;
}

}  // namespace

MapData houseMapData() {
    MapData map;
    map.name = "The world in 1762";
    map.continents.assign(std::begin(continents), std::end(continents));
    for (const Row& row : territories) {
        map.territories.push_back({.id = {row.id},
                                   .name = row.name,
                                   .continent = row.continent,
                                   .coast = row.coast,
                                   .land = ids(row.land),
                                   .sea = ids(row.sea),
                                   .x = row.x,
                                   .y = row.y,
                                   .resource = row.resource,
                                   .number = row.number,
                                   .capital = row.capital,
                                   .deal = row.deal});
    }
    for (const auto& [name, a, b] : seas) map.seas.push_back({name, {a}, {b}});
    return map;
}

}  // namespace adjutant::conquest
