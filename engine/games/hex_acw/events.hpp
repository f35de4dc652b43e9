// SPDX-License-Identifier: GPL-3.0-or-later
// What can happen, as facts.
#pragma once

#include <variant>

#include "engine/games/hex_acw/events_of_setup.hpp"
#include "engine/games/hex_acw/events_of_turns.hpp"

namespace adjutant::acw {

using Event = std::variant<TerrainSet, EdgeSet, RoadSet, StrongpointSet, UnitAdded, CommanderAdded, Begun,
                           CardDrawn, CardVoid, CardPlayed, CardDeclined, Arrived, Moved, Turned, FacedEnemy,
                           DugIn, DugInEnded, Shot, AttacksClosed, MoraleTested, CommanderRemoved,
                           UnitRemoved, MayAdvance, Advanced, AdvanceOpened, TurnEnded, Occupied, Ended>;

}  // namespace adjutant::acw
