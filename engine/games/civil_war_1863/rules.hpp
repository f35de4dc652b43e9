// SPDX-License-Identifier: GPL-3.0-or-later
// The rules, chapter by chapter: what each act brings (decide), what is then on the books (apply), and what
// the chapters tell one another.
#pragma once

#include <optional>
#include <vector>

#include "engine/games/civil_war_1863/civil_war_1863.hpp"
#include "engine/games/civil_war_1863/routes.hpp"

namespace adjutant::w63 {

using Draft = adjutant::Draft<CivilWar>;  ///< one action of this system being decided

// -- turns.cpp

Allowed decide(Draft& draft, const EndTurn& action);
void apply(State& state, const Recovered& event);
void apply(State& state, const TurnEnded& event);
void apply(State& state, const TurnBegan& event);

/// The places that the group may leave its square for and that no enemy holds. Board mode.
[[nodiscard]] std::vector<PlaceId> squaresWithoutEnemies(const State& state,
                                                         const std::vector<PieceId>& group, Rides rides);
/// The places to which `move` would accept the group, which may leave its square. Board mode.
[[nodiscard]] std::vector<PlaceId> peacefulMoves(const State& state, const std::vector<PieceId>& group);

/// Can the piece still act this turn: not moved, not disabled, not under a marker?
[[nodiscard]] bool fresh(const State& state, const PieceId& piece);

/// `must-move` while nothing has moved and a piece still can; the sentence names it (W63-TURN-05).
[[nodiscard]] Allowed movedEnough(const State& state);

// -- movement.cpp

Allowed decide(Draft& draft, const Move& action);
void apply(State& state, const Moved& event);

/// `not-your-turn`, `not-together`, `already-moved`, `disabled`, `fortified`, `bad-parameter`.
[[nodiscard]] Allowed mayLeave(const State& state, const std::vector<PieceId>& pieces, const PlaceId& to);

/// The pieces are not all at one place.
[[nodiscard]] bool apart(const State& state, const std::vector<PieceId>& pieces);

/// Is the piece held by a doubling marker (W63-FORT-06)?
[[nodiscard]] bool held(const State& state, const PieceId& piece);

/// The way to `to`: the referee's word in asked mode (W63-ASK-01), else the route check.
[[nodiscard]] Expected<How> wayTo(const State& state, const std::vector<PieceId>& pieces, const PlaceId& to,
                                  Rides rides);
[[nodiscard]] Allowed noneAbandoned(const State& state, const std::vector<PieceId>& pieces);
[[nodiscard]] Allowed noEnemy(const State& state, const SideId& side, const PlaceId& to);
/// A move that ends in an open enemy key city captures it (W63-CITY-02).
void settleIn(Draft& draft, const SideId& side, const PlaceId& to);

// -- battles.cpp

Allowed decide(Draft& draft, const Attack& action);
void apply(State& state, const Battle& event);
void apply(State& state, const CoinTossed& event);
void apply(State& state, const Eliminated& event);
void apply(State& state, const Disabled& event);

/// D of an attack on these defenders at a place (W63-BATTLE-03, W63-FORT-03, W63-CAP-02).
[[nodiscard]] Sum defenceOf(SumBuilder sum, const State& state, const SideId& defending, const PlaceId& place,
                            const std::vector<PieceId>& defenders);

// -- extra_move.cpp

/// Defenders that a larger attacker left alive.
struct Survivors {
    SideId side;
    PlaceId place;
    std::vector<PieceId> pieces;
};

Allowed decide(Draft& draft, const Retreat& action);
void apply(State& state, const ExtraMoveDue& event);

/// W63-EXTRA-05: can the survivor make an extra move, alone or (infantry) with a gunboat among `waiting`?
[[nodiscard]] bool hasWayOut(const State& state, const PieceId& survivor,
                             const std::vector<PieceId>& waiting);

/// The squares that a group may flee to (W63-EXTRA-03, W63-EXTRA-04).
[[nodiscard]] std::vector<PlaceId> refuges(const State& state, const std::vector<PieceId>& group);

/// Survivors without a way out are eliminated: those of the battle just fought, or those whose move is due.
void catchTrapped(Draft& draft, std::optional<Survivors>& fresh);

/// These pieces owe no extra move any more.
void forget(State& state, const std::vector<PieceId>& pieces);

// -- key_cities.cpp

Allowed decide(Draft& draft, const Remove& action);
void apply(State& state, const Captured& event);
void apply(State& state, const RemovalDue& event);

/// The city at a place falls: event `captured`. Nothing is asked of the owner yet.
void capture(Draft& draft, const PlaceId& city, const SideId& captor);

/// W63-CITY-03, W63-CITY-04, W63-CAP-06: the owner is asked, unless there is nothing to choose.
void askRemoval(Draft& draft, const PlaceId& city);
/// Everything that is left goes when it is no more than the penalty.
void takeAll(Draft& draft, const PlaceId& city);
/// W63-CITY-04: a removal that leaves no choice is not asked for.
void carryOutRemovals(Draft& draft);

// -- fortifications.cpp

Allowed decide(Draft& draft, const Fortify& action);
Allowed decide(Draft& draft, const Unfortify& action);
void apply(State& state, const Fortified& event);
void apply(State& state, const Unfortified& event);

/// W63-FORT-08: the markers that nobody holds go back.
void liftMarkers(Draft& draft);

// -- ending.cpp

Allowed decide(Draft& draft, const Surrender& action);
Allowed decide(Draft& draft, const End& action);
void apply(State& state, const GameOver& event);

/// W63-WIN-01, W63-WIN-03.
void endIfDecided(Draft& draft);

// -- positions_asked.cpp

Allowed decide(Draft& draft, const Station& action);
void apply(State& state, const Stationed& event);

// -- after_every_action.cpp

struct Aftermath {
    bool losses = false;                 ///< after a battle or a removal: infantry may be lost at sea
    std::optional<Survivors> survivors;  ///< of a battle just fought
    std::optional<PlaceId> captured;     ///< a city just captured, whose owner must remove pieces
};

/// Losses at sea, markers that go back, survivors without a way out, automatic removals, the end of the game.
void follow(Draft& draft, const Aftermath& aftermath);

}  // namespace adjutant::w63

extern template class adjutant::Draft<adjutant::w63::CivilWar>;
