// SPDX-License-Identifier: GPL-3.0-or-later
// How things are called for people, in sentences and in the engine's refusals.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/games/life_1861/pieces.hpp"
#include "engine/words/enumerated.hpp"
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

/// "1 hex", "2 hexes": `one` and `many` name the thing.
[[nodiscard]] std::string count(int number, std::string_view one, std::string_view many);
/// "1 food", "2 trade goods".
[[nodiscard]] std::string count(int number, Resource resource);
/// "a, b and c".
using adjutant::enumerated;
template <class Thing>
[[nodiscard]] std::string enumerated(const std::vector<Thing>& things) {
    std::vector<std::string> items;
    items.reserve(things.size());
    for (const Thing& thing : things) items.push_back(called(thing));
    return adjutant::enumerated(items);
}

}  // namespace adjutant::life
