// SPDX-License-Identifier: GPL-3.0-or-later
// The rules, chapter by chapter, each in the file that its title names: `decide`, or `mayDo` and `perform`,
// for each action, an `apply` for each event, and what the chapters tell one another.
#pragma once

#include "engine/games/one_stat/names.hpp"
#include "engine/games/one_stat/one_stat.hpp"

namespace adjutant::onestat {

/// So many victory points win where any are scored (OSS-ACTION-05, OSS-ACTION-09).
inline constexpr int pointsToWin = 2;

/// The squares of 6 inches on a side of the table, on which a game alone places by dice (OSS-SOLO-02).
inline constexpr int gridSide = 6;

using Draft = adjutant::Draft<OneStat>;  ///< one action of this system being decided

namespace code {
using namespace adjutant::code;
inline constexpr std::string_view badRoster = "bad-roster";
inline constexpr std::string_view unequalWarbands = "unequal-warbands";
inline constexpr std::string_view isOut = "is-out";
inline constexpr std::string_view alreadyActivated = "already-activated";
inline constexpr std::string_view isDown = "is-down";
inline constexpr std::string_view notDown = "not-down";
inline constexpr std::string_view noActionLeft = "no-action-left";
inline constexpr std::string_view tooFar = "too-far";
inline constexpr std::string_view noAccess = "no-access";
inline constexpr std::string_view jumpTooLong = "jump-too-long";
inline constexpr std::string_view alreadyTried = "already-tried";
inline constexpr std::string_view cannotAttack = "cannot-attack";
inline constexpr std::string_view noWeapon = "no-weapon";
inline constexpr std::string_view badTarget = "bad-target";
inline constexpr std::string_view notInContact = "not-in-contact";
inline constexpr std::string_view noLineOfSight = "no-line-of-sight";
inline constexpr std::string_view outOfRange = "out-of-range";
inline constexpr std::string_view wrongSpecialization = "wrong-specialization";
inline constexpr std::string_view demonActive = "demon-active";
inline constexpr std::string_view cannotUnderInfluence = "cannot-under-influence";
inline constexpr std::string_view cannotCarry = "cannot-carry";
inline constexpr std::string_view notCarrying = "not-carrying";
inline constexpr std::string_view notAvailable = "not-available";
inline constexpr std::string_view deviceDone = "device-done";
}  // namespace code

// A fighter's act (attack, move, recover …) has two halves. `mayDo`: may the fighter of the innermost open
// activation do it (step 4 of "How an action finds its fighter")? It looks at the state alone, so that offers
// can ask it by the hundred. `perform`: what then happens. one_stat.cpp puts the activation before them. An
// act that touches no activation has `mayDo` and `perform` too.

// -- initiative.cpp
Allowed decide(Draft& draft, const RollInitiative& action);
Allowed decide(Draft& draft, const ChoosePosition& action);
void apply(State& state, const Initiative& event);
void apply(State& state, const PositionChosen& event);
/// OSS-INIT-01: the largest die that counts, 0 when the side has none left (OSS-INIT-06).
[[nodiscard]] int initiativeDie(const State& state, const SideId& side);

// -- turns.cpp
Allowed decide(Draft& draft, const Activate& action);
Allowed decide(Draft& draft, const EndActivation& action);
Allowed decide(Draft& draft, const EndTurn& action);
void apply(State& state, const Activated& event);
void apply(State& state, const Spent& event);
void apply(State& state, const ActivationEnded& event);
void apply(State& state, const TurnEnded& event);
void apply(State& state, const SideToAct& event);
void apply(State& state, const Respawned& event);
/// Steps 2 and 3 of "How an action finds its fighter". Only `activate` may name one that is down in an action
/// scenario.
Allowed beginAct(Draft& draft, const PieceId& fighter, bool mayBeDown = false);
void endFrame(Draft& draft);
/// The turn passes to the next side, or the round ends; a bomb may tick first.
void passTurn(Draft& draft, bool ticks);
void giveTurn(Draft& draft, const SideId& side);
[[nodiscard]] std::optional<SideId> nextToAct(const State& state);
/// What follows every action: victory, then the open activations that are exhausted.
void settle(Draft& draft);
/// `no-action-left` when the other action is spent.
[[nodiscard]] Allowed otherLeft(const State& state, const PieceId& fighter);
/// Spends the other action (both where the frame is single or the act needs both).
void spendOther(Draft& draft);
void spendBoth(Draft& draft);
void emitFrame(Draft& draft, const Frame& frame);
/// Opens an activation inside those that are open.
void pushFrame(State& state, const PieceId& fighter, FrameKind kind, const SideId& side);

// -- rounds.cpp
void apply(State& state, const RoundEnded& event);
void apply(State& state, const RoundBegan& event);
void beginActivations(Draft& draft);
void nextSide(Draft& draft);
/// OSS-ROUND-01 from the clocks of solo play on.
void finishRound(Draft& draft);

// -- victory.cpp
Allowed decide(Draft& draft, const End& action);
void apply(State& state, const GameOver& event);
void checkVictory(Draft& draft);
void gameOver(Draft& draft, std::vector<SideId> winners, std::string reason);

// -- hill.cpp
Allowed mayDo(const State& state, const SetHill& action);
void perform(Draft& draft, const SetHill& action);
void apply(State& state, const HillSet& event);
void apply(State& state, const HillHolder& event);
void checkHill(Draft& draft);
void touchHill(State& state, const PieceId& fighter);
void leaveHill(State& state, const PieceId& fighter);

// -- movement.cpp
/// Whether it goes as far as it may is asked of the sum, which a referee may overrule.
Allowed mayDo(const State& state, const Move& action, int allowed);
Allowed decide(Draft& draft, const Move& action);
void apply(State& state, const Moved& event);
/// How far a fighter may move, in inches (OSS-MOVE-01, OSS-SPEC-17).
[[nodiscard]] SumBuilder movementAllowance(SumBuilder sum, const Piece& fighter);
/// A refusal for a fighter that is down.
[[nodiscard]] Allowed standing(const State& state, const PieceId& fighter);

// -- combat.cpp
Allowed mayDo(const State& state, const Attack& action);
void perform(Draft& draft, const Attack& action);

// -- wounds.cpp
void apply(State& state, const Wounded& event);
void apply(State& state, const Dropped& event);
void apply(State& state, const DemonWild& event);
void wound(Draft& draft, const PieceId& victim);
void putOut(Draft& draft, const PieceId& victim);
void dropAll(Draft& draft, const PieceId& carrier);
void restoreShields(State& state);

// -- specializations.cpp
Allowed mayDo(const State& state, const Recover& action);
void perform(Draft& draft, const Recover& action);
Allowed mayDo(const State& state, const Command& action);
void perform(Draft& draft, const Command& action);
Allowed mayDo(const State& state, const Drive& action);
void perform(Draft& draft, const Drive& action);
Allowed mayDo(const State& state, const Heal& action);
void perform(Draft& draft, const Heal& action);
Allowed mayDo(const State& state, const Influence& action);
void perform(Draft& draft, const Influence& action);
Allowed mayDo(const State& state, const Summon& action);
void perform(Draft& draft, const Summon& action);
Allowed mayDo(const State& state, const Shapeshift& action);
void perform(Draft& draft, const Shapeshift& action);
void apply(State& state, const Recovered& event);
void apply(State& state, const Commanded& event);
void apply(State& state, const Drove& event);
void apply(State& state, const Healed& event);
void apply(State& state, const Influenced& event);
void apply(State& state, const Summoned& event);
void apply(State& state, const Shapeshifted& event);
void rollRecovery(Draft& draft, const PieceId& fighter, int friends);

// -- scenarios.cpp
Allowed mayDo(const State& state, const PickUp& action);
void perform(Draft& draft, const PickUp& action);
Allowed mayDo(const State& state, const Deliver& action);
void perform(Draft& draft, const Deliver& action);
Allowed decide(Draft& draft, const Detonate& action);
Allowed mayDo(const State& state, const FreeHostage& action);
void perform(Draft& draft, const FreeHostage& action);
void apply(State& state, const PickedUp& event);
void apply(State& state, const Collected& event);
void apply(State& state, const SiteFound& event);
void apply(State& state, const ClockSet& event);
void apply(State& state, const Scored& event);
void apply(State& state, const Returned& event);
void apply(State& state, const BombTicked& event);
void apply(State& state, const BombLaid& event);
void apply(State& state, const Freed& event);
/// Refuses what needs base contact and has none.
[[nodiscard]] Allowed inContact(bool contact, std::string_view clause);
/// The bomb's clock goes on; true when it has run out and the game waits.
bool bombTicks(Draft& draft, Span interrupts);

// -- devices.cpp
Allowed mayDo(const State& state, const Manipulate& action);
void perform(Draft& draft, const Manipulate& action);
Allowed mayDo(const State& state, const UseDevice& action);
void perform(Draft& draft, const UseDevice& action);
void apply(State& state, const Manipulated& event);
void apply(State& state, const DeviceTriggered& event);
void apply(State& state, const DeviceUsed& event);

// -- solo.cpp
Allowed decide(Draft& draft, const PlacePoints& action);
Allowed decide(Draft& draft, const Spawn& action);
Allowed decide(Draft& draft, const OpponentTurn& action);
void apply(State& state, const OpponentSpawned& event);
void apply(State& state, const Placed& event);
void spawnOne(Draft& draft, Tier tier, const std::string& place);
/// The next opponent without token (order of `opponent-turn`).
[[nodiscard]] std::optional<PieceId> nextOpponent(const State& state);

// -- setup.cpp
/// The terrain table before a game's own kinds.
[[nodiscard]] std::map<TerrainId, Terrain> usualTerrain();

// -- rosters.cpp
/// The fighters of a roster, each as OSS-ROSTER-04, OSS-ROSTER-05, OSS-ROSTER-06, OSS-ROSTER-07,
/// OSS-ROSTER-08, OSS-ROSTER-09, OSS-ROSTER-10 want it, in its order; `bad-roster`.
[[nodiscard]] Expected<std::vector<Piece>> fightersOf(const Roster& roster, const SideId& side);
[[nodiscard]] PieceId fighterId(const SideId& side, const std::vector<Piece>& fighters, std::size_t index);
[[nodiscard]] Roster defaultRoster(const SideId& side, int specialists, int rookies);
/// The opponents' tier as the options have it (OSS-SOLO-01).
[[nodiscard]] Expected<Piece> opponentOf(const Options& options, Tier tier);

// -- events that only tell
inline void apply(State& /*state*/, const AssassinTried& /*event*/) {}
inline void apply(State& /*state*/, const CrowdHit& /*event*/) {}
inline void apply(State& /*state*/, const Attacked& /*event*/) {}
inline void apply(State& /*state*/, const Defended& /*event*/) {}
inline void apply(State& /*state*/, const Delivered& /*event*/) {}
inline void apply(State& /*state*/, const Detonated& /*event*/) {}
inline void apply(State& /*state*/, const Advice& /*event*/) {}

}  // namespace adjutant::onestat

extern template class adjutant::Draft<adjutant::onestat::OneStat>;
