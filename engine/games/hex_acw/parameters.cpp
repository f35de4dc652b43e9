// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/hex_acw/parameters.hpp"
#include "engine/games/hex_acw/names.hpp"

namespace adjutant::acw {

tl::unexpected<Refusal> noSuchUnit(const PieceId& id) {
    return refuse(code::badParameter, "There is no unit '" + id.text + "' in this game.");
}

Allowed anyUnit(const State& state, const PieceId& id) {
    const Unit* unit = state.pieces.units.find(id);
    if (unit == nullptr) return noSuchUnit(id);
    if (onTable(state, *unit)) return {};
    return refuse("not-on-table",
                  unitName(state, id) + (unit->out ? " is out of play." : " is not on the table."));
}

Allowed ownUnit(const State& state, const PieceId& id) {
    const Unit* unit = state.pieces.units.find(id);
    if (unit == nullptr) return noSuchUnit(id);
    if (unit->side != state.active) {
        return refuse(code::notYourTurn, unitName(state, id) + " cannot act: it is the other side's turn.",
                      "ACW-TURN-01");
    }
    return anyUnit(state, id);
}

Allowed enemyUnit(const State& state, const PieceId& id) {
    const Unit* unit = state.pieces.units.find(id);
    if (unit == nullptr) return noSuchUnit(id);
    if (unit->side == state.active) {
        return refuse("friendly-target", unitName(state, id) + " is on the same side.", "ACW-SHOOT-02");
    }
    return anyUnit(state, id);
}

}  // namespace adjutant::acw
