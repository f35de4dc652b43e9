// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/conquest_1762/conquest_1762.hpp"

#include "engine/games/conquest_1762/rules.hpp"
#include "engine/games/conquest_1762/victory.hpp"

namespace adjutant::conquest {

Allowed Conquest::notNow(const State& state, std::string_view /*action*/) {
    return refuse(code::wrongPhase, refusals::NotNow{.phase = state.phase}, "C62-TURN-01");
}

Allowed Conquest::decide(Draft& draft, const Action& action) {
    Allowed allowed = std::visit([&](const auto& held) { return conquest::decide(draft, held); }, action);
    if (allowed.has_value()) conclude(draft);
    return allowed;
}

void Conquest::apply(State& state, const Event& event) {
    std::visit([&](const auto& held) { conquest::apply(state, held); }, event);
}

}  // namespace adjutant::conquest

template class adjutant::Draft<adjutant::conquest::Conquest>;
