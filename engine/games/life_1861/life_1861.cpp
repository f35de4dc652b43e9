// SPDX-License-Identifier: GPL-3.0-or-later
// Which rule decides which action, and which keeps the books of which event.
#include "engine/games/life_1861/life_1861.hpp"

#include "engine/games/life_1861/rules.hpp"
#include "messages/shared.hpp"

namespace adjutant::life {

Allowed Life::notNow(const State& state, std::string_view action) {
    if (state.phase == Phase::over)
        return refuse(code::gameOver, shared::refusals::GameOver{}, gameOverClause);
    const auto wrongPhase = [](Phrase why, std::string_view clause = "L61-GAME-02") {
        return refuse(code::wrongPhase, std::move(why), clause);
    };
    if (action == SetUp::name) return wrongPhase(refusals::SetUpAlready{}, "L61-SETUP-03");
    if (action == DrawEvent::name) return wrongPhase(refusals::EventsInTheirStage{});
    if (action == StatusStage::name) return wrongPhase(refusals::StatusAfterAction{});
    return wrongPhase(refusals::NotInActionStage{.phase = state.phase});
}

Allowed Life::decide(Draft& draft, const Action& action) {
    return std::visit([&draft](const auto& held) { return life::decide(draft, held); }, action);
}

void Life::apply(State& state, const Event& event) {
    std::visit([&state](const auto& held) { life::apply(state, held); }, event);
}

}  // namespace adjutant::life

template class adjutant::Draft<adjutant::life::Life>;
