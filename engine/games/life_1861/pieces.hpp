// SPDX-License-Identifier: GPL-3.0-or-later
// Finding pieces by their ids, and asking what they are (section 3.1 of the ledger).
#pragma once

#include <vector>

#include "engine/games/life_1861/state.hpp"

namespace adjutant::life {

/// The five player pieces in piece order, the merchants and the bandits.
[[nodiscard]] const std::vector<PieceId>& peopleIds();
[[nodiscard]] const std::vector<PieceId>& merchantIds();
[[nodiscard]] const std::vector<PieceId>& banditIds();

[[nodiscard]] bool isPerson(const PieceId& id);
[[nodiscard]] bool isSoldier(const PieceId& id);
[[nodiscard]] bool isMerchant(const PieceId& id);
[[nodiscard]] bool isBandit(const PieceId& id);

/// The piece of that id, which is of that shape.
[[nodiscard]] Person& person(State& state, const PieceId& id);
[[nodiscard]] const Person& person(const State& state, const PieceId& id);
[[nodiscard]] Merchant& merchant(State& state, const PieceId& id);
[[nodiscard]] const Merchant& merchant(const State& state, const PieceId& id);
[[nodiscard]] Bandit& bandit(State& state, const PieceId& id);
[[nodiscard]] const Bandit& bandit(const State& state, const PieceId& id);

[[nodiscard]] bool isOut(const State& state, const PieceId& id);
[[nodiscard]] std::optional<PlaceId> placeOf(const State& state, const PieceId& id);

[[nodiscard]] Side& sideOf(State& state, Player player);
[[nodiscard]] const Side& sideOf(const State& state, Player player);
/// The stockpile that a player piece takes from and gives to.
[[nodiscard]] Side& sideOf(State& state, const PieceId& id);
[[nodiscard]] const Side& sideOf(const State& state, const PieceId& id);
[[nodiscard]] SideId idOf(Player player);
/// The side's id, as `who` of a chance.
[[nodiscard]] std::string whoseRoll(Player player);
[[nodiscard]] Player playerOf(const PieceId& id);

/// The player pieces in play, of one side or of both, in piece order.
[[nodiscard]] std::vector<PieceId> peopleInPlay(const State& state);
[[nodiscard]] std::vector<PieceId> peopleInPlay(const State& state, Player player);
[[nodiscard]] std::vector<PieceId> banditsInPlay(const State& state);

[[nodiscard]] bool has(const Person& person, Disease disease);
[[nodiscard]] int startHealth(Kind kind);

// Which ids there are, for the engine.
[[nodiscard]] bool known(const State& state, const PieceId& id);
[[nodiscard]] bool known(const State& state, const PlaceId& id);

}  // namespace adjutant::life
