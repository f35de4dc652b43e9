// SPDX-License-Identifier: GPL-3.0-or-later
// Who owns, holds and controls what (C62-CONTROL), how strongly, and what is left of the pieces.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/games/conquest_1762/state.hpp"

namespace adjutant::conquest {

/// The territories of a side, in map order.
[[nodiscard]] std::vector<PlaceId> landsOf(const State& state, const SideId& side);
/// The owner's warships docked there, the fewest sailors first, then the lower id (C62-NAVAL-08).
[[nodiscard]] std::vector<PieceId> shipsAt(const State& state, const PlaceId& place);
[[nodiscard]] int sailorsAt(const State& state, const PlaceId& place);
/// C62-CONTROL-01: a port, a building or a warship of its owner is there.
[[nodiscard]] bool isHeld(const State& state, const PlaceId& place);
/// As above, ignoring `ship`.
[[nodiscard]] bool isHeldWithout(const State& state, const PlaceId& place, const PieceId& ship);
/// C62-CONTROL-01: owned, with a soldier or held.
[[nodiscard]] bool controls(const State& state, const SideId& side, const PlaceId& place);

/// The strength of a defence, stage by stage.
struct DefenceStrength {
    int sailors = 0;  ///< of the owner's ships there
    int soldiers = 0;
    int port = 0;
    int garrison = 0;

    [[nodiscard]] int shore() const { return soldiers + port + garrison; }
    [[nodiscard]] int total() const { return sailors + shore(); }
};
[[nodiscard]] DefenceStrength defenceOf(const State& state, const PlaceId& place);

/// Buildings of a kind that a side owns.
[[nodiscard]] int count(const State& state, const SideId& side, Building building);
[[nodiscard]] int fortressesInPlay(const State& state);
[[nodiscard]] int portsInPlay(const State& state);
[[nodiscard]] bool ownsPort(const State& state, const SideId& side);
/// The lowest of the side's ships that is not in play (C62-BUILD-06).
[[nodiscard]] std::optional<PieceId> nextShip(const State& state, const SideId& side);
/// C62-RECRUIT-05: how many more soldiers the faction has pieces for.
[[nodiscard]] int soldiersLeft(const State& state, const SideId& side);
/// Most soldiers that may leave by land, or with a ship of the place (C62-CONQUEST-02, C62-NAVAL-02).
[[nodiscard]] int mayLeave(const State& state, const PlaceId& place);
[[nodiscard]] int mayLeaveWith(const State& state, const PlaceId& place, const PieceId& ship);

/// The ids of the continents that a side controls.
[[nodiscard]] std::vector<std::string> continentsOf(const State& state, const SideId& side);
}  // namespace adjutant::conquest
