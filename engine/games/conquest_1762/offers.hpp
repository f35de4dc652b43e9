// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of `offers`, one for each kind of thing to be done. Each adds what may be done to the list, and
// what may not with the reason.
#pragma once

#include "engine/games/conquest_1762/rules.hpp"

namespace adjutant::conquest {

/// What may be done now under the overrules that always count in this game.
[[nodiscard]] std::vector<Offer> offersUnder(std::span<const Overrule> overrules, const State& state);

/// The resources but gold.
inline const std::vector<Resource> goods{Resource::wood, Resource::stone, Resource::wheat, Resource::iron,
                                         Resource::gunpowder};

void offerPlacing(std::vector<Offer>& list, const State& state);
void offerRecruits(std::vector<Offer>& list, const State& state, std::span<const Overrule> overrules);
void offerBuilding(std::vector<Offer>& list, const State& state);
void offerTrade(std::vector<Offer>& list, const State& state);
void offerCards(std::vector<Offer>& list, const State& state);
void offerDiscards(std::vector<Offer>& list, const State& state);
void offerOpenBattle(std::vector<Offer>& list, const State& state);
void offerAttacks(std::vector<Offer>& list, const State& state);
void offerDefence(std::vector<Offer>& list, const State& state);
void offerMoveIn(std::vector<Offer>& list, const State& state);
void offerRedeployments(std::vector<Offer>& list, const State& state);
/// Marches back into land that would go to natives (C62-CONQUEST-02).
void offerReturns(std::vector<Offer>& list, const State& state);

}  // namespace adjutant::conquest
