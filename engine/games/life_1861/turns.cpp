// SPDX-License-Identifier: GPL-3.0-or-later
// Turns of the action stage: who may act, what an act costs, how a turn and the stage end (L61-TURN).
#include <algorithm>

#include "engine/games/life_1861/rules.hpp"
#include "engine/games/life_1861/telling.hpp"

namespace adjutant::life {
namespace {

int turnsARound(const PieceId& piece) { return isSoldier(piece) ? 2 : 1; }  // L61-TURN-01

bool hasTurnLeft(const State& state, const PieceId& piece) {
    return person(state, piece).turns < turnsARound(piece);
}

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
                      capital(piece) + (isSoldier(piece) ? " has had both turns of this round."
                                                         : " has had a turn this round."),
                      "L61-TURN-01");
    }
    if (wouldBeTwoInARow(state, piece)) {
        return refuse(code::twoInARow, "The Soldier may not take two turns in a row; a Civilian is next.",
                      "L61-TURN-02");
    }
    return {};
}

Allowed notAnothersTurn(const State& state, const PieceId& piece) {
    if (!state.turn.piece || *state.turn.piece == piece) return {};
    return refuse(code::notYourTurn,
                  "It is the turn of " + called(*state.turn.piece) + ", which has to end first.",
                  "L61-TURN-06");
}

Allowed inActionStage(const State& state) {
    if (state.phase == Phase::action) return {};
    return refuse(code::wrongPhase,
                  "Pieces act in the action stage; this is the " + std::string(word(state.phase)) + " stage.",
                  "L61-GAME-02");
}

Allowed inPlay(const State& state, const PieceId& piece) {
    if (!isOut(state, piece)) return {};
    return refuse(code::outOfPlay, capital(piece) + " is out of play.", "L61-TURN-11");
}

void openTurn(Play& play, const PieceId& piece) {
    if (play.state().turn.piece) return;
    const bool sick = has(person(play.state(), piece), Disease::dysentery);
    auto actions = play.sum();
    actions.base("actions in a turn", 2, "L61-TURN-05").add("dysentery", sick ? -1 : 0, "L61-DISEASE-04");
    play.emit(TurnBegan{piece, std::max(actions.total(), 0), actions});
}

/// L61-TURN-10: ends the action stage when nobody can take a turn any more.
void lookAtEndOfStage(Play& play) {
    const State& state = play.state();
    const auto in = peopleInPlay(state);
    if (std::any_of(in.begin(), in.end(), [&](const PieceId& id) { return canTakeTurn(state, id); })) return;
    const PieceId& soldier = peopleIds().front();
    const int lost = isOut(state, soldier) ? 0 : turnsARound(soldier) - person(state, soldier).turns;
    if (lost > 0) play.emit(TurnLost{soldier, lost});
    play.emit(ActionStageEnded{});
}

void closeTurn(Play& play, const PieceId& piece) {
    play.emit(TurnEnded{piece});
    lookAtEndOfStage(play);
}

/// L61-BOARD-01, L61-BOARD-05 after an attack, too: bandits in id order, then the town, then a boon is
/// received; it stops if the piece dies.
void endTurn(Play& play, const PieceId& piece, const Dangers& near) {
    if (play.state().options.boardAttacks == BoardAttacks::turnEnd) {  // L61-BOARD-02
        banditsAttack(play, piece, near.bandits);
        if (isSoldier(piece) && !isOut(play.state(), piece)) townAttacks(play, near.town);
    }
    if (isOver(play)) return;  // L61-WIN-05: the turn is not closed
    const Person& self = person(play.state(), piece);
    if (!self.out && self.praying) play.emit(BoonReceived{piece});  // L61-CHURCH-02
    closeTurn(play, piece);
}

}  // namespace

bool canTakeTurn(const State& state, const PieceId& piece) {
    return !person(state, piece).out && mayTakeTurn(state, piece).has_value();
}

Allowed ready(const State& state, const PieceId& piece) {
    if (Allowed stage = inActionStage(state); !stage) return stage;
    if (Allowed in = inPlay(state, piece); !in) return in;
    if (state.turn.piece == piece) {
        if (state.turn.left > 0) return {};
        return refuse(code::noActionsLeft,
                      capital(piece) + " has no action left; the turn waits for its end.", "L61-TURN-08");
    }
    if (Allowed turn = notAnothersTurn(state, piece); !turn) return turn;
    return mayTakeTurn(state, piece);
}

Allowed beginAct(Play& play, const PieceId& piece) {
    if (Allowed may = ready(play.state(), piece); !may) return may;
    openTurn(play, piece);
    return {};
}

Allowed endAct(Play& play, const PieceId& piece, int spent) {
    play.settle();  // odds of an act do not count in the end of the turn that follows by itself
    if (isOver(play)) return {};
    if (isOut(play.state(), piece)) return closeTurn(play, piece), Allowed{};  // L61-TURN-08
    const int left = std::max(play.state().turn.left - spent, 0);
    if (left == 0 && !mustWaitForFacts(play.state(), piece)) {
        endTurn(play, piece, dangersNear(play.state(), piece));
    } else {
        play.emit(ActionSpent{piece, left});
    }
    return {};
}

/// L61-TURN-09: ends a turn with actions unused, or takes an empty turn.
Allowed decide(Play& play, const EndTurn& action) {
    const State& state = play.state();
    if (Allowed stage = inActionStage(state); !stage) return stage;
    if (Allowed in = inPlay(state, action.piece); !in) return in;
    if (Allowed turn = notAnothersTurn(state, action.piece); !turn) return turn;
    if (!state.turn.piece) {
        if (Allowed may = mayTakeTurn(state, action.piece); !may) return may;
        openTurn(play, action.piece);
    }
    Dangers near = dangersNear(state, action.piece);  // L61-BOARD-03: facts that are given count instead
    if (action.bandits) near.bandits = *action.bandits;
    std::sort(near.bandits.begin(), near.bandits.end());
    near.town = action.town.value_or(near.town);
    endTurn(play, action.piece, near);
    return {};
}

}  // namespace adjutant::life
