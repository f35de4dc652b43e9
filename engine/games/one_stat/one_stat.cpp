// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/one_stat/one_stat.hpp"

#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

/// Acts that touch no activation.
template <class Act>
concept Free = std::same_as<Act, SetHill> || std::same_as<Act, Deliver> || std::same_as<Act, UseDevice> ||
    std::same_as<Act, FreeHostage>;

template <class Act>
Allowed take(Draft& draft, const Act& action) {
    if constexpr (requires { perform(draft, action); }) {
        if constexpr (!Free<Act>) {
            if (Allowed begun = beginAct(draft, action.fighter); !begun) return begun;
        }
        if (Allowed may = mayDo(draft.state(), action); !may) return may;
        perform(draft, action);
        return {};
    } else {
        return decide(draft, action);
    }
}

}  // namespace

Allowed OneStat::notNow(const State& state, std::string_view action) {
    return refuse(code::wrongPhase, refusals::NotNow{.phase = state.phase},
                  action == RollInitiative::name ? "OSS-INIT-05" : "OSS-TURN-01");
}

Allowed OneStat::decide(Draft& draft, const Action& action) {
    Allowed done = std::visit([&](const auto& act) { return take(draft, act); }, action);
    if (done) settle(draft);
    return done;
}

void OneStat::apply(State& state, const Event& event) {
    std::visit([&state](const auto& fact) { onestat::apply(state, fact); }, event);
}

}  // namespace adjutant::onestat

template class adjutant::Draft<adjutant::onestat::OneStat>;
