// SPDX-License-Identifier: GPL-3.0-or-later
// Recovering, the Boss's command and the specializations that are acts (OSS-RECOVER, OSS-BOSS, OSS-SPEC).
#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

struct Test {
    int result;
    bool success;
    Sum sum;
};

/// One die against the fighter's stat: at or below it, or strictly below it (OSS-SPEC-01).
Test test(Draft& draft, const PieceId& who, int sides, bool strictly, std::string_view purpose,
          std::string_view clause) {
    auto needed = draft.sum();
    needed.base("stat", pieceOf(draft.state(), who).stat, "OSS-SPEC-01")
        .add("strictly below", strictly ? -1 : 0, clause);
    const int number = needed.total();
    const auto low = [=](int face) { return face <= number; };
    const Dice dice{.count = 1, .sides = sides};
    const int face = draft.roll(dice.tellingOnly(low), purpose, who.text).front();
    return {face, low(face), needed};
}

Allowed bothLeft(const State& state, const PieceId& fighter) {
    if (state.stack.back().move && state.stack.back().other) return {};
    return refuse(code::noActionLeft, refusals::NeedsBothActions{.fighter = nameOf(state, fighter)},
                  "OSS-BOSS-02");
}

Allowed notUnderInfluence(const State& state, const PieceId& fighter) {
    if (state.stack.back().kind != FrameKind::influence) return {};
    return refuse(code::cannotUnderInfluence, refusals::UnderInfluence{.fighter = nameOf(state, fighter)},
                  "OSS-SPEC-12");
}

/// The checks that come first: down, wrong kind.
template <class Act>
Allowed mayUse(const State& state, const Act& action, bool isOfTheKind, std::string_view clause) {
    if (Allowed up = standing(state, action.fighter); !up) return up;
    if (isOfTheKind) return {};
    return refuse(code::wrongSpecialization,
                  refusals::WrongSpecialization{.fighter = nameOf(state, action.fighter), .act = Act::name},
                  clause);
}

/// The checks that come last: distance, action.
Allowed inReach(const State& state, const PieceId& fighter, double range, int most, std::string_view clause) {
    if (range <= most) return otherLeft(state, fighter);
    return refuse(code::outOfRange, refusals::BeyondReach{.most = most}, clause);
}

}  // namespace

void rollRecovery(Draft& draft, const PieceId& fighter, int friends) {
    const Piece& piece = pieceOf(draft.state(), fighter);
    auto needed = draft.sum();
    needed.base("stat", piece.stat, "OSS-ROSTER-05").add("friends in contact", -friends, "OSS-RECOVER-02");
    const Dice dice{.count = 1, .sides = piece.die};
    const int total = needed.total();
    const int face = draft.roll(dice.neededFor(total), "recover", fighter.text).front();
    draft.emit(Recovered{fighter, face - needed.sum().modifiers(), face >= total, Sum(needed)});
}

// -- recover

Allowed Recover::beforePhase(const State& state) {
    if (!isActionScenario(state)) return {};
    return refuse(code::wrongPhase, refusals::StandsUpByItself{}, "OSS-ACTION-02");
}

Allowed mayDo(const State& state, const Recover& action) {
    if (Allowed free = notUnderInfluence(state, action.fighter); !free) return free;
    if (!pieceOf(state, action.fighter).down) {
        return refuse(code::notDown, refusals::NeedNotRecover{.fighter = nameOf(state, action.fighter)},
                      "OSS-RECOVER-01");
    }
    const Frame& frame = state.stack.back();
    const bool may = frame.kind == FrameKind::command ? frame.other : frame.move && frame.other;
    if (may) return {};
    return refuse(code::noActionLeft, refusals::RecoveryTakesBoth{}, "OSS-RECOVER-03");
}

void perform(Draft& draft, const Recover& action) {
    spendBoth(draft);
    rollRecovery(draft, action.fighter, action.friends);
}

// -- command

