// SPDX-License-Identifier: GPL-3.0-or-later
// Looking at a state: who owns, holds and controls what, and what is left of the pieces. Changes nothing.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/games/conquest_1762/pieces.hpp"
#include "engine/games/conquest_1762/state.hpp"

namespace adjutant::conquest {

[[nodiscard]] inline const Territory& at(const State& state, const PlaceId& place) {
    return state.territories.at(place);
}
[[nodiscard]] inline const Side& at(const State& state, const SideId& side) { return state.sides.at(side); }
[[nodiscard]] inline const Piece& at(const State& state, const PieceId& piece) {
    return state.pieces.at(piece);
}

[[nodiscard]] inline bool owns(const State& state, const SideId& side, const PlaceId& place) {
    return at(state, place).owner == side;
}
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

/// The strength of a defence, stage by stage (section 5).
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

/// What a side has; 0 of what is not counted.
[[nodiscard]] int amountOf(const Side& side, Resource resource);
/// Has the side that much of everything that is counted?
[[nodiscard]] bool canPay(const State& state, const SideId& side, const Amounts& cost);
/// What the bank can give of that; all of it while it never runs out (C62-ROLL-09).
[[nodiscard]] int bankGives(const State& state, Resource resource, int wanted);
[[nodiscard]] Amounts bankGives(const State& state, const Amounts& wanted);

/// C62-WIN-01, C62-WIN-02, C62-WIN-03, C62-WIN-04, counted for one side.
[[nodiscard]] Standing standingOf(const State& state, const SideId& side);
/// The ids of the continents that a side controls.
[[nodiscard]] std::vector<std::string> continentsOf(const State& state, const SideId& side);
/// The victory that the side has, military first (C62-WIN-05).
[[nodiscard]] std::optional<std::string> victoryOf(const State& state, const SideId& side);

/// Names for people.
[[nodiscard]] const std::string& nameOf(const State& state, const PlaceId& place);
/// Inside a sentence: the name that a player gave, or "the British".
[[nodiscard]] std::string nameOf(const State& state, const SideId& side);
/// At the head of a sentence, with the verb for many or for one: "The British take", "Ann takes".
[[nodiscard]] std::string does(const State& state, const SideId& side, std::string_view many);
[[nodiscard]] std::string does(const State& state, const SideId& side, std::string_view many,
                               std::string_view one);
[[nodiscard]] std::string nameOf(const State& state, const PieceId& ship);
/// "2 wood, 1 gold", or "nothing".
[[nodiscard]] std::string list(const Amounts& amounts);
/// "1 soldier", "3 soldiers".
[[nodiscard]] std::string counted(int count, std::string_view thing);

}  // namespace adjutant::conquest
