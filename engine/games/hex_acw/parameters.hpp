// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for the parameters of every action (section 6.1): units named rightly, and which parameters
// there are in which mode.
#pragma once

#include "engine/games/hex_acw/state.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant::acw {

/// A unit of the active side on the table.
[[nodiscard]] Allowed ownUnit(const State& state, const PieceId& id);
/// A unit of the other side on the table.
[[nodiscard]] Allowed enemyUnit(const State& state, const PieceId& id);
/// Any unit on the table.
[[nodiscard]] Allowed anyUnit(const State& state, const PieceId& id);
[[nodiscard]] tl::unexpected<Refusal> noSuchUnit(const PieceId& id);

// Hooks for lists of parameters, see engine/words/describe.hpp.
inline constexpr auto isOwnUnit = [](const State& state, const auto& /*action*/, const PieceId& id) {
    return ownUnit(state, id);
};
inline constexpr auto isEnemyUnit = [](const State& state, const auto& /*action*/, const PieceId& id) {
    return enemyUnit(state, id);
};
inline constexpr auto isUnit = [](const State& state, const auto& /*action*/, const PieceId& id) {
    return state.pieces.units.contains(id);
};
inline constexpr auto atLeastOne = [](const State& /*state*/, const auto& /*action*/, const auto& number) {
    if constexpr (requires { number.has_value(); }) {
        return !number || *number >= 1;
    } else {
        return number >= 1;
    }
};
inline constexpr auto onBoard = [](const State& state, const auto& /*action*/) { return boardMode(state); };
inline constexpr auto whenAsked = [](const State& state, const auto& /*action*/) {
    return !boardMode(state);
};

}  // namespace adjutant::acw