Allowed mayDo(const State& state, const Command& action) {
    const Piece& boss = pieceOf(state, action.fighter);
    const Piece& target = pieceOf(state, action.target);
    const bool commands = boss.tier == Tier::boss && boss.kind == Kind::boss;
    if (Allowed may = mayUse(state, action, commands, "OSS-BOSS-01"); !may) return may;
    if (Allowed free = notUnderInfluence(state, action.fighter); !free) return free;
    const bool fits = target.side == boss.side && action.target != action.fighter && !target.out &&
                      !target.wild && !(isActionScenario(state) && target.down);
    if (!fits)
        return refuse(code::badTarget, refusals::CannotBeCommanded{.target = nameOf(state, target)},
                      "OSS-BOSS-02");
    return inReach(state, action.fighter, action.range, 5, "OSS-BOSS-01");
}

void perform(Draft& draft, const Command& action) {
    spendOther(draft);
    draft.emit(Commanded{action.fighter, action.target});
}

// -- drive

Allowed mayDo(const State& state, const Drive& action) {
    const Piece& driver = pieceOf(state, action.fighter);
    const Piece& target = pieceOf(state, action.target);
    if (Allowed may = mayUse(state, action, has(driver, Skill::driver), "OSS-SPEC-07"); !may) return may;
    if (Allowed free = notUnderInfluence(state, action.fighter); !free) return free;
    if (target.tier != Tier::rookie || target.side != driver.side || target.out)
        return refuse(code::badTarget, refusals::CannotBeDriven{.target = nameOf(state, target)},
                      "OSS-SPEC-07");
    return inReach(state, action.fighter, action.range, 10, "OSS-SPEC-07");
}

void perform(Draft& draft, const Drive& action) {
    spendOther(draft);
    const int die = pieceOf(draft.state(), action.fighter).die;
    const Test t = test(draft, action.fighter, die, true, "drive", "OSS-SPEC-07");
    draft.emit(Drove{action.fighter, action.target, t.result, t.success, t.sum});
}

// -- heal

Allowed mayDo(const State& state, const Heal& action) {
    const Piece& healer = pieceOf(state, action.fighter);
    const Piece& target = pieceOf(state, action.target);
    if (Allowed may = mayUse(state, action, has(healer, Skill::healer), "OSS-SPEC-10"); !may) return may;
    if (action.target == action.fighter || isOffTable(target))
        return refuse(code::badTarget, refusals::CannotBeHealed{.target = nameOf(state, target)},
                      "OSS-SPEC-10");
    if (!target.down)
        return refuse(code::notDown, refusals::NotWounded{.target = nameOf(state, target)}, "OSS-SPEC-10");
    return inReach(state, action.fighter, action.range, 5, "OSS-SPEC-10");
}

void perform(Draft& draft, const Heal& action) {
    spendOther(draft);
    const int die = pieceOf(draft.state(), action.fighter).die;
    const Test t = test(draft, action.fighter, die, false, "heal", "OSS-SPEC-10");
    draft.emit(Healed{action.fighter, action.target, t.result, t.success, t.sum});
}

// -- influence

Allowed mayDo(const State& state, const Influence& action) {
    const Piece& target = pieceOf(state, action.target);
    const bool influences = has(pieceOf(state, action.fighter), Skill::influencer);
    if (Allowed may = mayUse(state, action, influences, "OSS-SPEC-11"); !may) return may;
    if (Allowed free = notUnderInfluence(state, action.fighter); !free) return free;
    if (target.side == state.stack.back().side || isOffTable(target))
        return refuse(code::badTarget, refusals::CannotBeInfluenced{.target = nameOf(state, target)},
                      "OSS-SPEC-11");
    if (target.down) {
        return refuse(code::isDown, refusals::DownNotInfluenced{.target = nameOf(state, target)},
                      "OSS-SPEC-12");
    }
    return inReach(state, action.fighter, action.range, 15, "OSS-SPEC-11");
}

