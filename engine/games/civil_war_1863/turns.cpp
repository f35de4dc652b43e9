// SPDX-License-Identifier: GPL-3.0-or-later
// Turns (W63-TURN): what a side can still do without attacking, and the end of its turn.
#include <optional>

#include "engine/games/civil_war_1863/names.hpp"
#include "engine/games/civil_war_1863/routes.hpp"
#include "engine/games/civil_war_1863/rules.hpp"

namespace adjutant::w63 {

std::vector<PlaceId> squaresWithoutEnemies(const State& state, const std::vector<PieceId>& group,
                                           Rides rides) {
    std::vector<PlaceId> list;
    const Group made = groupOf(state, group);
    const PlaceId from = *state.pieces.at(group.front()).place;
    const auto square = readSquare(from.text);
    if (!square || abandonsInfantry(state, group, from)) return list;
    for (const Square to : reach(state, made, *square, rides)) {
        PlaceId place{text(to)};
        if (!enemyForce(state, made.side, place)) list.push_back(std::move(place));
    }
    return list;
}

std::vector<PlaceId> peacefulMoves(const State& state, const std::vector<PieceId>& group) {
    std::vector<PlaceId> list = squaresWithoutEnemies(state, group, Rides::allowed);
    if (!groupOf(state, group).ground()) return list;
    std::erase_if(list, [&](const PlaceId& place) {  // W63-FORT-05
        const City* city = cityAt(state, place);
        return city != nullptr && city->fresh;
    });
    return list;
}

bool fresh(const State& state, const PieceId& id) {
    const Piece& piece = state.pieces.at(id);
    return !piece.out && !piece.moved && !piece.disabled && !held(state, id);
}

namespace {

/// A piece that could make a legal `move`: alone, or a gunboat with all infantry of its square that may go.
std::optional<PieceId> peacefulPiece(const State& state) {
    for (const PieceId& id : inPlay(state, state.turn.side)) {
        if (!fresh(state, id)) continue;
        if (!peacefulMoves(state, {id}).empty()) return id;
        const Piece& piece = state.pieces.at(id);
        if (piece.kind != Kind::gunboat) continue;
        std::vector<PieceId> convoy{id};
        for (const PieceId& other : stackAt(state, piece.side, *piece.place)) {
            if (state.pieces.at(other).kind == Kind::infantry && fresh(state, other)) convoy.push_back(other);
        }
        if (convoy.size() > 1 && !peacefulMoves(state, convoy).empty()) return id;
    }
    return {};
}

}  // namespace

Allowed movedEnough(const State& state) {
    if (asked(state) || state.turn.moved) return {};
    const auto piece = peacefulPiece(state);
    if (!piece) return {};
    return refuse("must-move",
                  refusals::MustMove{.piece = nameOf(state, *piece),
                                     .place = nameOf(state, *state.pieces.at(*piece).place)},
                  "W63-TURN-05");
}

/// W63-TURN-06, and W63-TURN-05.
Allowed decide(Draft& d, const EndTurn&) {
    const State& s = d.state();
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

void apply(State&, const Recovered&) {}

void apply(State& s, const TurnEnded& e) {
    for (auto& [id, piece] : s.pieces) {
        if (piece.side != e.side) continue;
        piece.moved = false;
        piece.disabled.reset();
    }
    for (auto& [id, city] : s.cities) city.fresh = false;
}

void apply(State& s, const TurnBegan& e) {
    s.turn = {e.side, false};
    s.round = e.round;
}

}  // namespace adjutant::w63
