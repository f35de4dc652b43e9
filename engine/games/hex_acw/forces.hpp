// SPDX-License-Identifier: GPL-3.0-or-later
// Looking things up: who stands where, whose commander, who has shot. Used by every chapter.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/games/hex_acw/state.hpp"

namespace adjutant::acw {

/// How a kind of unit moves and shoots (section 3.1).
struct Ability {
    int hexes;  ///< per move
    int range;  ///< of a shot
};
[[nodiscard]] constexpr Ability ability(Kind kind) {
    switch (kind) {
        case Kind::infantry:
            return {.hexes = 1, .range = 1};
        case Kind::cavalry:
            return {.hexes = 2, .range = 1};
        case Kind::artillery:
            break;
    }
    return {.hexes = 1, .range = 4};
}

[[nodiscard]] inline bool boardMode(const State& state) {
    return state.options.positions == Positions::board && state.board.has_value();
}
[[nodiscard]] inline const Unit& unitOf(const State& state, const PieceId& id) {
    return state.pieces.units.at(id);
}

/// Neither in reserve nor out; in board mode it stands in a hex.
[[nodiscard]] bool onTable(const State& state, const Unit& unit);
/// The unit in a hex, or null.
[[nodiscard]] const PieceId* unitAt(const State& state, Place place);
[[nodiscard]] inline bool occupied(const State& state, Place place) {
    return unitAt(state, place) != nullptr;
}
/// The unit's commander (ACW-CMD-04), or null.
[[nodiscard]] const PieceId* commanderOf(const State& state, const PieceId& unit);
/// How many units a side has, on the table or not.
[[nodiscard]] int unitsOf(const State& state, Side side);
/// Units of a side on the table, in unit order.
[[nodiscard]] std::vector<PieceId> fieldOf(const State& state, Side side);
/// Dug in, or in an entrenched hex (section 5).
[[nodiscard]] bool entrenched(const State& state, const Unit& unit);

[[nodiscard]] bool tookHit(const State& state, const PieceId& unit);
[[nodiscard]] bool hasShot(const State& state, const PieceId& unit);
[[nodiscard]] bool hasShotAt(const State& state, const PieceId& unit, const PieceId& target);
/// Does a unit of `side` stand next to the hex, across water too?
[[nodiscard]] bool nextTo(const State& state, Place place, Side side);

/// Who holds the strongpoint at present, also in the middle of an act (ACW-VP-04): the side whose unit
/// stands in its hex; without a board, the side that the referee stated.
[[nodiscard]] std::optional<Side> holderOf(const State& state, const Strongpoint& strongpoint);
/// The points of a side at present (section 4.10).
[[nodiscard]] int pointsOf(const State& state, Side side);

/// "Union", "Union Infantry 2", "Union Commander 1", "Infantry 2".
[[nodiscard]] std::string sideName(Side side);
/// What a sentence about the people calls a side: "the Union".
[[nodiscard]] std::string nameOf(const State& state, const SideId& side);
[[nodiscard]] std::string kindName(Kind kind);
[[nodiscard]] std::string unitName(const State& state, const PieceId& unit);
[[nodiscard]] std::string commanderName(const PieceId& commander);
[[nodiscard]] std::string shortName(const State& state, const PieceId& unit);
[[nodiscard]] std::string cardName(Card card);
/// "north-east".
[[nodiscard]] std::string facingName(Facing facing);

}  // namespace adjutant::acw
