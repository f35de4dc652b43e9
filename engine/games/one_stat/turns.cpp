// SPDX-License-Identifier: GPL-3.0-or-later
// Initiative, turns, activations, the end of a round (OSS-INIT, OSS-TURN, OSS-ROUND).
#include <algorithm>

#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

/// OSS-INIT-03: groups of equal numbers from the highest down, each settled before the next rolls.
std::vector<SideId> ranked(Draft& draft, const std::vector<SideId>& sides) {
    std::map<int, std::vector<SideId>, std::greater<>> groups;
    for (const SideId& side : sides) {
        const int face = draft.die(initiativeDie(draft.state(), side), "initiative", side.text);
        groups[face].push_back(side);
    }
    std::vector<SideId> ranks;
    for (const auto& [face, group] : groups) {
        for (const SideId& side : group.size() > 1 ? ranked(draft, group) : group) ranks.push_back(side);
    }
    return ranks;
}

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

void endRound(Draft& draft) {
    const State& state = draft.state();
    draft.emit(RoundEnded{state.round});
    if (state.hill && state.hill->holder && state.hill->since.value_or(state.round) < state.round) {
        return gameOver(draft, {*state.hill->holder}, "hill");  // OSS-SCEN-02, OSS-SCEN-03
    }
    if (state.options.bombClock == Span::round && bombTicks(draft, Span::round)) return;
    finishRound(draft);
}

void nextSide(Draft& draft) {
    if (const auto side = nextToAct(draft.state())) {
        giveTurn(draft, *side);
    } else {
        endRound(draft);
    }
}

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

int initiativeDie(const State& state, const SideId& side) {
    int die = 0;
    for (const auto& [id, piece] : state.pieces) {
        const bool counts = !piece.out || isActionScenario(state);
        if (piece.side == side && piece.kind != Kind::demon && counts) die = std::max(die, piece.die);
    }
    return die;
}

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
    return refuse(code::noActionLeft, nameOf(state, fighter) + " has no other action left.", "OSS-TURN-06");
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

void gameOver(Draft& draft, std::vector<SideId> winners, std::string reason) {
    draft.emit(GameOver{std::move(winners), std::move(reason)});
}

Allowed beginAct(Draft& draft, const PieceId& fighter, bool mayBeDown) {
    const State& state = draft.state();
    while (!state.stack.empty() && state.stack.back().fighter != fighter) endFrame(draft);
    if (!state.stack.empty()) return {};
    if (state.phase != Phase::activations) {
        return refuse(code::wrongPhase, "The round is over; nobody can be activated now.", "OSS-TURN-04");
    }
    const Piece& piece = pieceOf(state, fighter);
    const std::string name = nameOf(state, fighter);
    if (piece.out) return refuse(code::isOut, name + " is out of the game.", "OSS-TURN-01");
    if (!piece.side || piece.side != state.active) {
        return refuse(code::notYourTurn,
                      state.active ? "It is " + possessive(nameOf(state, *state.active)) + "turn."
                                   : "It is nobody's turn.",
                      "OSS-TURN-07");
    }
    if (piece.activated)
        return refuse(code::alreadyActivated, name + " has its token for this round.", "OSS-TURN-02");
    if (isActionScenario(state) && piece.down && !mayBeDown) {
        return refuse(code::isDown, name + " is down; activated, it stands up, and that is all.",
                      "OSS-ACTION-02");
    }
    draft.emit(Activated{fighter, *piece.side, FrameKind::regular});
    return {};
}

void settle(Draft& draft) {
    const State& state = draft.state();
    lookAtHill(draft);
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

Allowed decide(Draft& draft, const RollInitiative&) {
    std::vector<SideId> sides;
    for (const SideId& side : draft.state().seating) {
        if (initiativeDie(draft.state(), side) > 0) sides.push_back(side);
    }
    draft.emit(Initiative{ranked(draft, sides)});
    if (draft.state().phase == Phase::activations) beginActivations(draft);
    return {};
}

Allowed decide(Draft& draft, const ChoosePosition& action) {
    const State& state = draft.state();
    if (action.side != state.active) {
        return refuse(code::notYourTurn, "It is " + possessive(nameOf(state, *state.active)) + "choice now.",
                      "OSS-INIT-02");
    }
    const auto place = static_cast<std::size_t>(action.position - 1);
    if (action.position < 1 || place >= state.order.size() || state.order[place]) {
        return refuse(code::badParameter,
                      "Place " + std::to_string(action.position) + " in the order is not free.",
                      "OSS-INIT-02");
    }
    draft.emit(PositionChosen{action.side, action.position});
    const auto isFree = [](const auto& taken) { return !taken; };
    if (std::ranges::count_if(state.order, isFree) == 1) {  // OSS-INIT-04
        const auto free = std::ranges::find_if(state.order, isFree) - state.order.begin();
        draft.emit(PositionChosen{*state.active, static_cast<int>(free) + 1});
    }
    if (state.phase == Phase::activations) beginActivations(draft);
    return {};
}

Allowed decide(Draft& draft, const Activate& action) {
    const State& state = draft.state();
    if (isOpen(state, action.fighter)) {
        return refuse(code::alreadyActivated, nameOf(state, action.fighter) + " is acting already.",
                      "OSS-TURN-02");
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
        return refuse(code::notAvailable, "No activation is open that could be ended.", "OSS-TURN-07");
    endFrame(draft);
    return {};
}

Allowed decide(Draft& draft, const EndTurn&) {  // OSS-TURN-08, OSS-SOLO-07
    const State& state = draft.state();
    if (!state.active) return refuse(code::notAvailable, "No side is to act.", "OSS-TURN-08");
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

Allowed decide(Draft& draft, const End& action) {
    gameOver(draft, {}, action.reason);
    return {};
}

}  // namespace adjutant::onestat
