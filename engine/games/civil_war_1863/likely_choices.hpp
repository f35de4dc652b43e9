// SPDX-License-Identifier: GPL-3.0-or-later
// Who goes and who stays in a battle when nobody says otherwise: the ledger's orders by kind.
#pragma once

#include <vector>

#include "engine/games/civil_war_1863/state.hpp"

namespace adjutant::w63 {

/// W63-BATTLE-05: cavalry first, then gunboats, then infantry.
[[nodiscard]] std::vector<PieceId> likelyTargets(const State& state, const std::vector<PieceId>& defenders,
                                                 std::size_t count);
/// W63-BATTLE-06: infantry first, then gunboats, then cavalry.
[[nodiscard]] std::vector<PieceId> likelyLosses(const State& state, const std::vector<PieceId>& attackers,
                                                std::size_t count);
/// All of them in the order of W63-BATTLE-09, the likeliest to stay first.
[[nodiscard]] std::vector<PieceId> stayers(const State& state, const std::vector<PieceId>& pieces);
/// W63-BATTLE-09: the last in the order of losses. There is at least one piece.
[[nodiscard]] PieceId likelyToStay(const State& state, const std::vector<PieceId>& pieces);

}  // namespace adjutant::w63
