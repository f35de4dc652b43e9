// SPDX-License-Identifier: GPL-3.0-or-later
// Defaults and checks that parameters of several actions share.
#pragma once

#include <set>

#include "engine/games/one_stat/state.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant::onestat {

/// An act's fighter is by default that of the innermost open activation.
inline constexpr auto openFighter = [](const State& state, const auto&) -> std::optional<PieceId> {
    if (state.stack.empty()) return std::nullopt;
    return state.stack.back().fighter;
};

inline constexpr auto notNegative = [](const State&, const auto&, const auto& value) {
    if constexpr (requires { *value; }) {
        return *value >= 0;
    } else {
        return value >= 0;
    }
};

/// A list names each once.
inline constexpr auto differing = [](const State&, const auto&, const auto& value) -> Allowed {
    const auto isSet = [](const auto& list) {
        return std::set(list.begin(), list.end()).size() == list.size();
    };
    bool once = true;
    if constexpr (requires { *value; }) {
        once = isSet(*value);
    } else {
        once = isSet(value);
    }
    if (once) return {};
    return refuse(adjutant::code::badParameter, refusals::NamedTwice{});
};

}  // namespace adjutant::onestat
