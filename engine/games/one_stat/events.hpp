// SPDX-License-Identifier: GPL-3.0-or-later
// The events of the ledger, and four of our own that carry bookkeeping: `spent`, `delivered`, `bomb-laid`,
// and what is `sparse` in others.
#pragma once

#include "engine/games/one_stat/actions.hpp"
#include "engine/games/one_stat/events_of_fights.hpp"
#include "engine/games/one_stat/events_of_scenarios.hpp"
#include "engine/games/one_stat/events_of_turns.hpp"

namespace adjutant::onestat {

using Event =
    std::variant<Initiative, PositionChosen, Activated, Spent, ActivationEnded, TurnEnded, SideToAct,
                 Respawned, RoundEnded, RoundBegan, BombTicked, AssassinTried, Moved, HillSet, HillHolder,
                 CrowdHit, Attacked, Defended, Wounded, Dropped, DemonWild, Recovered, Commanded, Drove,
                 Healed, Influenced, Summoned, Shapeshifted, PickedUp, Collected, SiteFound, ClockSet,
                 OpponentSpawned, Manipulated, DeviceTriggered, DeviceUsed, Delivered, Scored, Returned,
                 Detonated, BombLaid, Freed, Placed, Advice, GameOver>;

}  // namespace adjutant::onestat
