// SPDX-License-Identifier: GPL-3.0-or-later
// When an action may be taken, said by its struct and judged before its parameters are read
// (Capability::phaseFirst):
//
//     static constexpr auto phases = std::array{Phase::move, Phase::shoot};   in these alone
//     static bool isTimely(const State&);                    where more than the phase counts, instead
//     static std::optional<Refusal> untimely(const State&);  what is refused in words of its own, before that
//
// An action that says none of these may be taken at any time.
#pragma once

#include <optional>
#include <string_view>
#include <variant>

#include "engine/words/contains.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant {

/// Why the act may not be taken now; nothing where it may. `notNow` makes the refusal that the game has for
/// whatever is taken in the wrong phase.
template <class Act, class State, class NotNow>
[[nodiscard]] std::optional<Refusal> untimely(const State& state, NotNow notNow) {
    if constexpr (requires { Act::untimely(state); }) {
        if (std::optional<Refusal> own = Act::untimely(state)) return own;
    }
    bool timely = true;
    if constexpr (requires { Act::isTimely(state); }) {
        timely = Act::isTimely(state);
    } else if constexpr (requires { Act::phases; }) {
        timely = contains(Act::phases, state.phase);
    }
    if (timely) return {};
    return notNow(state, Act::name);
}

/// The same for the action of that name.
template <class State, class NotNow, class... Acts>
[[nodiscard]] std::optional<Refusal> untimely(std::string_view name, const State& state, NotNow notNow,
                                              const std::variant<Acts...>* /*all*/) {
    std::optional<Refusal> refusal;
    (void)((Acts::name == name && (refusal = untimely<Acts>(state, notNow), true)) || ...);
    return refusal;
}

}  // namespace adjutant
