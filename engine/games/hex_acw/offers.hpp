// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done now, by phase. Used by the offers alone, and by entry.cpp.
#pragma once

#include <string>
#include <vector>

#include "engine/games/hex_acw/rules.hpp"

namespace adjutant::acw {

using Offers = std::vector<Offer>;

/// What may be done now under the overrules that always count in this game.
[[nodiscard]] Offers offersUnder(std::span<const Overrule> overrules, const State& state);

/// Painting a board, raising forces, beginning.
void offerSetup(const State& state, Offers& offers);
/// Moves, turns, shots, volleys, closing attacks, advances and the end of the turn. `overrules`: those that
/// always count in this game.
void offerTurn(const State& state, std::span<const Overrule> overrules, Offers& offers);

// Small makers of parameters and offers.
[[nodiscard]] Offer offer(std::string_view action, std::string label, std::vector<Param> params,
                          std::string note = {});
[[nodiscard]] Param placeOf(std::string_view name, const std::vector<Place>& places);
[[nodiscard]] Param unitOf(std::string_view name, const PieceId& unit);
[[nodiscard]] Param sideOf(std::string_view name, const std::vector<Side>& sides);
[[nodiscard]] Param facingOf(std::string_view name);

}  // namespace adjutant::acw
