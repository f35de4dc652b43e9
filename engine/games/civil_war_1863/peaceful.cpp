// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/civil_war_1863/peaceful.hpp"

#include <optional>

#include "engine/games/civil_war_1863/civil_war_1863.hpp"
#include "engine/games/civil_war_1863/readiness.hpp"

namespace adjutant::w63 {

std::vector<PlaceId> peacefulMoves(const State& state, const std::vector<PieceId>& group) {
    std::vector<PlaceId> list;
    const Group made = groupOf(state, group);
    const PlaceId from = *state.pieces.at(group.front()).place;
    const auto square = readSquare(from.text);
    if (!square || abandonsInfantry(state, group, from)) return list;
    for (const Square to : reach(state, made, *square, Rides::allowed)) {
        PlaceId place{text(to)};
        if (enemyForce(state, made.side, place)) continue;
        const City* city = cityAt(state, place);
        if (city != nullptr && city->fresh && made.ground()) continue;  // W63-FORT-05
        list.push_back(std::move(place));
    }
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
                  "At least one piece must move each turn; " + nameOf(state, *piece) + " at " +
                      nameOf(state, *state.pieces.at(*piece).place) + " still can.",
                  "W63-TURN-05");
}

Expected<std::map<PlaceId, How>> CivilWar::ways(const State& state, const std::vector<PieceId>& pieces) {
    std::map<PlaceId, How> list;
    for (const PieceId& id : pieces) {
        if (!known(state, id))
            return refuse(code::badParameter, "There is no piece " + id.text + " in play.");
        if (state.pieces.at(id).place != state.pieces.at(pieces.front()).place)
            return refuse("not-together", "These pieces do not stand together.", "W63-TURN-03");
    }
    const auto square = readSquare(state.pieces.at(pieces.front()).place->text);
    if (asked(state) || !square) return list;
    const Group group = groupOf(state, pieces);
    const Rides rides = state.phase == Phase::extraMove ? Rides::forbidden : Rides::allowed;
    for (const Square to : reach(state, group, *square, rides)) {
        if (const auto how = route(state, group, *square, to, rides); how.has_value())
            list.emplace(PlaceId{text(to)}, *how);
    }
    return list;
}

}  // namespace adjutant::w63
