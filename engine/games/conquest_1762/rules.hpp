// SPDX-License-Identifier: GPL-3.0-or-later
// The rules, chapter by chapter: what each act brings (decide), and what is then on the books (apply).
#pragma once

#include "engine/games/conquest_1762/conquest_1762.hpp"

namespace adjutant::conquest {

using Draft = adjutant::Draft<Conquest>;  ///< one action of this system being decided

// -- set-up: setup_entered.cpp, setup_deal.cpp, setup_hands.cpp

Allowed decide(Draft& draft, const SetUp& action);
Allowed decide(Draft& draft, const Swap& action);
void apply(State& state, const BoardLaid& event);
void apply(State& state, const BoardSet& event);
void apply(State& state, const CapitalsRestarted& event);
void apply(State& state, const Redealt& event);
void apply(State& state, const Dealt& event);
void apply(State& state, const First& event);
void apply(State& state, const HandUnbalanced& event);
void apply(State& state, const Swapped& event);

// -- reinforcement.cpp

Allowed decide(Draft& draft, const Claim& action);
Allowed decide(Draft& draft, const Spread& action);
Allowed decide(Draft& draft, const Place& action);
void apply(State& state, const Claimed& event);
void apply(State& state, const SpreadOut& event);
void apply(State& state, const Placed& event);
void apply(State& state, const OnTurn& event);

// -- turn.cpp

Allowed decide(Draft& draft, const NextPhase& action);
Allowed decide(Draft& draft, const EndTurn& action);
void apply(State& state, const PhaseBegan& event);
void apply(State& state, const ReinforcementsLost& event);
void apply(State& state, const TurnBegan& event);
void apply(State& state, const TurnEnded& event);
void apply(State& state, const NativesCame& event);
void apply(State& state, const Looted& event);

// -- rolling.cpp

Allowed decide(Draft& draft, const RollResources& action);
void apply(State& state, const Rolled& event);
void apply(State& state, const Collected& event);
void apply(State& state, const MetropolisBonus& event);
void apply(State& state, const Reinforcements& event);

// -- trade.cpp

Allowed decide(Draft& draft, const BankTrade& action);
Allowed decide(Draft& draft, const PlayerTrade& action);
Allowed decide(Draft& draft, const Recruit& action);
void apply(State& state, const BankTraded& event);
void apply(State& state, const Traded& event);
void apply(State& state, const Recruited& event);

// -- building.cpp

Allowed decide(Draft& draft, const Build& action);
void apply(State& state, const Built& event);

// -- cards.cpp

Allowed decide(Draft& draft, const BuyCard& action);
Allowed decide(Draft& draft, const PlayCard& action);
Allowed decide(Draft& draft, const DiscardCard& action);
void apply(State& state, const CardBought& event);
void apply(State& state, const DeckReshuffled& event);
void apply(State& state, const CardPlayed& event);
void apply(State& state, const CardVetoed& event);
void apply(State& state, const CardDiscarded& event);

// -- card_effects.cpp

void apply(State& state, const CardInForce& event);
void apply(State& state, const Truce& event);
void apply(State& state, const Blockaded& event);
void apply(State& state, const Gained& event);
void apply(State& state, const CardStolen& event);
void apply(State& state, const Entrenched& event);
void apply(State& state, const Robbed& event);
void apply(State& state, const Weathered& event);
void apply(State& state, const ShipSunk& event);

// -- attack.cpp

Allowed decide(Draft& draft, const Attack& action);
Allowed decide(Draft& draft, const Defend& action);
Allowed decide(Draft& draft, const Assault& action);
Allowed decide(Draft& draft, const CallOff& action);
void apply(State& state, const CalledOff& event);

// -- battle.cpp

void apply(State& state, const Engaged& event);
void apply(State& state, const AttackRolled& event);
void apply(State& state, const Exchanged& event);
void apply(State& state, const Repulsed& event);
void apply(State& state, const MutualDestruction& event);
void apply(State& state, const Conquered& event);

// -- move_in.cpp

Allowed decide(Draft& draft, const MoveIn& action);
void apply(State& state, const MovedIn& event);
void apply(State& state, const Plundered& event);
void apply(State& state, const Kept& event);
void apply(State& state, const Left& event);

// -- redeployment.cpp

Allowed decide(Draft& draft, const Redeploy& action);
void apply(State& state, const Redeployed& event);

// -- victory.cpp

Allowed decide(Draft& draft, const EndGame& action);
void apply(State& state, const Eliminated& event);
void apply(State& state, const GameOver& event);

}  // namespace adjutant::conquest

extern template class adjutant::Draft<adjutant::conquest::Conquest>;
