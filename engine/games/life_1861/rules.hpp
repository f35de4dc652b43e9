// SPDX-License-Identifier: GPL-3.0-or-later
// The rules, chapter by chapter, each in the file that its title names: a `decide` for each action, an
// `apply` for each event, and the parts of rules that other chapters ask for.
#pragma once

#include <span>

#include "engine/games/life_1861/life_1861.hpp"
#include "engine/games/life_1861/pieces.hpp"
#include "engine/games/life_1861/places.hpp"

namespace adjutant::life {

using Draft = adjutant::Draft<Life>;  ///< one action of this system being decided

/// The codes of this system's refusals.
namespace code {
using namespace adjutant::code;
inline constexpr std::string_view boonHeld = "boon-held";
inline constexpr std::string_view cannotAttack = "cannot-attack";
inline constexpr std::string_view farmBusy = "farm-busy";
inline constexpr std::string_view noActionsLeft = "no-actions-left";
inline constexpr std::string_view noMeeting = "no-meeting";
inline constexpr std::string_view noMerchant = "no-merchant";
inline constexpr std::string_view notHere = "not-here";
inline constexpr std::string_view nothingHere = "nothing-here";
inline constexpr std::string_view nothingToTreat = "nothing-to-treat";
inline constexpr std::string_view outOfPlay = "out-of-play";
inline constexpr std::string_view outOfRange = "out-of-range";
inline constexpr std::string_view ownCrop = "own-crop";
inline constexpr std::string_view tooFar = "too-far";
inline constexpr std::string_view tooMany = "too-many";
inline constexpr std::string_view truce = "truce";
inline constexpr std::string_view turnTaken = "turn-taken";
inline constexpr std::string_view twoInARow = "two-in-a-row";
}  // namespace code

// -- tension --

inline constexpr int hostileFrom = 4, furiousFrom = 8;  // L61-TENSION-06
inline constexpr int highestTension = 10;
inline constexpr int roundsToRise = 3;  // L61-TENSION-05

// -- turns.cpp --

/// How often a piece may take its turn in a round.
[[nodiscard]] int turnsARound(const PieceId& piece);
[[nodiscard]] bool hasTurnLeft(const State& state, const PieceId& piece);

// -- setup.cpp --

Allowed decide(Draft& draft, const SetUp& action);

// -- event_stage.cpp --

Allowed decide(Draft& draft, const DrawEvent& action);
void apply(State& state, const ResourcePlaced& event);
void apply(State& state, const NpcPlaced& event);
void apply(State& state, const DeckReshuffled& event);
void apply(State& state, const EventDrawn& event);
void apply(State& state, const DiseaseCaught& event);
void apply(State& state, const FarmHastened& event);
/// One chance of the D20: a numbered hex (L61-RANDOM-01).
[[nodiscard]] PlaceId randomPlace(Draft& draft, std::string_view purpose);
void placeAtRandom(Draft& draft, Resource resource);

// -- turns.cpp --

Allowed decide(Draft& draft, const EndTurn& action);
void apply(State& state, const TurnBegan& event);
void apply(State& state, const ActionSpent& event);
void apply(State& state, const TurnEnded& event);
void apply(State& state, const ActionStageEnded& event);
/// May the piece act now? See section 6, "May the acting piece act".
[[nodiscard]] Allowed ready(const State& state, const PieceId& piece);
/// Could the piece take the next turn, if no turn were open?
[[nodiscard]] bool canTakeTurn(const State& state, const PieceId& piece);
/// Opens the piece's turn unless it is open. `ready` comes first.
[[nodiscard]] Allowed beginAct(Draft& draft, const PieceId& piece);
/// What an action costs, and the end of the turn when it was the last: called last by every act of a piece.
Allowed endAct(Draft& draft, const PieceId& piece, int spent = 1);

// -- movement.cpp --

Allowed decide(Draft& draft, const Move& action);
Allowed decide(Draft& draft, const PickUp& action);
void apply(State& state, const Moved& event);
void apply(State& state, const PickedUp& event);
/// Movement in hexes, for a turn or a move (L61-MOVE-02).
[[nodiscard]] Sum movementAllowance(SumBuilder sum, const State& state, const PieceId& piece);
/// What is free for the piece where it stands (L61-PICK-02).
[[nodiscard]] Heap freeHere(const State& state, const PieceId& piece);
/// How many resources the piece picks up in one action (L61-PICK-01).
[[nodiscard]] Sum pickLimit(SumBuilder sum, const PieceId& piece);

// -- town.cpp --

Allowed decide(Draft& draft, const TakeBread& action);
Allowed decide(Draft& draft, const VisitDoctor& action);
Allowed decide(Draft& draft, const UseMedicine& action);
Allowed decide(Draft& draft, const TradeAtStore& action);
Allowed decide(Draft& draft, const Speak& action);
void apply(State& state, const BreadTaken& event);
void apply(State& state, const Healed& event);
void apply(State& state, const Cured& event);
void apply(State& state, const MedicineUsed& event);
void apply(State& state, const Traded& event);
[[nodiscard]] Allowed standsAt(const State& state, const PieceId& piece, std::string_view location,
                               std::string_view clause);
/// Has the piece's side that much?
[[nodiscard]] Allowed affords(const State& state, const PieceId& piece, Resource resource, int much,
                              std::string_view clause);
/// What food at the bakery costs this piece now, in trade goods (L61-BAKERY-02, L61-BAKERY-03,
/// L61-BAKERY-04).
[[nodiscard]] Sum priceOfBread(SumBuilder sum, const State& state, const PieceId& piece);
/// What is wrong with a piece, wounds first: what it may be treated for.
[[nodiscard]] std::vector<Treatment> ailments(const Person& person);
/// How many resources the store takes for one (L61-STORE-01, L61-STORE-02).
[[nodiscard]] Sum storePrice(SumBuilder sum, const State& state);

// -- country.cpp --

Allowed decide(Draft& draft, const ActivateFarm& action);
Allowed decide(Draft& draft, const BuyCrop& action);
Allowed decide(Draft& draft, const ActivateChurch& action);
Allowed decide(Draft& draft, const Loot& action);
Allowed decide(Draft& draft, const Swap& action);
void apply(State& state, const FarmActivated& event);
void apply(State& state, const CropBought& event);
void apply(State& state, const FarmEmptied& event);
void apply(State& state, const ChurchActivated& event);
void apply(State& state, const Looted& event);
void apply(State& state, const Swapped& event);
/// What a piece pays for a ripe crop of the other side (L61-FARM-04).
[[nodiscard]] Sum priceOfCrop(SumBuilder sum);
[[nodiscard]] std::vector<PieceId> merchantsHere(const State& state, const PieceId& piece);

// -- boons.cpp --

void apply(State& state, const BoonReceived& event);
void apply(State& state, const BoonUsed& event);
/// A roll that the piece performs: the faces of one die, or of more with a boon.
[[nodiscard]] std::vector<int> rollOf(Draft& draft, const PieceId& piece, Dice dice,
                                      std::string_view purpose);
/// The boon is used up when it brought another die (L61-CHURCH-03). `kept`: the face that counts.
void useBoon(Draft& draft, const PieceId& piece, const std::vector<int>& faces, int kept);

// -- combat.cpp --

Allowed decide(Draft& draft, const Attack& action);
void apply(State& state, const Attacked& event);
/// How far the piece can attack, in hexes (L61-COMBAT-02).
[[nodiscard]] Sum reachOf(SumBuilder sum, const State& state, const PieceId& piece);
/// The range that is known without asking (L61-COMBAT-08).
[[nodiscard]] std::optional<int> knownRange(const State& state, const PieceId& a, const PieceId& b);

// -- board_attacks.cpp --

/// Who is near a piece: what only the table knows, or what the house board tells.
struct Dangers {
    std::vector<PieceId> bandits;  ///< in id order
    bool town = false;
};
[[nodiscard]] Dangers dangersNear(const State& state, const PieceId& piece);
/// Each bandit in turn; stops when the piece dies.
void banditsAttack(Draft& draft, const PieceId& piece, const std::vector<PieceId>& bandits);
/// The town attacks the Soldier who is near it, if tension is high enough.
void townAttacks(Draft& draft, bool near);
[[nodiscard]] bool townIsHostile(const State& state);

// -- damage.cpp --

void apply(State& state, const Damaged& event);
void apply(State& state, const Died& event);
/// One health less, and death at none. Does not look at elimination.
void damage(Draft& draft, const PieceId& piece, const std::string& by);
/// Damage, then elimination (L61-WIN-05).
void harm(Draft& draft, const PieceId& piece, const std::string& by);

// -- tension.cpp --

void apply(State& state, const TensionChanged& event);
void changeTension(Draft& draft, const Sum& change, TensionCause by);

// -- feeding.cpp --

void apply(State& state, const Fed& event);
void everybodyEats(Draft& draft, const StatusStage& action);
/// L61-STATUS-01: how many one food feeds.
[[nodiscard]] int mouthsPerFood(Player player);
/// The food that feeds all of the side's pieces in play (L61-STATUS-01).
[[nodiscard]] Sum foodNeeded(SumBuilder sum, const State& state, Player player);
/// L61-STATUS-03: those named first, in that order; then the weakest, ties in piece order.
[[nodiscard]] std::vector<PieceId> feedingOrder(const State& state, Player player,
                                                const std::vector<PieceId>& named);

// -- status_stage.cpp --

Allowed decide(Draft& draft, const StatusStage& action);
void apply(State& state, const BreadBaked& event);
void apply(State& state, const FarmRipened& event);
void apply(State& state, const FarmRested& event);
void apply(State& state, const ReliefGiven& event);
void apply(State& state, const NpcLeft& event);
void apply(State& state, const TensionCounted& event);
void apply(State& state, const RoundEnded& event);
void apply(State& state, const StageBegan& event);

// -- victory.cpp --

Allowed decide(Draft& draft, const End& action);
void apply(State& state, const GameOver& event);
[[nodiscard]] inline bool isOver(const Draft& draft) { return draft.state().verdict.has_value(); }
/// Ends the game when a side has no piece left.
void checkElimination(Draft& draft);

// -- events that only tell --

inline void apply(State& /*state*/, const RoundBegan& /*event*/) {}
inline void apply(State& /*state*/, const TurnLost& /*event*/) {}
inline void apply(State& /*state*/, const TensionKept& /*event*/) {}
inline void apply(State& /*state*/, const ShotAt& /*event*/) {}
inline void apply(State& /*state*/, const Spoke& /*event*/) {}
inline void apply(State& /*state*/, const Aimed& /*event*/) {}
inline void apply(State& /*state*/, const DiceCounted& /*event*/) {}
inline void apply(State& /*state*/, const NpcNotPlaced& /*event*/) {}
inline void apply(State& /*state*/, const NobodyStricken& /*event*/) {}
inline void apply(State& /*state*/, const BanditAttacked& /*event*/) {}
inline void apply(State& /*state*/, const TownAttacked& /*event*/) {}
inline void apply(State& /*state*/, const WentHungry& /*event*/) {}
inline void apply(State& /*state*/, const DiseaseSuffered& /*event*/) {}
inline void apply(State& /*state*/, const SkirmishFire& /*event*/) {}

}  // namespace adjutant::life

extern template class adjutant::Draft<adjutant::life::Life>;
