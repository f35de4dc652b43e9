// SPDX-License-Identifier: GPL-3.0-or-later
// How the game stands: how far each side is from each of the four victories, and the cards that go on
// counting.
#include "engine/games/conquest_1762/victory.hpp"

namespace adjutant::conquest {
namespace {

std::vector<Figures::InForce> cardsInForce(const State& state) {  // C62-CARD-05
    std::vector<Figures::InForce> list;
    const auto add = [&](const char* card, std::vector<std::string> on = {}) {
        list.push_back({card, "C62-CARD-05", std::move(on)});
    };
    if (state.turn && state.turn->gunner) add("master-gunner");
    if (state.turn && state.turn->smugglers) add("smugglers");
    if (state.turn && !state.turn->entrenched.empty()) {
        add("entrenchments");
        for (const PlaceId& place : state.turn->entrenched) list.back().on.push_back(place.text);
    }
    for (const TruceBetween& truce : state.truces) add("armistice", {truce.by.text, truce.with.text});
    if (!state.blockades.empty()) {
        add("blockade");
        for (const auto& [place, by] : state.blockades) list.back().on.push_back(place.text);
    }
    return list;
}

}  // namespace

Figures Conquest::figures(const State& state) {
    Figures figures;
    Figures::Count continents{"continents", "C62-WIN-01", {}}, capitals{"capitals", "C62-WIN-02", {}},
        gold{"gold", "C62-WIN-03", {}}, infrastructure{"infrastructure", "C62-WIN-04", {}};
    for (const SideId& side : state.seating) {
        const auto found = state.victories.find(side);
        const Standing standing = found == state.victories.end() ? standingOf(state, side) : found->second;
        const auto add = [&](Figures::Count& count, int had, int target) {
            count.had[side] = had;
            count.target[side] = target;
        };
        add(continents, standing.continents, continentsToWin);
        add(capitals, standing.capitals, capitalsToWin);
        add(gold, standing.gold, goldToWin);
        add(infrastructure, standing.infrastructure, infrastructureToWin);
        for (const Item kind : standing.missing) infrastructure.lacks[side].emplace_back(word(kind));
    }
    figures.goals = {std::move(continents), std::move(capitals), std::move(gold), std::move(infrastructure)};
    figures.inForce = cardsInForce(state);
    return figures;
}

}  // namespace adjutant::conquest
