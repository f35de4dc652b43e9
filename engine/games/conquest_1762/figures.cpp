// SPDX-License-Identifier: GPL-3.0-or-later
// How the game stands: how far each side is from each of the four victories.
#include "engine/games/conquest_1762/victory.hpp"

namespace adjutant::conquest {

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
    return figures;
}

}  // namespace adjutant::conquest
