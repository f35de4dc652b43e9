// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a stack that have the same ways open: each is offered to move or to attack with.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/games/civil_war_1863/state.hpp"
#include "engine/play/offer.hpp"

namespace adjutant::w63 {

/// A choice of kinds out of a stack. Which pieces of these kinds go makes no difference to the squares that
/// are open, as long as each kind is there.
struct StackPart {
    Phrase name;                                ///< "2 infantry and 1 gunboat"
    std::vector<PieceId> pieces;                ///< in piece order
    std::vector<std::vector<PieceId>> kinds{};  ///< the pieces by kind, at least one of each goes
    std::size_t least = 1;
    std::size_t most = 0;  ///< fewer than all where somebody must stay with the infantry at sea
};

/// Every choice of kinds; a choice that would leave infantry alone at sea is left out.
[[nodiscard]] std::vector<StackPart> partsOf(const State& state, const std::vector<PieceId>& stack);

/// All pieces as one part: asked mode, where kinds have no ways of their own.
[[nodiscard]] StackPart wholeOf(const std::vector<PieceId>& stack);

/// The pieces by the place where they stand.
[[nodiscard]] std::map<PlaceId, std::vector<PieceId>> stacksOf(const State& state,
                                                               const std::vector<PieceId>& pieces);

/// The parameter `pieces`: `least` to `most` of the part. Likely are as many as may go.
[[nodiscard]] Param whoGoes(ParameterOf<PieceId> pieces, const StackPart& part, std::size_t least,
                            std::size_t most);

}  // namespace adjutant::w63
