// SPDX-License-Identifier: GPL-3.0-or-later
// What is judged of an act before its rule decides, in the ledger's order, which the game's struct declares:
//
//     static constexpr auto order = std::array{Judged::phase, Judged::parameters};
//
// What is listed and missing, or there and not listed, does not compile.
// An act that is only imagined for odds (Capability::whatIfs) is judged by its parameters alone.
#pragma once

#include <algorithm>
#include <array>  // for the games' orders
#include <concepts>
#include <cstddef>
#include <string_view>
#include <utility>

#include "engine/play/phases.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant {

enum class Judged {
    /// What an action's struct judges before its phase: Allowed beforePhase(const State&), or, where the
    /// parameters come before, beforePhase(const State&, const Act&).
    own,
    /// Allowed nothingPending(const State&): what is to be settled before any act that has phases.
    pending,
    /// Does the table `Phases` (phases.hpp) have the action in this phase, and its struct's
    /// bool isTimely(const State&), where it has one, agree? What is said else:
    /// Allowed notNow(const State&, std::string_view action).
    phase,
    /// Allowed onTurn(const State&, side): may this side act? Asked of every action with a member `side`.
    side,
    /// Is any parameter missing? All before the first is read; defaults then see all that is given.
    missing,
    /// The parameters, one after the other: is it there, has it its shape, does it fit?
    parameters,
};

/// Does the game judge this?
template <class S>
inline constexpr bool judges(Judged what) {
    return std::find(S::order.begin(), S::order.end(), what) != S::order.end();
}

/// Calls `take` with each step of the game's order as a constant, until one refuses.
template <class S, class Take>
Allowed inOrder(Take take) {
    return [&]<std::size_t... at>(std::index_sequence<at...>) {
        Allowed allowed;
        (void)((allowed = take(std::integral_constant<Judged, S::order[at]>()), allowed.has_value()) && ...);
        return allowed;
    }
    (std::make_index_sequence<S::order.size()>());
}

/// One step of the order, of an act that is read as far as the steps before have read it.
template <class S, Judged what, class Act>
Allowed judge(const typename S::State& state, const Act& act) {
    if constexpr (what == Judged::own) {
        if constexpr (requires { Act::beforePhase(state); }) return Act::beforePhase(state);
        if constexpr (requires { Act::beforePhase(state, act); }) return Act::beforePhase(state, act);
    } else if constexpr (what == Judged::pending) {
        if constexpr (!S::Phases::template isAtAnyTime<Act>) return S::nothingPending(state);
    } else if constexpr (what == Judged::phase) {
        bool timely = S::Phases::template allows<Act>(state.phase);
        if constexpr (requires { Act::isTimely(state); }) timely = timely && Act::isTimely(state);
        if (!timely) return S::notNow(state, Act::name);
    } else if constexpr (what == Judged::side) {
        if constexpr (requires { act.side; }) return S::onTurn(state, act.side);
    }
    return {};
}

/// All that the order has beside the parameters.
template <class S, class Act>
Allowed mayBeTaken(const typename S::State& state, const Act& act) {
    return inOrder<S>(
        [&]<Judged what>(std::integral_constant<Judged, what>) { return judge<S, what>(state, act); });
}

/// Does the game's struct have what its order needs, and nothing of the kind besides?
template <class S>
consteval bool ordersTruly() {
    using State = typename S::State;
    using Action = typename S::Action;
    constexpr bool table = requires { requires S::Phases::namesAll(static_cast<const Action*>(nullptr)); };
    constexpr bool says = requires(const State& state, std::string_view action) {
        { S::notNow(state, action) } -> std::same_as<Allowed>;
    };
    constexpr bool settles = requires(const State& state) {
        { S::nothingPending(state) } -> std::same_as<Allowed>;
    };
    return judges<S>(Judged::parameters) && judges<S>(Judged::phase) == (table && says) && table == says &&
           judges<S>(Judged::pending) == settles;
}

}  // namespace adjutant
