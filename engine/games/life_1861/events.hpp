// SPDX-License-Identifier: GPL-3.0-or-later
// What can happen: the events of section 6, as facts. events_of_turns.hpp: rounds and turns, people and
// tension; events_of_pieces.hpp: what pieces do with their actions; events_of_board.hpp: what the board does
// by itself.
#pragma once

#include <variant>

#include "engine/games/life_1861/events_of_board.hpp"
#include "engine/games/life_1861/events_of_pieces.hpp"
#include "engine/games/life_1861/events_of_turns.hpp"
#include "engine/words/common.hpp"

namespace adjutant::life {

using Event =
    std::variant<RoundBegan, RoundEnded, StageBegan, ActionStageEnded, TurnBegan, ActionSpent, TurnEnded,
                 TurnLost, Damaged, Died, TensionChanged, TensionKept, TensionCounted, GameOver,
                 // events_of_pieces.hpp
                 Moved, PickedUp, BreadTaken, Healed, Cured, MedicineUsed, Traded, FarmActivated, CropBought,
                 FarmEmptied, ChurchActivated, BoonReceived, BoonUsed, Looted, ShotAt, Swapped, Spoke, Aimed,
                 DiceCounted, Attacked,
                 // events_of_board.hpp
                 ResourcePlaced, NpcPlaced, NpcNotPlaced, NpcLeft, DeckReshuffled, EventDrawn, DiseaseCaught,
                 NobodyStricken, FarmHastened, BanditAttacked, TownAttacked, Fed, WentHungry, BreadBaked,
                 FarmRipened, FarmRested, ReliefGiven, DiseaseSuffered, SkirmishFire>;

}  // namespace adjutant::life
