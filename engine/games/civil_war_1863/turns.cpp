// SPDX-License-Identifier: GPL-3.0-or-later
// Turns, removals, stationing in asked mode, surrender and the players' end (4.2, 4.10, 4.13, 4.14; 6.4
// to 6.8).
#include <algorithm>

#include "engine/games/civil_war_1863/after_every_action.hpp"
#include "engine/games/civil_war_1863/peaceful.hpp"
#include "engine/games/civil_war_1863/readiness.hpp"

namespace adjutant::w63 {

/// W63-TURN-06, and W63-TURN-05.
Allowed decide(Draft& d, const EndTurn&) {
    const State& s = d.state();
    if (Allowed phase = inPhase(s, Phase::play); !phase.has_value()) return phase;
    if (Allowed enough = movedEnough(s); !enough.has_value()) return enough;
    const SideId side = s.turn.side;
    std::vector<PieceId> recovering;
    for (const PieceId& id : inPlay(s, side)) {
        if (s.pieces.at(id).disabled) recovering.push_back(id);
    }
    if (!recovering.empty()) d.emit(Recovered{side, recovering});
    d.emit(TurnEnded{side, s.round});
    d.emit(TurnBegan{enemyOf(side), side == unionSide ? s.round + 1 : s.round});
    follow(d, {});
    return {};
}

Allowed decide(Draft& d, const Remove& a) {
    const State& s = d.state();
    if (Allowed phase = inPhase(s, Phase::removal); !phase.has_value()) return phase;
    const Duty duty = s.pending.front();
    const auto pieces = inPieceOrder(s, a.pieces);
    if (std::any_of(pieces.begin(), pieces.end(),
                    [&](const PieceId& id) { return s.pieces.at(id).side != duty.side; })) {
        return refuse(code::notYourTurn, "It is " + nameOf(s, duty.side) + " that must remove pieces.",
                      "W63-CITY-03");
    }
    // A ruling may have left the side fewer pieces than it owes.
    const auto due = std::min<std::ptrdiff_t>(*duty.count, std::ssize(inPlay(s, duty.side)));
    if (std::ssize(pieces) != due) {
        return refuse("wrong-count",
                      "Exactly " + std::to_string(due) + (due == 1 ? " piece" : " pieces") + " must go.",
                      "W63-CITY-03");
    }
    d.emit(Eliminated{duty.side, pieces, "penalty"});
    follow(d, {.losses = true, .survivors = {}, .captured = {}});
    return {};
}

namespace {

/// The parameters of `station`, which are checked after `board-known`.
Allowed readable(const State& state, const Station& a) {
    if (a.pieces.missing()) return refuse(code::missingParameter, "It is not said which 'pieces' are meant.");
    if (!a.pieces.value) return refuse(code::badParameter, "'pieces' is a list of pieces.");
    const auto& pieces = *a.pieces.value;
    const bool fit =
        !pieces.empty() && differing(state, a, pieces) &&
        std::all_of(pieces.begin(), pieces.end(), [&](const PieceId& id) { return known(state, id); });
    if (!fit) return refuse(code::badParameter, "'pieces' names each of some pieces in play once.");
    if (a.at.missing()) return refuse(code::missingParameter, "It is not said what 'at' is.");
    if (!a.at.value || !known(state, *a.at.value)) {
        return refuse(code::badParameter, "'at' is a city, a capital or the field.");
    }
    return {};
}

}  // namespace

Allowed decide(Draft& d, const Station& a) {
    const State& s = d.state();
    if (!asked(s)) {
        return refuse("board-known", "The board is known: pieces are moved, not stationed.", "W63-ASK-03");
    }
    if (Allowed fit = readable(s, a); !fit.has_value()) return fit;
    if (Allowed phase = inPhase(s, Phase::play); !phase.has_value()) return phase;
    const auto pieces = inPieceOrder(s, *a.pieces.value);
    const SideId side = s.pieces.at(pieces.front()).side;
    if (s.pieces.at(pieces.back()).side != side) {
        return refuse("not-together", "Pieces of both sides are not stationed together.", "W63-ASK-03");
    }
    const PlaceId at = *a.at.value;
    if (at != openField && !stackAt(s, enemyOf(side), at).empty()) {
        return refuse("enemy-there", "The enemy is in " + nameOf(s, at) + ".", "W63-ASK-03");
    }
    d.emit(Stationed{pieces, at});
    follow(d, {});
    return {};
}

Allowed decide(Draft& d, const Surrender& a) {  // W63-WIN-02
    d.emit(GameOver{{enemyOf(a.side)}, "surrender"});
    return {};
}

Allowed decide(Draft& d, const End& a) {  // W63-WIN-04
    d.emit(GameOver{{}, a.reason});
    return {};
}

}  // namespace adjutant::w63
