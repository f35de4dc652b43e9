// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a stack that have the same ways open: each is offered to move or to attack with.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/civil_war_1863/state.hpp"

namespace adjutant::w63 {

/// A part of a stack that moves in one way: whoever of it goes, the same squares are open.
struct StackPart {
    std::string name;  ///< "2 infantry", "3 troops"
    std::vector<PieceId> pieces;
    bool together = false;  ///< only the whole part may go
};

/// Infantry, cavalry and gunboats apart, then the mixtures, each as a whole.
[[nodiscard]] std::vector<StackPart> partsOf(const State& state, const std::vector<PieceId>& stack);

/// The pieces by the place where they stand.
[[nodiscard]] std::map<PlaceId, std::vector<PieceId>> stacksOf(const State& state,
                                                               const std::vector<PieceId>& pieces);

/// "1 gunboat", "2 gunboats", "2 infantry"
[[nodiscard]] std::string plural(std::size_t count, const std::string& word);

}  // namespace adjutant::w63
