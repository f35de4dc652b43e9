// SPDX-License-Identifier: GPL-3.0-or-later
// Decides one action of a system from outside: pure. The one place, with odds.hpp, where Interrupted is
// caught.
#pragma once

#include <variant>

#include "engine/chance/draft.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant {

template <class S>
struct Accepted {
    typename S::State state;
    std::vector<typename S::Event> events;
    std::vector<std::string> sentences;  ///< one an event
    std::vector<Roll> rolls;
    std::size_t settledAt = 0;  ///< how many of the events odds speak of
};

/// Accepted, refused, or waiting for the answer to a chance.
template <class S>
using Outcome = std::variant<Accepted<S>, Refusal, Chance>;

template <class S>
[[nodiscard]] Outcome<S> resolve(const typename S::State& before, const typename S::Action& action,
                                 Chances& chances, std::span<const Overrule> overrules = {}) {
    Draft<S> draft(before, chances, overrules, true);
    try {
        if (const Allowed allowed = S::decide(draft, action); !allowed.has_value()) return allowed.error();
    } catch (const Interrupted& interrupted) {
        if (const auto* refusal = std::get_if<Refusal>(&interrupted.why)) return *refusal;
        return std::get<Chance>(interrupted.why);
    }
    auto state = draft.state();
    S::derive(state);
    return Accepted<S>{std::move(state), draft.events(), draft.sentences(), draft.rolls(), draft.settledAt()};
}

}  // namespace adjutant
