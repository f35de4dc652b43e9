// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/hex_acw/hex_acw.hpp"

#include "engine/games/hex_acw/names.hpp"
#include "engine/games/hex_acw/rules.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::acw {
namespace {

bool isSetupWord(std::string_view action) {
    constexpr std::string_view words[] = {SetTerrain::name,     SetEdge::name, SetRoad::name,
                                          AddStrongpoint::name, AddUnit::name, AddCommander::name,
                                          Begin::name};
    return contains(words, action);
}

/// Is the action one of the phase that the game is in (sections 6.2 to 6.7)?
bool isTimely(const State& state, std::string_view action) {
    const Phase phase = state.phase;
    const bool moving = phase == Phase::move || (phase == Phase::shoot && state.card == Card::hitAndRun);
    if (isSetupWord(action)) return phase == Phase::setup;
    if (action == DrawCard::name) return phase == Phase::card && !state.card;
    if (action == PlayCard::name || action == DeclineCard::name) return cardWaits(state);
    if (action == Move::name) return moving;
    if (action == Turn::name) {  // ACW-MOVE-05
        const bool free = state.options.turnInPlace == TurnInPlace::free;
        return free ? phase == Phase::move || phase == Phase::shoot : moving;
    }
    if (action == Shoot::name || action == Volley::name) return phase == Phase::move || phase == Phase::shoot;
    if (action == TestMorale::name) return phase == Phase::shoot;
    if (action == Advance::name) return phase == Phase::shoot || phase == Phase::advance;
    if (action == EndTurn::name) {
        return phase == Phase::move || phase == Phase::shoot || phase == Phase::advance;
    }
    if (action == Occupy::name || action == Entrench::name)
        return phase != Phase::setup && phase != Phase::over;
    return true;
}

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

Allowed HexAcw::admit(const State& state, std::string_view action) {
    if (isTimely(state, action)) return {};
    return refuse(code::wrongPhase, "Not now: " + phaseName(state) + ".", "ACW-TURN-02");
}

Allowed HexAcw::decide(Draft& draft, const Action& action) {
    return std::visit([&](const auto& wish) { return acw::decide(draft, wish); }, action);
}

void HexAcw::apply(State& state, const Event& event) {
    std::visit([&](const auto& fact) { acw::apply(state, fact); }, event);
}

}  // namespace adjutant::acw

template class adjutant::Draft<adjutant::acw::HexAcw>;
