// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done (sections 6.2 to 6.7).
#pragma once

#include <variant>

#include "engine/games/hex_acw/actions_of_setup.hpp"
#include "engine/games/hex_acw/actions_of_turns.hpp"

namespace adjutant::acw {

using Action = std::variant<SetTerrain, SetEdge, SetRoad, AddStrongpoint, AddUnit, AddCommander, Begin,
                            DrawCard, PlayCard, DeclineCard, Move, Turn, Shoot, Volley, TestMorale, Advance,
                            EndTurn, Occupy, Entrench, EndGame>;

}  // namespace adjutant::acw
