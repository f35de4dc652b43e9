// SPDX-License-Identifier: GPL-3.0-or-later
// How a form offers the options that no type tells.
#include "engine/games/conquest_1762/options.hpp"

namespace adjutant::conquest {

Param sidesForm() {
    std::vector<SideId> all;
    for (const Faction& faction : factions) all.push_back({std::string(faction.id)});
    return someOf(&Options::sides, all, 2, 5).byDefault(value(Options{}.sides));
}

Param namesForm() { return {.type = "texts"}; }

Param firstForm() {
    std::vector<std::string> firsts{"roll"};
    for (const SideId& side : Options{}.sides) firsts.push_back(side.text);
    return oneOf(&Options::first, firsts).byDefault(value("roll"));
}

/// Without a usual value: it depends on the dice.
Param setupForm() {
    constexpr auto ways = allOf<Setup>();
    return oneOf(&Options::setup, std::vector<Setup>(ways.begin(), ways.end()));
}

Param portLimitForm() { return oneOf(&Options::portLimit, {5, 6}).byDefault(value(Options{}.portLimit)); }

Param handsForm() { return anyWordOf(&Options::hands, Hands::known); }

Param mapForm() { return {.type = "map"}; }

}  // namespace adjutant::conquest
