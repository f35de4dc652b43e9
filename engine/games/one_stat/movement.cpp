// SPDX-License-Identifier: GPL-3.0-or-later
// Moves, jumps, climbs, the Assassin's way and the Maniac's charge (OSS-MOVE, OSS-SPEC-02, OSS-SPEC-13).
#include <algorithm>

#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

bool mayCharge(const Piece& fighter, const Frame& frame) {
    const bool whole = frame.kind == FrameKind::regular || frame.kind == FrameKind::extra;
    return has(fighter, Skill::maniac) && whole && frame.moves == 1 && !frame.move;
}

/// Inches may have fractions: 0.6 + 1.1 is 1.7, whatever binary fractions make of it.
bool isLonger(double inches, double than) {
    constexpr double hair = 1e-6;
    return inches > than + hair;
}

/// The whole movement and the part of it before a jump, with their defaults.
struct Lengths {
    double distance;
    double runUp;
};

Lengths lengthsOf(const Move& action, int allowed) {
    const double distance = action.distance.value_or(std::max(0.0, allowed - action.climb));
    return {distance, action.runUp.value_or(std::max(0.0, distance - action.jump))};
}

Allowed checkWords(const State& state, const Move& action, const Lengths& lengths) {
    const Piece& fighter = pieceOf(state, action.fighter);
    const auto bad = [](Phrase sentence, std::string_view clause) {
        return refuse(code::badParameter, std::move(sentence), clause);
    };
    if (action.assassin && !has(fighter, Skill::assassin))
        return bad(refusals::NoAssassin{.fighter = nameOf(state, fighter)}, "OSS-SPEC-02");
    if (action.jump > 0 && isLonger(lengths.runUp + action.jump, lengths.distance))
        return bad(refusals::RunUpTooLong{}, "OSS-MOVE-03");
    if (action.charge && !mayCharge(fighter, state.stack.back()))
        return bad(refusals::NoCharge{}, "OSS-SPEC-13");
    const bool animalOrDemon = fighter.kind == Kind::demon || fighter.animal;
    if (action.hill && (!state.hill || animalOrDemon))
        return bad(refusals::CannotHoldHill{.fighter = nameOf(state, fighter)}, "OSS-SCEN-04");
    return {};
}

Allowed checkLengths(const State& state, const Move& action, const Lengths& lengths, int allowed) {
    const Phrase name = nameOf(state, action.fighter);
    if (action.assassin && state.stack.back().tried) {
        return refuse(code::alreadyTried, refusals::TriedAlready{.fighter = name}, "OSS-SPEC-02");
    }
    if (isLonger(lengths.distance + (action.assassin ? 0 : action.climb), allowed)) {
        return refuse(code::tooFar, refusals::TooFar{.fighter = name, .most = allowed},
                      action.climb > 0 ? "OSS-MOVE-04" : "OSS-MOVE-01");
    }
    if (isLonger(action.jump, lengths.runUp)) {
        return refuse(code::jumpTooLong, refusals::JumpTooLong{}, "OSS-MOVE-03");
    }
    for (const TerrainId& id : action.through) {
        if (!state.terrain->at(id).access && !action.assassin)
            return refuse(code::noAccess, refusals::NoAccess{.terrain = spelledOut(id.text)}, "OSS-MOVE-02");
    }
    return {};
}

/// OSS-SPEC-02: ignores terrain at or below the stat.
bool slipsThrough(Draft& draft, const Move& action) {
    const Piece& fighter = pieceOf(draft.state(), action.fighter);
    auto needed = draft.sum();
    needed.base("stat", fighter.stat, "OSS-SPEC-01");
    const int number = needed.total();
    const auto low = [=](int face) { return face <= number; };
    const Dice dice{.count = 1, .sides = fighter.die};
    const int face = draft.roll(dice.tellingOnly(low), "assassin", action.fighter.text).front();
    draft.emit(AssassinTried{action.fighter, face, low(face), needed});
    if (low(face)) return true;
    Frame frame = draft.state().stack.back();
    frame.tried = true;
    emitFrame(draft, frame);
    return false;
}

void makeMove(Draft& draft, const Move& action, double distance, const Sum& allowed) {
    Frame frame = draft.state().stack.back();
    const bool first = frame.move;
    (first ? frame.move : frame.other) = false;
    if (frame.single) frame.move = frame.other = false;
    ++frame.moves;
    frame.tried = false;
    if (action.charge) frame.bonus = 1;
    const auto any = [](double inches) { return inches > 0 ? std::optional(inches) : std::nullopt; };
    draft.emit(Moved{action.fighter, distance, first ? "first" : "second", action.hill, allowed,
                     any(action.jump), any(action.climb)});
    emitFrame(draft, frame);
}

}  // namespace

Allowed standing(const State& state, const PieceId& fighter) {
    if (!pieceOf(state, fighter).down) return {};
    return refuse(code::isDown, refusals::IsDown{.fighter = nameOf(state, fighter)}, "OSS-RECOVER-01");
}

SumBuilder movementAllowance(SumBuilder sum, const Piece& fighter) {
    if (fighter.animal) return sum.base("die less stat", allowance(fighter), "OSS-SPEC-17");
    return sum.base("stat", allowance(fighter), "OSS-MOVE-01");
}

Allowed mayDo(const State& state, const Move& action, int allowed) {
    if (Allowed up = standing(state, action.fighter); !up) return up;
    if (!state.stack.back().move && !state.stack.back().other) {
        return refuse(code::noActionLeft, refusals::MovedAll{.fighter = nameOf(state, action.fighter)},
                      "OSS-TURN-06");
    }
    const Lengths lengths = lengthsOf(action, allowed);
    if (Allowed words = checkWords(state, action, lengths); !words) return words;
    return checkLengths(state, action, lengths, allowed);
}

/// A second movement takes the other action (OSS-MOVE-06), after a climb as well (OSS-MOVE-05). Nobody has to
/// tell of moves (OSS-MOVE-07), and leaving base contact is free (OSS-MOVE-08).
Allowed decide(Draft& draft, const Move& action) {
    if (Allowed begun = beginAct(draft, action.fighter); !begun) return begun;
    const Piece& fighter = pieceOf(draft.state(), action.fighter);
    const Sum sum = movementAllowance(draft.sum(), fighter);
    const int allowed = sum.total();
    if (Allowed may = mayDo(draft.state(), action, allowed); !may) return may;
    if (action.assassin && !slipsThrough(draft, action)) return {};
    makeMove(draft, action, lengthsOf(action, allowed).distance, sum);
    return {};
}

void apply(State& s, const Moved& e) {
    if (e.hill) {
        touchHill(s, e.fighter);
    } else {
        leaveHill(s, e.fighter);
    }
}

}  // namespace adjutant::onestat
