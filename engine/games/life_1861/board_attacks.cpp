// SPDX-License-Identifier: GPL-3.0-or-later
// Attacks by the board: bandits and the town (L61-BOARD, L61-BANDIT-02, L61-TENSION-06).
#include <algorithm>

#include "engine/games/life_1861/rules.hpp"

namespace adjutant::life {
namespace {

/// On or next to it on the house board; on a group's own board at the same named or numbered place.
bool isNear(const State& state, const PlaceId& a, const PlaceId& b) {
    if (state.options.positions == Positions::asked) return a == b && a.text != place::field;
    return hex::distance(*hexOf(a), *hexOf(b)) <= 1;
}

bool townIsNear(const State& state, const PlaceId& here) {
    const auto& places = allPlaces(state.options.positions);
    return std::any_of(places.begin(), places.end(), [&](const PlaceId& place) {
        return isTownBuilding(place) && isNear(state, here, place);
    });
}

}  // namespace

bool townIsHostile(const State& state) { return state.tension.level >= hostileFrom; }

Dangers dangersNear(const State& state, const PieceId& piece) {
    const auto here = placeOf(state, piece);
    if (!here) return {};
    Dangers near;
    near.bandits = banditsInPlay(state);
    std::erase_if(near.bandits,
                  [&](const PieceId& id) { return !isNear(state, *here, *bandit(state, id).place); });
    near.town = isSoldier(piece) && townIsNear(state, *here);
    return near;
}

void banditsAttack(Draft& draft, const PieceId& piece, const std::vector<PieceId>& bandits) {
    for (const PieceId& bandit : bandits) {  // once for each such bandit
        if (isOut(draft.state(), piece)) return;
        const auto needed = draft.sum().base("bandit", 5, "L61-BANDIT-02");
        const int roll =
            draft.roll(Dice{1, 6}.neededFor(needed.total()), "bandit", whoseRoll(playerOf(piece))).front();
        const bool hit = roll >= needed.total();
        draft.emit(BanditAttacked{bandit, piece, roll, needed.total(), hit, needed});
        if (hit) harm(draft, piece, bandit.text);
    }
}

void townAttacks(Draft& draft, bool near) {
    const State& state = draft.state();
    if (!near || !townIsHostile(state)) return;  // L61-BOARD-04
    const PieceId& soldier = peopleIds().front();
    const int level = state.tension.level;  // L61-TENSION-07: as it is now, at the end of the turn
    const auto needed = draft.sum().base(level >= furiousFrom ? "tension 8 or more" : "tension 4 to 7",
                                         level >= furiousFrom ? 4 : 6, "L61-TENSION-06");
    const int roll =
        draft.roll(Dice{1, 6}.neededFor(needed.total()), "town", whoseRoll(Player::civilians)).front();
    const bool hit = roll >= needed.total();
    draft.emit(TownAttacked{soldier, roll, needed.total(), hit, needed});
    if (hit) harm(draft, soldier, "town");
}

}  // namespace adjutant::life
