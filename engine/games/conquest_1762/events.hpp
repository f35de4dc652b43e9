// SPDX-License-Identifier: GPL-3.0-or-later
// Every event of the system.
#pragma once

#include <variant>

#include "engine/games/conquest_1762/events_of_cards.hpp"
#include "engine/games/conquest_1762/events_of_setup.hpp"
#include "engine/games/conquest_1762/events_of_war.hpp"

namespace adjutant::conquest {

using Event =
    std::variant<BoardLaid, BoardSet, CapitalsRestarted, Redealt, Dealt, HandUnbalanced, Swapped, First,
                 Claimed, SpreadOut, Placed, OnTurn, PhaseBegan, ReinforcementsLost, TurnBegan, TurnEnded,
                 Rolled, Collected, MetropolisBonus, Reinforcements, BankTraded, Traded, Recruited, Built,
                 CardBought, DeckReshuffled, CardPlayed, CardVetoed, CardDiscarded, CardInForce, Truce,
                 Blockaded, Gained, CardStolen, Entrenched, Robbed, Weathered, ShipSunk, NativesCame, Engaged,
                 AttackRolled, Exchanged, Repulsed, MutualDestruction, Conquered, CalledOff, MovedIn,
                 Plundered, Kept, Left, Looted, Redeployed, Eliminated, GameOver>;

}  // namespace adjutant::conquest
