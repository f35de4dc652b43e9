// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done now, by phase. Used by the offers alone, and by entry.cpp.
#pragma once

#include <string>
#include <vector>

#include "engine/games/hex_acw/rules.hpp"

template <>
inline constexpr std::string_view adjutant::choiceType<adjutant::acw::Place> = adjutant::PlaceId::type;
template <>
inline constexpr std::string_view adjutant::choiceType<adjutant::acw::Side> = adjutant::SideId::type;

namespace adjutant::acw {

using Offers = std::vector<Offer>;

/// What may be done now under the overrules that always count in this game.
[[nodiscard]] Offers offersUnder(std::span<const Overrule> overrules, const State& state);

/// Painting a board, raising forces, beginning.
void offerSetup(const State& state, Offers& offers);
/// Moves, turns, shots, volleys, closing attacks, advances and the end of the turn. `overrules`: those that
/// always count in this game.
void offerTurn(const State& state, std::span<const Overrule> overrules, Offers& offers);

}  // namespace adjutant::acw
