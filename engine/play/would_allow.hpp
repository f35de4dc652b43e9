// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the rules whether they would allow an act, so that offers need not repeat them.
#pragma once

#include <span>
#include <variant>

#include "engine/chance/resolve.hpp"
#include "engine/play/judged.hpp"
#include "engine/play/system.hpp"

namespace adjutant {

/// Tries the act up to its first chance: what asks for a die is allowed.
template <System S>
[[nodiscard]] Allowed wouldAllow(const typename S::State& state, const typename S::Action& action,
                                 std::span<const Overrule> overrules = {}) {
    Allowed may = std::visit([&](const auto& act) { return mayBeTaken<S>(state, act); }, action);
    if (!may.has_value()) return may;
    const auto decided = [&](Draft<S>& draft) { return S::decide(draft, action); };
    if (auto reached = tried<S>(state, decided, overrules); !reached.has_value()) {
        return tl::make_unexpected(std::move(reached.error()));
    }
    return {};
}

}  // namespace adjutant
