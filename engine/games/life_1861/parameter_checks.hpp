// SPDX-License-Identifier: GPL-3.0-or-later
// What the parameters of section 6 may be, each refusal (`bad-parameter`) with its sentence and clause.
#pragma once

#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/games/life_1861/pieces.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant::life::parameter {

[[nodiscard]] Allowed takesTurns(const PieceId& id);
[[nodiscard]] Allowed canBeTreated(const PieceId& id);
[[nodiscard]] Allowed isTrader(const PieceId& id);
[[nodiscard]] Allowed isLength(int spaces);  ///< of a move
[[nodiscard]] Allowed isRange(int hexes);
[[nodiscard]] Allowed isChange(int tension);
/// Something is given or taken; `clause` says what for.
[[nodiscard]] Allowed isSomething(const std::vector<Resource>& list, std::string_view clause);
/// Different bandits in play.
[[nodiscard]] Allowed areNear(const State& state, const std::vector<PieceId>& bandits);
/// Bandits by the player pieces in play that they are near.
[[nodiscard]] Allowed areNear(const State& state, const std::map<PieceId, std::vector<PieceId>>& bandits);
/// Different player pieces in play.
[[nodiscard]] Allowed canEat(const State& state, const std::vector<PieceId>& people);
/// Different rewards of the piece's column of the looting table.
[[nodiscard]] Allowed canPrefer(const PieceId& looter, const std::vector<Reward>& rewards);

}  // namespace adjutant::life::parameter
