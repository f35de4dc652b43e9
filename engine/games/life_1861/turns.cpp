// SPDX-License-Identifier: GPL-3.0-or-later
// Turns of the action stage: who may act, what an act costs, how a turn and the stage end (L61-TURN).
#include <algorithm>

#include "engine/games/life_1861/names.hpp"
#include "engine/games/life_1861/rules.hpp"
#include "messages/life_1861.hpp"

namespace adjutant::life {

int turnsARound(const PieceId& piece) { return isSoldier(piece) ? 2 : 1; }  // L61-TURN-01

bool hasTurnLeft(const State& state, const PieceId& piece) {
    return person(state, piece).turns < turnsARound(piece);
}

namespace {

/// L61-TURN-02, counted inside one action stage (L61-TURN-03).
bool wouldBeTwoInARow(const State& state, const PieceId& piece) {
    return isSoldier(piece) && state.lastTurn == Player::soldier;
}

/// Only the table knows who stands near, and somebody dangerous may (L61-TURN-08).
bool mustWaitForFacts(const State& state, const PieceId& piece) {
    return state.options.positions == Positions::asked &&
           state.options.boardAttacks == BoardAttacks::turnEnd &&
           (!banditsInPlay(state).empty() || (isSoldier(piece) && townIsHostile(state)));
}

Allowed mayTakeTurn(const State& state, const PieceId& piece) {
    if (!hasTurnLeft(state, piece)) {
        return refuse(code::turnTaken,
                      refusals::TurnTaken{.piece = called(piece), .soldier = isSoldier(piece)},
                      "L61-TURN-01");
    }
    if (wouldBeTwoInARow(state, piece)) {
        return refuse(code::twoInARow, refusals::TwoInARow{}, "L61-TURN-02");
    }
    return {};
}

Allowed notAnothersTurn(const State& state, const PieceId& piece) {
    if (!state.turn.piece || *state.turn.piece == piece) return {};
    return refuse(code::notYourTurn, refusals::AnothersTurn{.piece = called(*state.turn.piece)},
                  "L61-TURN-06");
}

Allowed inPlay(const State& state, const PieceId& piece) {
    if (!isOut(state, piece)) return {};
    return refuse(code::outOfPlay, refusals::OutOfPlay{.piece = called(piece)}, "L61-TURN-11");
}

void openTurn(Draft& draft, const PieceId& piece) {
    if (draft.state().turn.piece) return;
    const bool sick = has(person(draft.state(), piece), Disease::dysentery);
    auto actions = draft.sum();
    actions.base("actions in a turn", 2, "L61-TURN-05").add("dysentery", sick ? -1 : 0, "L61-DISEASE-04");
    draft.emit(TurnBegan{piece, std::max(actions.total(), 0), actions});
}

/// L61-TURN-10: ends the action stage when nobody can take a turn any more.
void checkEndOfStage(Draft& draft) {
    const State& state = draft.state();
    const auto in = peopleInPlay(state);
    if (std::any_of(in.begin(), in.end(), [&](const PieceId& id) { return canTakeTurn(state, id); })) return;
    const PieceId& soldier = peopleIds().front();
    const int lost = isOut(state, soldier) ? 0 : turnsARound(soldier) - person(state, soldier).turns;
    if (lost > 0) draft.emit(TurnLost{soldier, lost});
    draft.emit(ActionStageEnded{});
}

void closeTurn(Draft& draft, const PieceId& piece) {
    draft.emit(TurnEnded{piece});
    checkEndOfStage(draft);
}

/// L61-BOARD-01, L61-BOARD-05 after an attack, too: bandits in id order, then the town, then a boon is
/// received; it stops if the piece dies.
void endTurn(Draft& draft, const PieceId& piece, const Dangers& near) {
    if (draft.state().options.boardAttacks == BoardAttacks::turnEnd) {  // L61-BOARD-02
        banditsAttack(draft, piece, near.bandits);
        if (isSoldier(piece) && !isOut(draft.state(), piece)) townAttacks(draft, near.town);
    }
    if (isOver(draft)) return;  // L61-WIN-05: the turn is not closed
    const Person& self = person(draft.state(), piece);
    if (!self.out && self.praying) draft.emit(BoonReceived{piece});  // L61-CHURCH-02
    closeTurn(draft, piece);
}

}  // namespace

bool canTakeTurn(const State& state, const PieceId& piece) {
    return !person(state, piece).out && mayTakeTurn(state, piece).has_value();
}

Allowed ready(const State& state, const PieceId& piece) {
    if (Allowed in = inPlay(state, piece); !in) return in;
    if (state.turn.piece == piece) {
        if (state.turn.left > 0) return {};
        return refuse(code::noActionsLeft, refusals::NoActionsLeft{.piece = called(piece)}, "L61-TURN-08");
    }
    if (Allowed turn = notAnothersTurn(state, piece); !turn) return turn;
    return mayTakeTurn(state, piece);
}

Allowed beginAct(Draft& draft, const PieceId& piece) {
    if (Allowed may = ready(draft.state(), piece); !may) return may;
    openTurn(draft, piece);
    return {};
}

Allowed endAct(Draft& draft, const PieceId& piece, int spent) {
    draft.settle();  // odds of an act do not count in the end of the turn that follows by itself
    if (isOver(draft)) return {};
    if (isOut(draft.state(), piece)) return closeTurn(draft, piece), Allowed{};  // L61-TURN-08
    const int left = std::max(draft.state().turn.left - spent, 0);
    if (left == 0 && !mustWaitForFacts(draft.state(), piece)) {
        endTurn(draft, piece, dangersNear(draft.state(), piece));
    } else {
        draft.emit(ActionSpent{piece, left});
    }
    return {};
}

/// L61-TURN-09: ends a turn with actions unused, or takes an empty turn.
Allowed decide(Draft& draft, const EndTurn& action) {
    const State& state = draft.state();
    if (Allowed in = inPlay(state, action.piece); !in) return in;
    if (Allowed turn = notAnothersTurn(state, action.piece); !turn) return turn;
    if (!state.turn.piece) {
        if (Allowed may = mayTakeTurn(state, action.piece); !may) return may;
        openTurn(draft, action.piece);
    }
    Dangers near = dangersNear(state, action.piece);  // L61-BOARD-03: facts that are given count instead
    if (action.bandits) near.bandits = *action.bandits;
    std::sort(near.bandits.begin(), near.bandits.end());
    near.town = action.town.value_or(near.town);
    endTurn(draft, action.piece, near);
    return {};
}

void apply(State& state, const TurnBegan& e) { state.turn = {e.piece, e.actions, 0}; }
void apply(State& state, const ActionSpent& e) { state.turn.left = e.left; }
void apply(State& state, const TurnEnded& e) {
    Person& self = person(state, e.piece);
    ++self.turns;
    self.praying = false;
    state.lastTurn = playerOf(e.piece);
    state.turn = {};
}
void apply(State& state, const ActionStageEnded& /*e*/) { state.phase = Phase::status; }

}  // namespace adjutant::life
