// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of the ledger.
#pragma once

#include "engine/games/one_stat/actions_of_fighters.hpp"
#include "engine/games/one_stat/actions_of_scenarios.hpp"
#include "engine/games/one_stat/actions_of_turns.hpp"

#include <variant>

namespace adjutant::onestat {

using Action =
    std::variant<RollInitiative, ChoosePosition, Activate, EndActivation, EndTurn, Move, SetHill, Attack,
                 Recover, Command, Drive, Heal, Influence, Summon, Shapeshift, PickUp, Manipulate, Deliver,
                 Detonate, UseDevice, FreeHostage, PlacePoints, Spawn, OpponentTurn, End>;

}  // namespace adjutant::onestat
