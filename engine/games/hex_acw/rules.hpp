// SPDX-License-Identifier: GPL-3.0-or-later
// The rules, chapter by chapter, each in the file that its title names: a `decide` for each action, an
// `apply` for each event. What chapters ask of one another stands in their own headers.
#pragma once

#include "engine/games/hex_acw/hex_acw.hpp"

namespace adjutant::acw {

using Draft = adjutant::Draft<HexAcw>;  ///< one action of this system being decided

// deployment.cpp
Allowed decide(Draft& draft, const SetTerrain& action);
Allowed decide(Draft& draft, const SetEdge& action);
Allowed decide(Draft& draft, const SetRoad& action);
Allowed decide(Draft& draft, const AddStrongpoint& action);
Allowed decide(Draft& draft, const AddUnit& action);
Allowed decide(Draft& draft, const AddCommander& action);
Allowed decide(Draft& draft, const Begin& action);
void apply(State& state, const TerrainSet& event);
void apply(State& state, const EdgeSet& event);
void apply(State& state, const RoadSet& event);
void apply(State& state, const StrongpointSet& event);
void apply(State& state, const UnitAdded& event);
void apply(State& state, const CommanderAdded& event);
void apply(State& state, const Begun& event);
/// One more of that side?
[[nodiscard]] Allowed mayHaveUnit(const State& state, Side side);
[[nodiscard]] Allowed mayHaveCommander(const State& state, Side side);
/// Why the armies cannot begin as they stand (`bad-deployment`), or nothing.
[[nodiscard]] Allowed mayBegin(const State& state);
/// Can a game begin on the board and with the forces of its options?
[[nodiscard]] Allowed mayUse(const State& state);

// cards.cpp
Allowed decide(Draft& draft, const DrawCard& action);
Allowed decide(Draft& draft, const PlayCard& action);
Allowed decide(Draft& draft, const DeclineCard& action);
void apply(State& state, const CardDrawn& event);
void apply(State& state, const CardVoid& event);
void apply(State& state, const CardPlayed& event);
void apply(State& state, const CardDeclined& event);
void apply(State& state, const Arrived& event);

// movement.cpp
Allowed decide(Draft& draft, const Move& action);
Allowed decide(Draft& draft, const Turn& action);
void apply(State& state, const Moved& event);
void apply(State& state, const Turned& event);
void apply(State& state, const FacedEnemy& event);
void apply(State& state, const DugIn& event);
void apply(State& state, const DugInEnded& event);

// shooting.cpp
Allowed decide(Draft& draft, const Shoot& action);
Allowed decide(Draft& draft, const Volley& action);
void apply(State& state, const Shot& event);

// morale.cpp
Allowed decide(Draft& draft, const TestMorale& action);
void apply(State& state, const AttacksClosed& event);
void apply(State& state, const MoraleTested& event);
void apply(State& state, const CommanderRemoved& event);
void apply(State& state, const UnitRemoved& event);
void apply(State& state, const MayAdvance& event);

// turn.cpp
Allowed decide(Draft& draft, const Advance& action);
Allowed decide(Draft& draft, const EndTurn& action);
void apply(State& state, const Advanced& event);
void apply(State& state, const AdvanceOpened& event);
void apply(State& state, const TurnEnded& event);

// victory.cpp
Allowed decide(Draft& draft, const Occupy& action);
Allowed decide(Draft& draft, const Entrench& action);
Allowed decide(Draft& draft, const EndGame& action);
void apply(State& state, const Occupied& event);
void apply(State& state, const Ended& event);

}  // namespace adjutant::acw

extern template class adjutant::Draft<adjutant::acw::HexAcw>;
