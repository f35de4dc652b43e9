// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/hex_acw/hex_acw.hpp"

#include "engine/games/hex_acw/names.hpp"
#include "engine/games/hex_acw/rules.hpp"

namespace adjutant::acw {
namespace {

std::string phaseName(const State& state) {
    switch (state.phase) {
        case Phase::setup:
            return "the board is being set up";
        case Phase::card:
            return state.card ? cardName(*state.card) + " waits to be played or declined"
                              : "the event card is due";
        case Phase::move:
            return "it is time to move";
        case Phase::shoot:
            return "shooting has begun";
        case Phase::advance:
            return "advances are due";
        case Phase::over:
            break;
    }
    return "the game is over";
}

}  // namespace

Refusal HexAcw::notNow(const State& state, std::string_view /*action*/) {
    return {std::string(code::wrongPhase), "Not now: " + phaseName(state) + ".", "ACW-TURN-02"};
}

Allowed HexAcw::decide(Draft& draft, const Action& action) {
    return std::visit([&](const auto& wish) { return acw::decide(draft, wish); }, action);
}

void HexAcw::apply(State& state, const Event& event) {
    std::visit([&](const auto& fact) { acw::apply(state, fact); }, event);
}

}  // namespace adjutant::acw

template class adjutant::Draft<adjutant::acw::HexAcw>;
