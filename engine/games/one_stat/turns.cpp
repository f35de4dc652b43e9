// SPDX-License-Identifier: GPL-3.0-or-later
// Turns and activations (OSS-TURN).
#include <algorithm>

#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

bool isExhausted(const State& state, const Frame& frame) {
    const Piece& fighter = pieceOf(state, frame.fighter);
    if (fighter.out) return true;
    if (fighter.down) {  // OSS-WOUND-09
        const bool mayRecover = frame.kind == FrameKind::command
                                    ? frame.other
                                    : frame.kind != FrameKind::influence && frame.move && frame.other;
        if (!mayRecover) return true;
    }
    return !frame.move && !frame.other && frame.bonus == 0;
}

bool isOpen(const State& state, const PieceId& fighter) {
    return std::ranges::any_of(state.stack, [&](const Frame& frame) { return frame.fighter == fighter; });
}

/// Extra activations or a detonation may have left the active side nobody to activate.
void passOverEmptySide(Draft& draft) {
    const State& state = draft.state();
    if (state.phase != Phase::activations || !state.stack.empty() || !state.active) return;
    const SideId active = *state.active;
    const bool canAct = std::ranges::any_of(state.pieces, [&](const auto& p) {
        return p.second.side == active && !p.second.activated && !p.second.out;
    });
    if (canAct) return;
    if (canActivate(state, active)) {
        giveTurn(draft, active);  // OSS-ACTION-04: they return
    } else {
        passTurn(draft, false);
    }
}

/// OSS-ACTION-02: standing up is all that a fighter that is down does there.
void standUp(Draft& draft, const PieceId& fighter) { draft.emit(Recovered{fighter, {}, true, {}}); }

}  // namespace

std::optional<SideId> nextToAct(const State& state) {
    if (state.solo) {  // OSS-SOLO-06
        for (const SideId& side : {players, opponents}) {
            if (canActivate(state, side)) return side;
        }
        return std::nullopt;
    }
    std::size_t start = 0;
    for (std::size_t i = 0; i < state.order.size(); ++i) {
        if (state.last && state.order[i] == state.last) start = i + 1;
    }
    for (std::size_t i = 0; i < state.order.size(); ++i) {
        const auto& side = state.order[(start + i) % state.order.size()];
        if (side && canActivate(state, *side)) return side;
    }
    return std::nullopt;
}

void pushFrame(State& state, const PieceId& fighter, FrameKind kind, const SideId& side) {
    Frame frame{.fighter = fighter, .kind = kind, .side = side};
    frame.move = kind != FrameKind::command;
    frame.single = kind == FrameKind::command || kind == FrameKind::influence;
    state.stack.push_back(std::move(frame));
}

void giveTurn(Draft& draft, const SideId& side) {
    draft.emit(SideToAct{side});
    if (!isActionScenario(draft.state())) return;
    std::vector<PieceId> returning;  // OSS-ACTION-03
    for (const auto& [id, piece] : draft.state().pieces) {
        if (piece.side == side && piece.out && piece.kind != Kind::demon) returning.push_back(id);
    }
    for (const PieceId& id : returning) draft.emit(Respawned{id});
}

void passTurn(Draft& draft, bool ticks) {
    const bool clock = ticks && draft.state().options.bombClock == Span::turn;
    if (clock && bombTicks(draft, Span::turn)) return;
    nextSide(draft);
}

void endFrame(Draft& draft) {
    const Frame frame = draft.state().stack.back();
    draft.emit(ActivationEnded{frame.fighter, frame.kind});
    if (frame.kind == FrameKind::regular) passTurn(draft, true);
}

void emitFrame(Draft& draft, const Frame& frame) {
    draft.emit(Spent{frame.fighter, frame.move, frame.other, frame.bonus, frame.moves, frame.tried});
}

Allowed otherLeft(const State& state, const PieceId& fighter) {
    if (state.stack.back().other) return {};
    return refuse(code::noActionLeft, refusals::NoOtherAction{.fighter = nameOf(state, fighter)},
                  "OSS-TURN-06");
}

void spendOther(Draft& draft) {
    Frame frame = draft.state().stack.back();
    frame.other = false;
    if (frame.single) frame.move = false;
    emitFrame(draft, frame);
}

void spendBoth(Draft& draft) {
    Frame frame = draft.state().stack.back();
    frame.move = frame.other = false;
    emitFrame(draft, frame);
}

