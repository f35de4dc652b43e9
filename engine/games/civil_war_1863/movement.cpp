// SPDX-License-Identifier: GPL-3.0-or-later
// Moves of a turn, and what moves, attacks and extra moves have in common: may these pieces go (W63-TURN)?
#include <algorithm>

#include "engine/games/civil_war_1863/names.hpp"
#include "engine/games/civil_war_1863/routes.hpp"
#include "engine/games/civil_war_1863/rules.hpp"

namespace adjutant::w63 {
namespace {

bool groundIn(const State& state, const std::vector<PieceId>& pieces) {
    return groupOf(state, pieces).ground();
}

}  // namespace

Expected<How> wayTo(const State& state, const std::vector<PieceId>& pieces, const PlaceId& to, Rides rides) {
    if (asked(state)) return How::told;
    const PlaceId from = *state.pieces.at(pieces.front()).place;
    return route(state, groupOf(state, pieces), *readSquare(from.text), *readSquare(to.text), rides);
}

Allowed noneAbandoned(const State& state, const std::vector<PieceId>& pieces) {
    const PlaceId from = *state.pieces.at(pieces.front()).place;
    if (!abandonsInfantry(state, pieces, from)) return {};
    return refuse("infantry-aboard", refusals::InfantryAboard{}, "W63-BOAT-07");
}

Allowed noEnemy(const State& state, const SideId& side, const PlaceId& to) {
    if (to == openField || !enemyForce(state, side, to)) return {};
    return refuse("enemy-there", refusals::EnemyThere{.place = nameOf(state, to)}, "W63-TURN-07");
}

void settleIn(Draft& d, const SideId& side, const PlaceId& to) {
    Aftermath aftermath;
    if (openKeyCity(d.state(), side, to)) {
        aftermath.captured = cityIdAt(d.state(), to);
        capture(d, *aftermath.captured, side);
    }
    follow(d, aftermath);
}

bool apart(const State& state, const std::vector<PieceId>& pieces) {
    return std::any_of(pieces.begin(), pieces.end(), [&](const PieceId& id) {
        return state.pieces.at(id).place != state.pieces.at(pieces.front()).place;
    });
}

bool held(const State& state, const PieceId& id) {
    const Piece& piece = state.pieces.at(id);
    return isGround(piece) && piece.place && fortifiedBy(state, piece.side, *piece.place);
}

Allowed mayLeave(const State& state, const std::vector<PieceId>& pieces, const PlaceId& to) {
    const auto first = [&](auto test) { return std::find_if(pieces.begin(), pieces.end(), test); };
    const auto foreign =
        first([&](const PieceId& id) { return state.pieces.at(id).side != state.turn.side; });
    if (foreign != pieces.end()) {
        return refuse(
            code::notYourTurn,
            refusals::NotYourTurn{.side = nameOf(state, state.turn.side), .piece = nameOf(state, *foreign)},
            "W63-TURN-01");
    }
    if (apart(state, pieces)) {
        return refuse("not-together", refusals::NotFromOnePlace{}, "W63-TURN-03");
    }
    const auto spent = first([&](const PieceId& id) { return state.pieces.at(id).moved; });
    if (spent != pieces.end()) {
        return refuse("already-moved", refusals::AlreadyMoved{.piece = nameOf(state, *spent)}, "W63-TURN-02");
    }
    const auto pinned = first([&](const PieceId& id) { return state.pieces.at(id).disabled.has_value(); });
    if (pinned != pieces.end()) {
        return refuse("disabled", refusals::Disabled{.piece = nameOf(state, *pinned)}, "W63-SAC-02");
    }
    const auto walled = first([&](const PieceId& id) { return held(state, id); });
    if (walled != pieces.end()) {
        return refuse("fortified", refusals::Fortified{.piece = nameOf(state, *walled)}, "W63-FORT-06");
    }
    if (to != openField && state.pieces.at(pieces.front()).place == to) {
        return refuse(code::badParameter, refusals::ThereAlready{.place = nameOf(state, to)});
    }
    return {};
}

Allowed decide(Draft& d, const Move& a) {
    const State& s = d.state();
    const auto pieces = inPieceOrder(s, a.pieces);
    const PlaceId to = canonicalPlace(s, a.to);
    if (Allowed ready = mayLeave(s, pieces, to); !ready.has_value()) return ready;
    const SideId side = s.turn.side;
    if (Allowed clear = noEnemy(s, side, to); !clear.has_value()) return clear;
    if (const City* city = cityAt(s, to); city != nullptr && city->fresh && groundIn(s, pieces)) {
        return refuse("fortified-this-turn", refusals::FortifiedThisTurn{.city = city->name}, "W63-FORT-05");
    }
    const auto way = wayTo(s, pieces, to, Rides::allowed);
    if (!way.has_value()) return tl::make_unexpected(way.error());
    if (Allowed aboard = noneAbandoned(s, pieces); !aboard.has_value()) return aboard;

    d.emit(Moved{pieces, *s.pieces.at(pieces.front()).place, to, *way, false});
    settleIn(d, side, to);
    return {};
}

void apply(State& s, const Moved& e) {
    for (const PieceId& id : e.pieces) {
        Piece& piece = s.pieces.at(id);
        piece.place = e.to;
        if (!e.extra) piece.moved = true;
    }
    if (e.extra) {
        forget(s, e.pieces);
    } else {
        s.turn.moved = true;
    }
}

}  // namespace adjutant::w63
