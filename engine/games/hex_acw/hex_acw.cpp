// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/hex_acw/hex_acw.hpp"

#include "engine/games/hex_acw/names.hpp"
#include "engine/games/hex_acw/rules.hpp"

namespace adjutant::acw {

Allowed HexAcw::notNow(const State& state, std::string_view /*action*/) {
    return refuse(
        code::wrongPhase,
        refusals::NotNow{.phase = state.phase, .card = state.card ? cardName(*state.card) : Phrase()},
        "ACW-TURN-02");
}

Allowed HexAcw::decide(Draft& draft, const Action& action) {
    return std::visit([&](const auto& wish) { return acw::decide(draft, wish); }, action);
}

void HexAcw::apply(State& state, const Event& event) {
    std::visit([&](const auto& fact) { acw::apply(state, fact); }, event);
}

}  // namespace adjutant::acw

template class adjutant::Draft<adjutant::acw::HexAcw>;
