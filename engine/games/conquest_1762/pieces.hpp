// SPDX-License-Identifier: GPL-3.0-or-later
// The table of pieces: what things cost, guard and yield, and how many there are.
#pragma once

#include "engine/games/conquest_1762/words.hpp"

namespace adjutant::conquest {

inline constexpr int soldiersOfAFaction = 110;
inline constexpr int cavalryOfAFaction = 10;
inline constexpr int warshipsOfAFaction = 5;
inline constexpr int coloniesOfAFaction = 5;
inline constexpr int metropolisesOfAFaction = 3;
inline constexpr int fortressesInTheGame = 8;
inline constexpr int sailorsOfAShip = 4;
inline constexpr int nativesOfATerritory = 3;
inline constexpr int maxCardsInHand = 3;  // C62-CARD-02
inline constexpr int maxRobbed = 2;       ///< cards that privateers bring

[[nodiscard]] Amounts costOf(Item item);
/// Gold and iron for an empire card (C62-CARD-01).
[[nodiscard]] Amounts costOfACard();
/// Garrison soldiers of a building (C62-ATTACK-08).
[[nodiscard]] int garrisonOf(Building building);
/// What a building yields on its territory's number (C62-ROLL-02).
[[nodiscard]] int yieldOf(Building building);
/// Gold for plundering (C62-PLUNDER-01).
[[nodiscard]] int plunderOf(Item item, PlunderValues values);
[[nodiscard]] Item itemOf(Building building);
/// The building that an item is; not for ports and warships.
[[nodiscard]] Building buildingOf(Item item);
/// Soldiers added at the start (C62-SETUP-07).
[[nodiscard]] int startingSoldiers(std::size_t sides);

}  // namespace adjutant::conquest
