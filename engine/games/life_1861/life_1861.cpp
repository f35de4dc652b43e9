// SPDX-License-Identifier: GPL-3.0-or-later
// Which rule decides which action, and which keeps the books of which event.
#include "engine/games/life_1861/life_1861.hpp"

#include "engine/games/life_1861/rules.hpp"
#include "messages/shared.hpp"

namespace adjutant::life {

Allowed Life::decide(Draft& draft, const Action& action) {
    if (draft.state().phase == Phase::over) {  // also where a ruling says so without a verdict
        return refuse(code::gameOver, shared::refusals::GameOver{}, gameOverClause);
    }
    return std::visit([&draft](const auto& held) { return life::decide(draft, held); }, action);
}

void Life::apply(State& state, const Event& event) {
    std::visit([&state](const auto& held) { life::apply(state, held); }, event);
}

}  // namespace adjutant::life

template class adjutant::Draft<adjutant::life::Life>;
