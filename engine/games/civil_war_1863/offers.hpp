// SPDX-License-Identifier: GPL-3.0-or-later
// The chapters of what is offered, put together in offers.cpp. Choices that depend on each other (which part
// of a stack may go where) are offered apart, so that every combination of an offer is accepted.
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "engine/chance/sum.hpp"
#include "engine/games/civil_war_1863/stack_part.hpp"

namespace adjutant::w63 {

using Stacks = std::map<PlaceId, std::vector<PieceId>>;

/// What may be done now under the overrules that always count in this game.
[[nodiscard]] std::vector<Offer> offersUnder(std::span<const Overrule> overrules, const State& state);

// Each adds its offers for the stacks that can still act this turn.
void offerBattles(const State& state, std::span<const Overrule> overrules, std::vector<Offer>& offers,
                  const Stacks& stacks);  // offers_of_battles.cpp
void offerMoves(const State& state, std::vector<Offer>& offers, const Stacks& stacks);  // offers_of_moves.cpp

/// What the survivors of a battle may do.
[[nodiscard]] std::vector<Offer> retreatOffers(const State& state);  // offers_of_moves.cpp

/// Asked mode: corrections of where pieces stand.
void offerStations(const State& state, std::vector<Offer>& offers);  // offers_of_moves.cpp

/// Every place of asked mode: the field, then the cities.
[[nodiscard]] std::vector<PlaceId> askedPlaces(const State& state);

}  // namespace adjutant::w63
