// SPDX-License-Identifier: GPL-3.0-or-later
// Damage, death, the end of the game, and tension (L61-HEALTH, L61-WIN, L61-TENSION).
#include <algorithm>

#include "engine/games/life_1861/rules.hpp"

namespace adjutant::life {

void damage(Draft& draft, const PieceId& piece, const std::string& by) {
    const int left = std::max(person(draft.state(), piece).health - 1, 0);
    draft.emit(Damaged{piece, by, left});
    if (left == 0) draft.emit(Died{piece, by});  // L61-WIN-03
}

void harm(Draft& draft, const PieceId& piece, const std::string& by) {
    damage(draft, piece, by);
    if (isOut(draft.state(), piece)) checkElimination(draft);  // L61-WIN-05
}

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

void changeTension(Draft& draft, const Sum& change, TensionCause by) {
    const int from = draft.state().tension.level;
    const int to = std::clamp(from + change.total(), 1, 10);  // L61-TENSION-01
    if (to != from) {
        draft.emit(TensionChanged{from, to, by, change});
    } else if (change.isOverruled()) {
        draft.emit(TensionKept{from, change});
    }
}

/// L61-WIN-06: the players stop.
Allowed decide(Draft& draft, const End& action) {
    draft.emit(GameOver{{}, action.reason});
    return {};
}

}  // namespace adjutant::life
