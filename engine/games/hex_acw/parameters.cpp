// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/hex_acw/parameters.hpp"
#include "engine/games/hex_acw/names.hpp"

namespace adjutant::acw {

tl::unexpected<Refusal> noSuchUnit(const PieceId& id) {
    return refuse(code::badParameter, refusals::NoSuchUnit{.id = id.text});
}

Allowed anyUnit(const State& state, const PieceId& id) {
    const Unit* unit = state.pieces.units.find(id);
    if (unit == nullptr) return noSuchUnit(id);
    if (onTable(state, *unit)) return {};
    return refuse("not-on-table", refusals::NotOnTable{.unit = unitName(state, id), .out = unit->out});
}

Allowed ownUnit(const State& state, const PieceId& id) {
    const Unit* unit = state.pieces.units.find(id);
    if (unit == nullptr) return noSuchUnit(id);
    if (unit->side != state.active) {
        return refuse(code::notYourTurn, refusals::OtherTurn{.unit = unitName(state, id)}, "ACW-TURN-01");
    }
    return anyUnit(state, id);
}

Allowed enemyUnit(const State& state, const PieceId& id) {
    const Unit* unit = state.pieces.units.find(id);
    if (unit == nullptr) return noSuchUnit(id);
    if (unit->side == state.active) {
        return refuse("friendly-target", refusals::FriendlyTarget{.unit = unitName(state, id)},
                      "ACW-SHOOT-02");
    }
    return anyUnit(state, id);
}

}  // namespace adjutant::acw
