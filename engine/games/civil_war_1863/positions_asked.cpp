// SPDX-License-Identifier: GPL-3.0-or-later
// Positions asked (W63-ASK): where the table says that pieces stand; action `station`.
#include <algorithm>

#include "engine/games/civil_war_1863/names.hpp"
#include "engine/games/civil_war_1863/rules.hpp"
#include "messages/shared.hpp"

namespace adjutant::w63 {

Allowed Station::beforePhase(const State& state, const Station& a) {
    if (!asked(state)) return refuse("board-known", refusals::BoardKnown{}, "W63-ASK-03");
    if (a.pieces.missing()) return refuse(code::missingParameter, refusals::WhichPieces{});
    if (!a.pieces.value) return refuse(code::badParameter, refusals::NoListOfPieces{});
    const auto& pieces = *a.pieces.value;
    const bool fit =
        !pieces.empty() && differing(state, a, pieces) &&
        std::all_of(pieces.begin(), pieces.end(), [&](const PieceId& id) { return known(state, id); });
    if (!fit) return refuse(code::badParameter, refusals::PiecesOnce{});
    if (a.at.missing()) return refuse(code::missingParameter, shared::refusals::NotSaid{.name = "at"});
    if (!a.at.value || !known(state, *a.at.value)) {
        return refuse(code::badParameter, refusals::NoSuchPlace{});
    }
    return {};
}

Allowed decide(Draft& d, const Station& a) {
    const State& s = d.state();
    const auto pieces = inPieceOrder(s, *a.pieces.value);
    const SideId side = s.pieces.at(pieces.front()).side;
    if (s.pieces.at(pieces.back()).side != side) {
        return refuse("not-together", refusals::BothSides{}, "W63-ASK-03");
    }
    const PlaceId at = *a.at.value;
    if (at != openField && !stackAt(s, enemyOf(side), at).empty()) {
        return refuse("enemy-there", refusals::EnemyIn{.place = nameOf(s, at)}, "W63-ASK-03");
    }
    d.emit(Stationed{pieces, at});
    follow(d, {});
    return {};
}

void apply(State& s, const Stationed& e) {
    for (const PieceId& id : e.pieces) s.pieces.at(id).place = e.at;
}

}  // namespace adjutant::w63
