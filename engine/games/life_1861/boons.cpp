// SPDX-License-Identifier: GPL-3.0-or-later
// The rolls that a piece performs, and the boon that brings it a second die (L61-CHURCH-03, L61-CHURCH-04).
#include <algorithm>

#include "engine/games/life_1861/rules.hpp"

namespace adjutant::life {

std::vector<int> rollOf(Draft& draft, const PieceId& piece, Dice dice, std::string_view purpose) {
    constexpr int maxDice = 6;  // whatever the referee says, there are at least one and at most these
    const bool boon = person(draft.state(), piece).boon;
    const Sum count =
        draft.sum().base("one roll", 1, "L61-CHURCH-04").add("boon", boon ? 1 : 0, "L61-CHURCH-03");
    dice.count = std::clamp(count.total(), 1, maxDice);
    draft.emit(DiceCounted{piece, dice.count, count});
    return draft.roll(dice, purpose, whoseRoll(playerOf(piece)));
}

void useBoon(Draft& draft, const PieceId& piece, const std::vector<int>& faces, int kept) {
    const bool boon = person(draft.state(), piece).boon;
    if (boon && faces.size() > 1) draft.emit(BoonUsed{piece, faces, kept});
}

void apply(State& state, const BoonReceived& e) {
    person(state, e.piece).praying = false;
    person(state, e.piece).boon = true;
}
void apply(State& state, const BoonUsed& e) { person(state, e.piece).boon = false; }

}  // namespace adjutant::life
