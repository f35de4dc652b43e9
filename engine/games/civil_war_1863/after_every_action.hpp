// SPDX-License-Identifier: GPL-3.0-or-later
// What every accepted action brings with it (chapter 6, "After every accepted action"): losses at sea,
// markers that go back, survivors without a way out, automatic removals and the end of the game.
#pragma once

#include <optional>
#include <vector>

#include "engine/games/civil_war_1863/civil_war_1863.hpp"

namespace adjutant::w63 {

/// Defenders that a larger attacker left alive.
struct Survivors {
    SideId side;
    PlaceId place;
    std::vector<PieceId> pieces;
};

struct Aftermath {
    bool losses = false;                 ///< after a battle or a removal: infantry may be lost at sea
    std::optional<Survivors> survivors;  ///< of a battle just fought
    std::optional<PlaceId> captured;     ///< a city just captured, whose owner must remove pieces
};

void follow(Draft& draft, const Aftermath& aftermath);

/// The city at a place falls: event `captured`. Nothing is asked of the owner yet.
void capture(Draft& draft, const PlaceId& city, const SideId& captor);

/// W63-EXTRA-05: can the survivor make an extra move, alone or (infantry) with a gunboat among `waiting`?
[[nodiscard]] bool hasWayOut(const State& state, const PieceId& survivor,
                             const std::vector<PieceId>& waiting);

/// The squares that a group may flee to (W63-EXTRA-03, W63-EXTRA-04).
[[nodiscard]] std::vector<PlaceId> refuges(const State& state, const std::vector<PieceId>& group);

}  // namespace adjutant::w63
