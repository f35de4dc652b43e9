// SPDX-License-Identifier: GPL-3.0-or-later
// The end of the game (W63-WIN): who has nothing left, who surrenders, when the players stop.
#include "engine/games/civil_war_1863/rules.hpp"

namespace adjutant::w63 {

/// Garrisons are not pieces (W63-CAP-08).
void endIfDecided(Draft& d) {
    const std::size_t north = inPlay(d.state(), unionSide).size();
    const std::size_t south = inPlay(d.state(), confederate).size();
    if (north == 0 && south == 0) {
        d.emit(GameOver{{}, "stalemate"});
    } else if (north == 0 || south == 0) {
        d.emit(GameOver{{north == 0 ? confederate : unionSide}, "eliminated"});
    } else if (north == 1 && south == 1 && d.state().pending.empty()) {
        d.emit(GameOver{{}, "stalemate"});
    }
}

Allowed decide(Draft& d, const Surrender& a) {  // W63-WIN-02
    d.emit(GameOver{{enemyOf(a.side)}, "surrender"});
    return {};
}

Allowed decide(Draft& d, const End& a) {  // W63-WIN-04
    d.emit(GameOver{{}, a.reason});
    return {};
}

void apply(State& s, const GameOver& e) {
    s.verdict = Verdict{e.winners, e.reason};
    s.pending.clear();
}

}  // namespace adjutant::w63
