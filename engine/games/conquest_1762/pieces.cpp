// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/conquest_1762/pieces.hpp"

namespace adjutant::conquest {

using enum Resource;

Amounts costOf(Item item) {
    switch (item) {
        case Item::colony:
            return {{wood, 2}, {stone, 2}, {wheat, 2}};
        case Item::metropolis:
            return {{wood, 3}, {stone, 3}, {wheat, 3}, {iron, 3}};
        case Item::fortress:
            return {{wood, 6}, {stone, 6}, {iron, 2}, {gunpowder, 2}};
        case Item::port:
            return {{wood, 1}, {stone, 1}, {iron, 3}};
        case Item::warship:
            break;
    }
    return {{wood, 4}, {iron, 2}, {gunpowder, 2}};
}

Amounts costOfACard() { return {{iron, 1}, {gold, 1}}; }

int garrisonOf(Building building) {
    switch (building) {
        case Building::colony:
            return 2;
        case Building::metropolis:
            return 5;
        case Building::fortress:
            break;
    }
    return 10;
}

int yieldOf(Building building) { return building == Building::metropolis ? 4 : 2; }

int plunderOf(Item item, PlunderValues values) {
    const bool text = values == PlunderValues::text;
    switch (item) {
        case Item::port:
            return 1;
        case Item::colony:
            return 2;
        case Item::metropolis:
            return text ? 5 : 4;
        case Item::fortress:
            return text ? 4 : 5;
        case Item::warship:
            break;
    }
    return 0;
}

Item itemOf(Building building) {
    switch (building) {
        case Building::colony:
            return Item::colony;
        case Building::metropolis:
            return Item::metropolis;
        case Building::fortress:
            break;
    }
    return Item::fortress;
}

Building buildingOf(Item item) {
    if (item == Item::colony) return Building::colony;
    return item == Item::metropolis ? Building::metropolis : Building::fortress;
}

int startingSoldiers(std::size_t sides) {
    switch (sides) {
        case 2:
            return 34;
        case 3:
            return 24;
        case 4:
            return 18;
        default:
            return 15;
    }
}

}  // namespace adjutant::conquest
