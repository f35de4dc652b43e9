// SPDX-License-Identifier: GPL-3.0-or-later
// Damage, death, the end of the game, and tension (L61-HEALTH, L61-WIN, L61-TENSION).
#include <algorithm>

#include "engine/games/life_1861/rules.hpp"

namespace adjutant::life {

void damage(Play& play, const PieceId& piece, const std::string& by) {
    const int left = std::max(person(play.state(), piece).health - 1, 0);
    play.emit(Damaged{piece, by, left});
    if (left == 0) play.emit(Died{piece, by});  // L61-WIN-03
}

void harm(Play& play, const PieceId& piece, const std::string& by) {
    damage(play, piece, by);
    if (isOut(play.state(), piece)) lookAtElimination(play);  // L61-WIN-05
}

void lookAtElimination(Play& play) {
    const State& state = play.state();
    std::vector<SideId> alive;
    for (const Player player : state.seating) {
        if (!peopleInPlay(state, player).empty()) alive.push_back(idOf(player));
    }
    if (alive.size() == state.seating.size()) return;
    if (state.options.elimination == Elimination::nobodyWins) alive.clear();  // L61-WIN-04
    play.emit(GameOver{alive, "eliminated"});                                 // L61-WIN-02
}

void changeTension(Play& play, const Sum& change, Stir by) {
    const int from = play.state().tension.level;
    const int to = std::clamp(from + change.total(), 1, 10);  // L61-TENSION-01
    if (to != from) {
        play.emit(TensionChanged{from, to, by, change});
    } else if (change.isOverruled()) {
        play.emit(TensionKept{from, change});
    }
}

/// L61-WIN-06: the players stop.
Allowed decide(Play& play, const End& action) {
    play.emit(GameOver{{}, action.reason});
    return {};
}

}  // namespace adjutant::life
