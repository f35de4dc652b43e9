// SPDX-License-Identifier: GPL-3.0-or-later
// A new game, its options, and what a state must be after a ruling.
#include <cstdlib>

#include "engine/games/pig/pig.hpp"
#include "messages/pig.hpp"

namespace adjutant::pig {

Expected<State> Pig::setup(const Options& options) {
    State state;
    state.options = options;
    state.sides = {{red, {"Red", 0}}, {blue, {"Blue", 0}}};
    state.seating = {red, blue};
    state.turnOf = red;  // PIG-TURN-02
    return state;
}

void Pig::derive(State& state) {
    state.active = state.verdict ? std::nullopt : std::optional(state.turnOf);
    state.lead = std::abs(state.sides.at(red).points - state.sides.at(blue).points);
}

Allowed Pig::check(const State& state) {
    if (state.pot < 0) return refuse(code::badParameter, refusals::PotBelowNothing{});
    return {};
}

}  // namespace adjutant::pig
