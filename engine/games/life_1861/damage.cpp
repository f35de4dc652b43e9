// SPDX-License-Identifier: GPL-3.0-or-later
// Damage and death (L61-HEALTH).
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

void apply(State& state, const Damaged& e) { person(state, e.piece).health = e.health; }
void apply(State& state, const Died& e) {
    const auto remove = [](auto& piece) {
        piece.out = true;
        piece.place.reset();
    };
    isBandit(e.piece) ? remove(bandit(state, e.piece)) : remove(person(state, e.piece));
}

}  // namespace adjutant::life
