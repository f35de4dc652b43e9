// SPDX-License-Identifier: GPL-3.0-or-later
// A new game, and what of the state follows from the rest.
#include "engine/games/hex_acw/rules.hpp"
#include "engine/games/hex_acw/scenarios.hpp"

namespace adjutant::acw {

Expected<State> HexAcw::setup(const Options& options) {
    State state = firstState(options);
    if (!options.board) return state;
    if (options.scenario != Scenario::own) {
        return refuse(code::badParameter, refusals::BoardNeedsOwnScenario{});
    }
    if (const Allowed usable = mayUse(state); !usable.has_value()) {
        return refuse(code::badParameter, refusals::UnusableBoard{.why = usable.error().sentence},
                      usable.error().clause);
    }
    return state;
}

void HexAcw::derive(State& state) {  // ACW-VP-06
    for (auto& [id, strongpoint] : state.strongpoints) strongpoint.holder = holderOf(state, strongpoint);
    for (auto& [side, army] : state.sides) army.points = pointsOf(state, side);
}

}  // namespace adjutant::acw
