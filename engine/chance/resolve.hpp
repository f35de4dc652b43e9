// SPDX-License-Identifier: GPL-3.0-or-later
// Decides one action of a system from outside: pure. The one place, with odds.hpp, where Interrupted is
// caught.
#pragma once

#include <optional>
#include <utility>
#include <variant>

#include "engine/chance/draft.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant {

/// Accepted, refused, or waiting for the answer to a chance.
template <class S>
using Outcome = std::variant<Accepted<S>, Refusal, Chance>;

/// Takes a course of the rules; why it stops before its end, if it does.
template <class S, class Course>
[[nodiscard]] std::optional<Outcome<S>> stopOf(Draft<S>& draft, Course course) {
    try {
        if (const Allowed allowed = course(draft); !allowed.has_value()) return allowed.error();
    } catch (const Interrupted& interrupted) {
        if (const auto* refusal = std::get_if<Refusal>(&interrupted.why)) return *refusal;
        return std::get<Chance>(interrupted.why);
    }
    return {};
}

/// `tells`: with the sentences of the events?
template <class S>
[[nodiscard]] Outcome<S> resolve(const typename S::State& before, const typename S::Action& action,
                                 Chances& chances, std::span<const Overrule> overrules = {},
                                 bool tells = true) {
    Draft<S> draft(before, chances, overrules, tells);
    const auto decided = [&action](Draft<S>& it) { return S::decide(it, action); };
    if (auto stop = stopOf<S>(draft, decided)) return *std::move(stop);
    return std::move(draft).accepted();
}

/// How far a course of the rules comes by itself: the state at its first chance, or at its end; or why it is
/// refused.
template <class S, class Course>
[[nodiscard]] Expected<typename S::State> tried(const typename S::State& before, Course course,
                                                std::span<const Overrule> overrules = {}) {
    TableDice nobody;
    Draft<S> draft(before, nobody, overrules);
    const auto stop = stopOf<S>(draft, std::move(course));
    if (stop && std::holds_alternative<Refusal>(*stop)) return tl::make_unexpected(std::get<Refusal>(*stop));
    return draft.state();
}

}  // namespace adjutant
