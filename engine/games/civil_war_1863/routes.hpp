// SPDX-License-Identifier: GPL-3.0-or-later
// Which way a group may go (W63-INF, W63-CAV, W63-GROUND, W63-MTN, W63-BOAT, W63-RAIL): steps on foot and by
// water, rides by railroad. Board mode only.
#pragma once

#include <optional>
#include <vector>

#include "engine/games/civil_war_1863/state.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant::w63 {

/// What a group is made of; that alone decides its speed and its steps.
struct Group {
    SideId side;
    bool infantry = false;
    bool cavalry = false;
    bool gunboats = false;

    [[nodiscard]] bool ground() const { return infantry || cavalry; }
    [[nodiscard]] bool infantryAlone() const { return infantry && !cavalry && !gunboats; }
};

[[nodiscard]] Group groupOf(const State& state, const std::vector<PieceId>& pieces);

enum class Rides { allowed, forbidden };

/// How the group gets from one square to another: by rail only where no other way is legal. Refused with
/// `rail-cut`, `too-far` or `no-route`. What stands on the last square itself is not checked.
[[nodiscard]] Expected<How> route(const State& state, const Group& group, Square from, Square to,
                                  Rides rides);

/// All squares that the group can reach, without looking at what stands on the last one.
[[nodiscard]] std::vector<Square> reach(const State& state, const Group& group, Square from, Rides rides);

/// W63-BOAT-07: does the group leave infantry of its own at sea without a gunboat?
[[nodiscard]] bool abandonsInfantry(const State& state, const std::vector<PieceId>& group,
                                    const PlaceId& from);

}  // namespace adjutant::w63
