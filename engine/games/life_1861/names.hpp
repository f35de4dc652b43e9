// SPDX-License-Identifier: GPL-3.0-or-later
// How things are called for people, in sentences and in the engine's refusals.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/games/life_1861/pieces.hpp"
#include "engine/words/wording.hpp"

namespace adjutant::life {

/// "the Soldier", "Civilian 2", "Bandit 1".
[[nodiscard]] std::string called(const PieceId& piece);
/// "the Soldier", "the Civilians".
[[nodiscard]] std::string called(Player player);
/// "the bakery", "hex 7", "the open hex 0,-1".
[[nodiscard]] std::string called(const PlaceId& place);
[[nodiscard]] std::string called(Resource resource);
[[nodiscard]] std::string called(Treatment treatment);

using adjutant::atStart;
template <class Thing>
[[nodiscard]] std::string capital(const Thing& thing) {
    return atStart(called(thing));
}

[[nodiscard]] std::string nameOf(const State& state, const PieceId& piece);
[[nodiscard]] std::string nameOf(const State& state, const PlaceId& place);
[[nodiscard]] std::string nameOf(const State& state, const SideId& side);
[[nodiscard]] std::string nameOf(const State& state, const CardId& card);

[[nodiscard]] std::vector<std::string> names(const std::vector<Resource>& resources);

}  // namespace adjutant::life