Allowed beginAct(Draft& draft, const PieceId& fighter, bool mayBeDown) {
    const State& state = draft.state();
    while (!state.stack.empty() && state.stack.back().fighter != fighter) endFrame(draft);
    if (!state.stack.empty()) return {};
    if (state.phase != Phase::activations) {
        return refuse(code::wrongPhase, refusals::RoundOver{}, "OSS-TURN-04");
    }
    const Piece& piece = pieceOf(state, fighter);
    const Phrase name = nameOf(state, fighter);
    if (piece.out) return refuse(code::isOut, refusals::OutOfGame{.fighter = name}, "OSS-TURN-01");
    if (!piece.side || piece.side != state.active) {
        return refuse(
            code::notYourTurn,
            refusals::OthersTurn{.whose = state.active ? possessive(nameOf(state, *state.active)) : Phrase()},
            "OSS-TURN-07");
    }
    if (piece.activated)
        return refuse(code::alreadyActivated, refusals::ActivatedAlready{.fighter = name}, "OSS-TURN-02");
    if (isActionScenario(state) && piece.down && !mayBeDown) {
        return refuse(code::isDown, refusals::DownWhenActivated{.fighter = name}, "OSS-ACTION-02");
    }
    draft.emit(Activated{fighter, *piece.side, FrameKind::regular});
    return {};
}

void settle(Draft& draft) {
    const State& state = draft.state();
    checkHill(draft);
    draft.settle();
    checkVictory(draft);
    if (state.phase == Phase::activations && state.resume) {
        if (*state.resume == Span::turn) {
            nextSide(draft);
        } else {
            finishRound(draft);
        }
    }
    while (state.phase == Phase::activations && !state.stack.empty() &&
           isExhausted(state, state.stack.back())) {
        endFrame(draft);
    }
    passOverEmptySide(draft);
}

Allowed decide(Draft& draft, const Activate& action) {
    const State& state = draft.state();
    if (isOpen(state, action.fighter)) {
        return refuse(code::alreadyActivated,
                      refusals::ActingAlready{.fighter = nameOf(state, action.fighter)}, "OSS-TURN-02");
    }
    if (Allowed begun = beginAct(draft, action.fighter, true); !begun) return begun;
    if (isActionScenario(state) && pieceOf(state, action.fighter).down) {
        standUp(draft, action.fighter);
        endFrame(draft);
    }
    return {};
}

/// Also of a fighter that was commanded and did nothing (OSS-BOSS-04).
Allowed decide(Draft& draft, const EndActivation&) {
    if (draft.state().stack.empty())
        return refuse(code::notAvailable, refusals::NoActivationOpen{}, "OSS-TURN-07");
    endFrame(draft);
    return {};
}

Allowed decide(Draft& draft, const EndTurn&) {  // OSS-TURN-08, OSS-SOLO-07
    const State& state = draft.state();
    if (!state.active) return refuse(code::notAvailable, refusals::NoSideToAct{}, "OSS-TURN-08");
    const SideId side = *state.active;
    if (isActionScenario(state)) {
        std::vector<PieceId> rising;
        for (const auto& [id, piece] : state.pieces) {
            if (piece.side == side && piece.down && !piece.activated) rising.push_back(id);
        }
        for (const PieceId& id : rising) standUp(draft, id);
    }
    draft.emit(TurnEnded{side});
    passTurn(draft, true);
    return {};
}

void apply(State& s, const Activated& e) {
    pushFrame(s, e.fighter, e.kind, e.side);
    if (s.options.bossShield == Span::turn) restoreShields(s);  // OSS-WOUND-05
}
void apply(State& s, const Spent& e) {
    Frame& frame = s.stack.back();
    frame.move = e.move;
    frame.other = e.other;
    frame.bonus = e.bonus;
    frame.moves = e.moves;
    frame.tried = e.tried;
}
void apply(State& s, const ActivationEnded& e) {
    s.stack.pop_back();
    if (e.kind != FrameKind::regular) return;
    pieceOf(s, e.fighter).activated = true;
    s.last = pieceOf(s, e.fighter).side;
}
void apply(State& s, const TurnEnded& e) {
    s.stack.clear();
    for (auto& [id, one] : s.pieces) {
        if (one.side == e.side) one.activated = true;
    }
}
void apply(State& s, const SideToAct& e) {
    s.active = e.side;
    s.phase = Phase::activations;
    s.resume.reset();
}
void apply(State& s, const Respawned& e) { pieceOf(s, e.fighter).out = pieceOf(s, e.fighter).down = false; }

}  // namespace adjutant::onestat
