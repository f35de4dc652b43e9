// SPDX-License-Identifier: GPL-3.0-or-later
// What the parameters of section 6 may be, each refusal (`bad-parameter`) with its sentence and clause.
#pragma once

#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/games/life_1861/pieces.hpp"
#include "engine/words/refusal.hpp"
#include "messages/life_1861.hpp"

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
[[nodiscard]] Allowed areNearEach(const State& state, const std::map<PieceId, std::vector<PieceId>>& bandits);
/// Different player pieces in play.
[[nodiscard]] Allowed canEat(const State& state, const std::vector<PieceId>& people);
/// Different rewards of the piece's column of the looting table.
[[nodiscard]] Allowed canPrefer(const PieceId& looter, const std::vector<Reward>& rewards);

// -- parameters of several actions

/// `piece` and `attacker`: by default the piece whose turn is open.
template <class Action>
constexpr auto piece(std::string_view name, PieceId Action::*member) {
    return required(name, member)
        .byDefault([](const State& state) { return state.turn.piece; })
        .checked(takesTurns)
        .called(parameters::PieceThatActs{}, "L61-TURN-06");
}

/// The fact which bandits are near.
template <class Action, class Words>
constexpr auto bandits(std::string_view name, std::optional<std::vector<PieceId>> Action::*member,
                       Words called) {
    return fact(name, member).called(called, "L61-BOARD-03").checked(areNear);
}

/// The fact whether the Soldier is near the town.
template <class Action>
constexpr auto town(std::string_view name, std::optional<bool> Action::*member) {
    return fact(name, member).called(parameters::SoldierNearTown{}, "L61-BOARD-03");
}

}  // namespace adjutant::life::parameter
