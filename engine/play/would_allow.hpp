// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the rules whether they would allow an act, so that offers need not repeat them.
#pragma once

#include <span>
#include <variant>

#include "engine/chance/resolve.hpp"
#include "engine/play/system.hpp"
#include "engine/play/timely.hpp"

namespace adjutant {

/// Tries the act up to its first chance: what asks for a die is allowed.
template <System S>
[[nodiscard]] Allowed wouldAllow(const typename S::State& state, const typename S::Action& action,
                                 std::span<const Overrule> overrules = {}) {
    if constexpr (S::capabilities.has(Capability::phaseFirst)) {
        const auto early = [&]<class Act>(const Act&) { return untimely<Act>(state, &S::notNow); };
        if (auto refusal = std::visit(early, action)) return tl::make_unexpected(*std::move(refusal));
    }
    const auto decided = [&](Draft<S>& draft) { return S::decide(draft, action); };
    if (auto reached = tried<S>(state, decided, overrules); !reached.has_value()) {
        return tl::make_unexpected(std::move(reached.error()));
    }
    return {};
}

}  // namespace adjutant
