// SPDX-License-Identifier: GPL-3.0-or-later
// What every accepted action brings with it: losses at sea, markers that go back, survivors without a way
// out, automatic removals and the end of the game.
#include <algorithm>

#include "engine/games/civil_war_1863/rules.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::w63 {
namespace {

/// Survivors who still have to make their extra move.
std::vector<PieceId> fleeing(const State& state, const std::optional<Survivors>& fresh) {
    std::vector<PieceId> list;
    if (fresh) list = fresh->pieces;
    for (const Duty& duty : state.pending) {
        if (duty.kind == DutyKind::extraMove)
            list.insert(list.end(), duty.pieces->begin(), duty.pieces->end());
    }
    return list;
}

/// W63-BOAT-08.
void loseAtSea(Draft& d, const std::optional<Survivors>& survivors) {
    if (asked(d.state())) return;
    const auto exempt = fleeing(d.state(), survivors);
    for (const SideId& side : {unionSide, confederate}) {
        std::vector<PieceId> lost;
        for (const PieceId& id : inPlay(d.state(), side)) {
            const Piece& piece = d.state().pieces.at(id);
            const auto square = readSquare(piece.place->text);
            if (piece.kind != Kind::infantry || contains(exempt, id) || !square) continue;
            if (!mapOf(d.state()).openSea(*square)) continue;
            const auto stack = stackAt(d.state(), side, *piece.place);
            const bool aboard = std::any_of(stack.begin(), stack.end(), [&](const PieceId& other) {
                return d.state().pieces.at(other).kind == Kind::gunboat;
            });
            if (!aboard) lost.push_back(id);
        }
        if (!lost.empty()) d.emit(Eliminated{side, lost, "at-sea"});
    }
}

}  // namespace

void follow(Draft& d, const Aftermath& aftermath) {
    auto survivors = aftermath.survivors;
    // A march into an open city puts the removal in front of extra moves; a battle's comes last.
    const bool marchedIn = aftermath.captured && !aftermath.losses;
    if (marchedIn) askRemoval(d, *aftermath.captured);
    if (aftermath.losses) loseAtSea(d, survivors);
    liftMarkers(d);
    if (!marchedIn) catchTrapped(d, survivors);
    if (survivors && !survivors->pieces.empty()) {
        d.emit(ExtraMoveDue{survivors->side, survivors->place, survivors->pieces});
    }
    if (aftermath.captured) {
        if (!marchedIn) askRemoval(d, *aftermath.captured);
        takeAll(d, *aftermath.captured);
    }
    carryOutRemovals(d);
    endIfDecided(d);
}

}  // namespace adjutant::w63