void perform(Draft& draft, const Influence& action) {
    spendOther(draft);
    const State& state = draft.state();
    const bool own = state.options.influenceDie == InfluenceDie::own;
    const int sides = pieceOf(state, own ? action.fighter : action.target).die;
    const Test t = test(draft, action.fighter, sides, false, "influence", "OSS-SPEC-11");
    draft.emit(Influenced{action.fighter, action.target, t.result, t.success, t.sum});
}

// -- summon

Allowed mayDo(const State& state, const Summon& action) {
    const Piece& controller = pieceOf(state, action.fighter);
    const bool summons = has(controller, Skill::controller);
    if (Allowed may = mayUse(state, action, summons, "OSS-SPEC-04"); !may) return may;
    if (Allowed free = notUnderInfluence(state, action.fighter); !free) return free;
    const int stat = action.stat.value_or(controller.stat);
    if (stat < 1 || stat > controller.die) {
        return refuse(code::badParameter, refusals::DemonStatBounds{.most = controller.die}, "OSS-SPEC-05");
    }
    const Piece* demon = state.pieces.find(demonOf(action.fighter));
    if (demon != nullptr && !demon->out)
        return refuse(code::demonActive, refusals::DemonInPlay{.fighter = nameOf(state, controller)},
                      "OSS-SPEC-04");
    return bothLeft(state, action.fighter);
}

void perform(Draft& draft, const Summon& action) {
    const int stat = action.stat.value_or(pieceOf(draft.state(), action.fighter).stat);
    spendBoth(draft);
    draft.emit(Summoned{action.fighter, demonOf(action.fighter), stat});
}

// -- shapeshift

Allowed mayDo(const State& state, const Shapeshift& action) {
    const bool shifts = has(pieceOf(state, action.fighter), Skill::shapeshifter);
    if (Allowed may = mayUse(state, action, shifts, "OSS-SPEC-16"); !may) return may;
    if (Allowed free = notUnderInfluence(state, action.fighter); !free) return free;
    return bothLeft(state, action.fighter);
}

void perform(Draft& draft, const Shapeshift& action) {
    spendBoth(draft);
    const Piece& shifter = pieceOf(draft.state(), action.fighter);
    const Test t = test(draft, action.fighter, shifter.die, false, "shapeshift", "OSS-SPEC-16");
    const bool animal = t.success != shifter.animal;
    draft.emit(Shapeshifted{action.fighter, t.result, t.success, animal, t.sum});
    if (t.success && animal) dropAll(draft, action.fighter);  // OSS-SPEC-18
}

void apply(State& s, const Recovered& e) {
    if (e.success) pieceOf(s, e.fighter).down = false;
}
void apply(State& s, const Commanded& e) {
    pushFrame(s, e.target, FrameKind::command, *pieceOf(s, e.target).side);
}
void apply(State& s, const Drove& e) {
    if (e.success) pushFrame(s, e.target, FrameKind::extra, *pieceOf(s, e.target).side);
}
void apply(State& s, const Healed& e) {
    if (e.success) pieceOf(s, e.target).down = false;
}
void apply(State& s, const Influenced& e) {
    const SideId side = s.stack.back().side;
    if (e.success) pushFrame(s, e.target, FrameKind::influence, side);
}
void apply(State& s, const Summoned& e) {  // OSS-SPEC-05
    const Piece& controller = pieceOf(s, e.fighter);
    Piece demon;
    demon.side = controller.side;
    demon.kind = Kind::demon;
    demon.tier = Tier::demon;
    demon.name = e.demon.text;
    demon.die = controller.die;
    demon.stat = e.stat;
    demon.owner = e.fighter;
    s.pieces[e.demon] = std::move(demon);
}
void apply(State& s, const Shapeshifted& e) {
    pieceOf(s, e.fighter).animal = e.animal;
    if (e.animal) leaveHill(s, e.fighter);
}

}  // namespace adjutant::onestat
