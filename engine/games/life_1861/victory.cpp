// SPDX-License-Identifier: GPL-3.0-or-later
// The end of the game (L61-WIN).
#include "engine/games/life_1861/rules.hpp"

namespace adjutant::life {

void checkElimination(Draft& draft) {
    const State& state = draft.state();
    std::vector<SideId> alive;
    for (const Player player : state.seating) {
        if (!peopleInPlay(state, player).empty()) alive.push_back(idOf(player));
    }
    if (alive.size() == state.seating.size()) return;
    if (state.options.elimination == Elimination::nobodyWins) alive.clear();  // L61-WIN-04
    draft.emit(GameOver{alive, "eliminated"});                                // L61-WIN-02
}

/// L61-WIN-06: the players stop.
Allowed decide(Draft& draft, const End& action) {
    draft.emit(GameOver{{}, action.reason});
    return {};
}

void apply(State& state, const GameOver& e) {
    state.verdict = Verdict{e.winners, e.reason};
    state.phase = Phase::over;
    state.turn = {};
}

}  // namespace adjutant::life
