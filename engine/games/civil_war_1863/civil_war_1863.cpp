// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/civil_war_1863/civil_war_1863.hpp"

#include "engine/games/civil_war_1863/names.hpp"
#include "engine/games/civil_war_1863/rules.hpp"

namespace adjutant::w63 {

Allowed CivilWar::notNow(const State& state, std::string_view /*action*/) {
    if (state.phase == Phase::extraMove)
        return refuse(code::wrongPhase, refusals::SurvivorsFirst{}, "W63-EXTRA-01");
    if (state.phase == Phase::removal) {
        return refuse(code::wrongPhase,
                      refusals::RemovalFirst{.side = nameOf(state, state.pending.front().side)},
                      "W63-CITY-04");
    }
    return refuse(code::wrongPhase, refusals::NothingDue{}, "W63-TURN-02");
}

Allowed CivilWar::decide(Draft& draft, const Action& action) {
    return std::visit([&](const auto& a) { return w63::decide(draft, a); }, action);
}

void CivilWar::apply(State& state, const Event& event) {
    std::visit([&](const auto& e) { w63::apply(state, e); }, event);
}

}  // namespace adjutant::w63

template class adjutant::Draft<adjutant::w63::CivilWar>;
