// SPDX-License-Identifier: GPL-3.0-or-later
// From side to side and from round to round (OSS-ROUND).
#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

void endRound(Draft& draft) {
    const State& state = draft.state();
    draft.emit(RoundEnded{state.round});
    if (state.hill && state.hill->holder && state.hill->since.value_or(state.round) < state.round) {
        return gameOver(draft, {*state.hill->holder}, "hill");  // OSS-SCEN-02, OSS-SCEN-03
    }
    if (state.options.bombClock == Span::round && bombTicks(draft, Span::round)) return;
    finishRound(draft);
}

}  // namespace

void beginActivations(Draft& draft) {
    if (const auto side = nextToAct(draft.state())) giveTurn(draft, *side);
}

/// OSS-ROUND-01 from the clocks of solo play on.
void finishRound(Draft& draft) {
    const int round = draft.state().round;
    if (draft.state().deadline && round >= *draft.state().deadline) {
        return gameOver(draft, {opponents}, "time-out");  // OSS-SOLO-19, OSS-SOLO-20
    }
    draft.emit(RoundBegan{round + 1});
    if (draft.state().phase == Phase::activations) beginActivations(draft);
}

void nextSide(Draft& draft) {
    if (const auto side = nextToAct(draft.state())) {
        giveTurn(draft, *side);
    } else {
        endRound(draft);
    }
}

void apply(State& s, const RoundEnded& /*e*/) { s.resume.reset(); }
void apply(State& s, const RoundBegan& e) {
    s.round = e.round;
    s.last.reset();
    s.active.reset();
    s.resume.reset();
    for (auto& [id, one] : s.pieces) one.activated = false;
    restoreShields(s);
    s.phase = Phase::activations;
    if (s.solo && s.options.respawn == Respawn::eachRound) s.phase = Phase::spawn;
    if (!s.solo && s.options.initiative == InitiativeRolled::eachRound) {
        s.phase = Phase::initiative;
        s.ranks.clear();
        s.order.clear();
    }
}

}  // namespace adjutant::onestat
