// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/conquest_1762/names.hpp"

#include <algorithm>

#include "engine/games/conquest_1762/control.hpp"

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

/// Those of the house map are in the catalogue; what a group calls its own places is in none and stays.
Phrase nameOf(const State& state, const PlaceId& place) { return inData(mapOf(state).nameOf(place)); }

Phrase nameOf(const State& state, const SideId& side) {
    if (side == natives) return names::Natives{};
    const Faction* faction = peopleOf(state, side);
    if (faction != nullptr) return inData(faction->people);
    const auto found = state.sides.find(side);
    return Phrase(found == state.sides.end() ? side.text : found->second.name);
}

bool isPlural(const State& state, const SideId& side) {
    return side == natives || peopleOf(state, side) != nullptr;
}

Called called(const State& state, const SideId& side) { return {nameOf(state, side), isPlural(state, side)}; }

Phrase nameOf(const State& state, const PieceId& ship) {
    return names::Warship{.side = inData(at(state, at(state, ship).side).name),
                          .number = std::string(1, ship.text.back())};
}

Phrase list(const Amounts& amounts) {
    std::vector<Phrase> each;
    for (const auto& [resource, amount] : amounts)
        each.emplace_back(phrases::Amount{.amount = amount, .resource = resource});
    return phrases::Amounts{.amounts = std::move(each)};
}

}  // namespace adjutant::conquest
