// SPDX-License-Identifier: GPL-3.0-or-later
// The set-up (C62-SETUP): board, deal, first side, reinforcement.
#pragma once

#include "engine/games/conquest_1762/rules.hpp"

namespace adjutant::conquest {

/// What the referee entered: the board, and the deal unless it is a draft.
struct EnteredBoard {
    Grounds grounds;
    std::map<PlaceId, SideId> owners;
};

/// All of the set-up up to where somebody has to choose. Asks chances for what is not entered or standard.
[[nodiscard]] Allowed runSetUp(Draft& draft, const std::optional<EnteredBoard>& entered);
/// Does the map bring a standard set-up that stands every check? Always for the house map.
[[nodiscard]] Allowed checkStandard(const State& state);
/// C62-SETUP-02 and the counts of tiles and toppers; `bad-set-up`.
[[nodiscard]] Allowed checkGrounds(const Map& map, const Grounds& grounds);
/// Hands differ by one card at most; `bad-set-up`.
[[nodiscard]] Allowed checkHands(const State& state, const std::map<PlaceId, SideId>& owners);

struct Unbalanced {
    SideId side;
    std::string reason;  ///< gold, continent or capitals
};
/// What lies on the territories of a state.
[[nodiscard]] Grounds groundsOf(const State& state);
/// C62-SETUP-10: the first unbalanced hand of a deal, checked in seating order.
[[nodiscard]] std::optional<Unbalanced> unbalancedIn(const State& state,
                                                     const std::map<PlaceId, SideId>& owners,
                                                     const Grounds& grounds);
/// The same for the deal and the board of a state.
[[nodiscard]] std::optional<Unbalanced> unbalancedIn(const State& state);

/// C62-SETUP-10: what a swap changes, or why it may not be.
[[nodiscard]] Expected<Swapped> swapped(const State& state, const Swap& action);
/// The deal stands: soldiers, cards, the first side, then reinforcement.
void settle(Draft& draft);
/// Fills the pools and lets the sides place soldiers, or spreads them.
void beginReinforcement(Draft& draft);
/// Whose step it is in snake order (C62-SETUP-09), counted from 0.
[[nodiscard]] SideId inSnake(const State& state, int step);
/// C62-SETUP-05: what a territory's first soldier brings, as far as the bank has it.
[[nodiscard]] Amounts cardsFor(const State& state, const PlaceId& place);

}  // namespace adjutant::conquest
