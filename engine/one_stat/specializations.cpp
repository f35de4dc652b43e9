// SPDX-License-Identifier: GPL-3.0-or-later
// Recovering, the Boss's command and the specializations that are acts (OSS-RECOVER, OSS-BOSS, OSS-SPEC).
#include "engine/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

struct Test {
    int result;
    bool success;
    Sum sum;
};

/// One die against the fighter's stat: at or below it, or strictly below it (OSS-SPEC-01).
Test test(Play& play, const PieceId& who, int sides, bool strictly, std::string_view purpose,
          std::string_view clause) {
    auto needed = play.sum();
    needed.base("stat", pieceOf(play.state(), who).stat, "OSS-SPEC-01")
        .add("strictly below", strictly ? -1 : 0, clause);
    const int number = needed.total();
    const auto low = [=](int face) { return face <= number; };
    const Dice dice{.count = 1, .sides = sides};
    const int face = play.roll(dice.tellingOnly(low), purpose, who.text).front();
    return {face, low(face), needed};
}

bool influenced(const State& state) { return state.stack.back().kind == FrameKind::influence; }

Allowed wrongKind(const State& state, const PieceId& fighter, std::string_view act, std::string_view clause) {
    return refuse(code::wrongSpecialization, nameOf(state, fighter) + " cannot " + std::string(act) + ".",
                  clause);
}

Allowed notUnderInfluence(const State& state, const PieceId& fighter) {
    if (!influenced(state)) return {};
    return refuse(code::cannotUnderInfluence,
                  nameOf(state, fighter) + " is under influence and cannot do that.", "OSS-SPEC-12");
}

Allowed otherLeft(const State& state, const PieceId& fighter) {
    if (state.stack.back().other) return {};
    return refuse(code::noActionLeft, nameOf(state, fighter) + " has no other action left.", "OSS-TURN-06");
}

Allowed bothLeft(const State& state, const PieceId& fighter) {
    if (state.stack.back().move && state.stack.back().other) return {};
    return refuse(code::noActionLeft, nameOf(state, fighter) + " needs both actions for that.",
                  "OSS-BOSS-02");
}

Allowed badTarget(const State& state, const PieceId& target, std::string_view clause) {
    return refuse(code::badTarget, nameOf(state, target) + " cannot be chosen for that.", clause);
}

Allowed within(double range, double most, std::string_view clause) {
    if (range <= most) return {};
    return refuse(code::outOfRange,
                  "That is more than " + std::to_string(static_cast<int>(most)) + " inches.", clause);
}

Allowed first(std::initializer_list<Allowed> checks) {
    for (const Allowed& check : checks) {
        if (!check) return check;
    }
    return {};
}

}  // namespace

void rollRecovery(Play& play, const PieceId& fighter, int friends) {
    const Piece& piece = pieceOf(play.state(), fighter);
    auto needed = play.sum();
    needed.base("stat", piece.stat, "OSS-RECOVER-02").add("friends in contact", -friends, "OSS-RECOVER-02");
    const int number = piece.stat - friends;
    const Dice dice{.count = 1, .sides = piece.die};
    const int total = needed.total();
    const int face = play.roll(dice.neededFor(total), "recover", fighter.text).front();
    play.emit(Recovered{fighter, face + (piece.stat - number), face >= total, Sum(needed)});
}

Allowed decide(Play& play, const Recover& action) {
    const State& state = play.state();
    if (Allowed begun = beginAct(play, action.fighter); !begun) return begun;
    if (Allowed free = notUnderInfluence(state, action.fighter); !free) return free;
    if (!pieceOf(state, action.fighter).down) {
        return refuse(code::notDown, nameOf(state, action.fighter) + " stands and need not recover.",
                      "OSS-RECOVER-01");
    }
    const Frame& frame = state.stack.back();
    const bool may = frame.kind == FrameKind::command ? frame.other : frame.move && frame.other;
    if (!may) {
        return refuse(code::noActionLeft, "Recovering needs both actions.", "OSS-RECOVER-03");
    }
    spendBoth(play);
    rollRecovery(play, action.fighter, action.friends);
    return {};
}

Allowed decide(Play& play, const Command& action) {
    if (Allowed begun = beginAct(play, action.fighter); !begun) return begun;
    const State& state = play.state();
    const Piece& boss = pieceOf(state, action.fighter);
    const Piece& target = pieceOf(state, action.target);
    if (Allowed up = standing(state, action.fighter); !up) return up;
    if (boss.tier != Tier::boss || boss.kind != Kind::boss)
        return wrongKind(state, action.fighter, "command", "OSS-BOSS-01");
    const bool fits = target.side == boss.side && action.target != action.fighter && !target.out &&
                      !target.wild && !(isActionScenario(state) && target.down);
    if (Allowed allowed = first({notUnderInfluence(state, action.fighter),
                                 fits ? Allowed{} : badTarget(state, action.target, "OSS-BOSS-02"),
                                 within(action.range, 5, "OSS-BOSS-01"), otherLeft(state, action.fighter)});
        !allowed)
        return allowed;
    spendOther(play);
    play.emit(Commanded{action.fighter, action.target});
    return {};
}

