// SPDX-License-Identifier: GPL-3.0-or-later
// Tension between the Soldier and the town (L61-TENSION).
#include <algorithm>

#include "engine/games/life_1861/rules.hpp"

namespace adjutant::life {

void changeTension(Draft& draft, const Sum& change, TensionCause by) {
    const int from = draft.state().tension.level;
    const int to = std::clamp(from + change.total(), 1, 10);  // L61-TENSION-01
    if (to != from) {
        draft.emit(TensionChanged{from, to, by, change});
    } else if (change.isOverruled()) {
        draft.emit(TensionKept{from, change});
    }
}

void apply(State& state, const TensionChanged& e) { state.tension.level = e.to; }

}  // namespace adjutant::life