Allowed decide(Play& play, const Drive& action) {
    if (Allowed begun = beginAct(play, action.fighter); !begun) return begun;
    const State& state = play.state();
    const Piece& driver = pieceOf(state, action.fighter);
    const Piece& target = pieceOf(state, action.target);
    if (Allowed up = standing(state, action.fighter); !up) return up;
    if (!has(driver, Skill::driver)) return wrongKind(state, action.fighter, "drive", "OSS-SPEC-07");
    const bool fits = target.tier == Tier::rookie && target.side == driver.side && !target.out;
    if (Allowed allowed = first({notUnderInfluence(state, action.fighter),
                                 fits ? Allowed{} : badTarget(state, action.target, "OSS-SPEC-07"),
                                 within(action.range, 10, "OSS-SPEC-07"), otherLeft(state, action.fighter)});
        !allowed)
        return allowed;
    spendOther(play);
    const Test t = test(play, action.fighter, driver.die, true, "drive", "OSS-SPEC-07");
    play.emit(Drove{action.fighter, action.target, t.result, t.success, t.sum});
    return {};
}

Allowed decide(Play& play, const Heal& action) {
    if (Allowed begun = beginAct(play, action.fighter); !begun) return begun;
    const State& state = play.state();
    const Piece& healer = pieceOf(state, action.fighter);
    const Piece& target = pieceOf(state, action.target);
    if (Allowed up = standing(state, action.fighter); !up) return up;
    if (!has(healer, Skill::healer)) return wrongKind(state, action.fighter, "heal", "OSS-SPEC-10");
    if (action.target == action.fighter || isOffTable(target))
        return badTarget(state, action.target, "OSS-SPEC-10");
    if (!target.down) return refuse(code::notDown, target.name + " is not wounded.", "OSS-SPEC-10");
    if (Allowed allowed = first({within(action.range, 5, "OSS-SPEC-10"), otherLeft(state, action.fighter)});
        !allowed)
        return allowed;
    spendOther(play);
    const Test t = test(play, action.fighter, healer.die, false, "heal", "OSS-SPEC-10");
    play.emit(Healed{action.fighter, action.target, t.result, t.success, t.sum});
    return {};
}

Allowed decide(Play& play, const Influence& action) {
    if (Allowed begun = beginAct(play, action.fighter); !begun) return begun;
    const State& state = play.state();
    const Piece& target = pieceOf(state, action.target);
    if (Allowed up = standing(state, action.fighter); !up) return up;
    if (!has(pieceOf(state, action.fighter), Skill::influencer))
        return wrongKind(state, action.fighter, "influence", "OSS-SPEC-11");
    if (Allowed free = notUnderInfluence(state, action.fighter); !free) return free;
    if (target.side == state.stack.back().side || isOffTable(target))
        return badTarget(state, action.target, "OSS-SPEC-11");
    if (target.down) {
        return refuse(code::isDown, target.name + " is down and cannot be influenced.", "OSS-SPEC-12");
    }
    if (Allowed allowed = first({within(action.range, 15, "OSS-SPEC-11"), otherLeft(state, action.fighter)});
        !allowed)
        return allowed;
    spendOther(play);
    const bool own = state.options.influenceDie == InfluenceDie::own;
    const int sides = own ? pieceOf(state, action.fighter).die : target.die;
    const Test t = test(play, action.fighter, sides, false, "influence", "OSS-SPEC-11");
    play.emit(Influenced{action.fighter, action.target, t.result, t.success, t.sum});
    return {};
}

Allowed decide(Play& play, const Summon& action) {
    if (Allowed begun = beginAct(play, action.fighter); !begun) return begun;
    const State& state = play.state();
    const Piece& controller = pieceOf(state, action.fighter);
    if (Allowed up = standing(state, action.fighter); !up) return up;
    if (!has(controller, Skill::controller)) return wrongKind(state, action.fighter, "summon", "OSS-SPEC-04");
    if (Allowed free = notUnderInfluence(state, action.fighter); !free) return free;
    const int stat = action.stat.value_or(controller.stat);
    if (stat < 1 || stat > controller.die) {
        return refuse(code::badParameter, "The demon's stat is 1 to " + std::to_string(controller.die) + ".",
                      "OSS-SPEC-05");
    }
    const PieceId demon = demonOf(action.fighter);
    const auto standingDemon = state.pieces.find(demon);
    if (standingDemon != state.pieces.end() && !standingDemon->second.out) {
        return refuse(code::demonActive, controller.name + " has a demon in play.", "OSS-SPEC-04");
    }
    if (Allowed left = bothLeft(state, action.fighter); !left) return left;
    spendBoth(play);
    play.emit(Summoned{action.fighter, demon, stat});
    return {};
}

Allowed decide(Play& play, const Shapeshift& action) {
    if (Allowed begun = beginAct(play, action.fighter); !begun) return begun;
    const State& state = play.state();
    const Piece& shifter = pieceOf(state, action.fighter);
    if (Allowed up = standing(state, action.fighter); !up) return up;
    if (!has(shifter, Skill::shapeshifter))
        return wrongKind(state, action.fighter, "change its shape", "OSS-SPEC-16");
    if (Allowed allowed = first({notUnderInfluence(state, action.fighter), bothLeft(state, action.fighter)});
        !allowed)
        return allowed;
    spendBoth(play);
    const Test t = test(play, action.fighter, shifter.die, false, "shapeshift", "OSS-SPEC-16");
    const bool animal = t.success ? !shifter.animal : shifter.animal;
    play.emit(Shapeshifted{action.fighter, t.result, t.success, animal, t.sum});
    if (t.success && animal) dropAll(play, action.fighter);  // OSS-SPEC-18
    return {};
}

}  // namespace adjutant::onestat
