// SPDX-License-Identifier: GPL-3.0-or-later
// One attack on one victim: to hit, to defend, wounds, and the Warrior's strike back.
#include <algorithm>

#include "engine/games/one_stat/combat.hpp"
#include "engine/games/one_stat/rules.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::onestat {
namespace {

enum class Pick { one, lower, higher };

/// One or two dice; the face that counts. Odds look only at whether a face does what is hoped for.
template <class F>
int rolled(Draft& draft, Pick pick, int sides, F succeeds, std::string_view purpose, const PieceId& who) {
    const Dice dice{.count = pick == Pick::one ? 1 : 2, .sides = sides};
    const auto faces = draft.roll(dice.tellingOnly(succeeds), purpose, who.text);
    return pick == Pick::higher ? std::ranges::max(faces) : std::ranges::min(faces);
}

/// The dice of the attack; the lower die is the better (OSS-SHOOT-08).
Pick attackDice(const Piece& fighter, const Blow& blow) {
    if (isMelee(blow.weapon)) return Pick::one;
    if (blow.weapon == Weapon::force) return Pick::higher;  // OSS-SPEC-09
    if (has(fighter, Skill::ranger)) return Pick::lower;    // OSS-SPEC-15
    const bool isShort = blow.range <= 5, isMedium = blow.range <= 10;
    switch (blow.weapon) {
        case Weapon::light:
            return isShort ? Pick::one : Pick::higher;  // OSS-SHOOT-04
        case Weapon::normal:
            return isShort ? Pick::lower : isMedium ? Pick::one : Pick::higher;  // OSS-SHOOT-05
        case Weapon::heavyWound:
            return Pick::higher;  // OSS-SHOOT-06
        default:
            return Pick::one;  // OSS-SHOOT-07
    }
}

/// What changes the number changes the die that was picked (OSS-SHOOT-09).
bool attackHits(Draft& draft, const Blow& blow, const PieceId& victim) {
    const PieceId& id = blow.action.fighter;
    const Piece& fighter = pieceOf(draft.state(), id);
    const bool melee = isMelee(blow.weapon);
    auto needed = draft.sum();
    if (fighter.animal) {  // OSS-SPEC-17
        needed.base("stat, to be reached", fighter.stat, "OSS-SPEC-17");
    } else {
        needed.base("stat", fighter.stat, "OSS-ROSTER-05")
            .add("friends in contact", melee ? blow.action.friends : 0, "OSS-MELEE-02")  // OSS-MELEE-03
            .add("Veteran", melee && has(fighter, Skill::veteran) ? 1 : 0, "OSS-SPEC-21")
            .add("Preacher", contains(blow.action.preached, id) ? 1 : 0, "OSS-SPEC-14");
    }
    const int number = needed.total();
    const bool animal = fighter.animal;
    const auto hits = [=](int face) { return animal ? face >= number : face <= number; };
    const int face = rolled(draft, attackDice(fighter, blow), fighter.die, hits, "attack", id);
    const int result = animal ? face : face - needed.sum().modifiers();
    draft.emit(Attacked{id, victim, blow.weapon, result, hits(face), needed});
    return hits(face);
}

/// The defence rule.
bool defends(Draft& draft, const Blow& blow, const PieceId& id, std::string_view purpose, bool coverCounts) {
    const State& state = draft.state();
    const Piece& self = pieceOf(state, id);
    const auto lent = blow.action.tanks.find(id);
    const bool own = lent == blow.action.tanks.end();
    const Piece& die = own ? self : pieceOf(state, lent->second);  // OSS-SPEC-19
    const bool animal = own && self.animal;
    auto needed = draft.sum();
    needed.base(own ? "stat" : "stat of the Tank", die.stat, own ? "OSS-MELEE-04" : "OSS-SPEC-19")
        .add("Veteran", has(self, Skill::veteran) ? -1 : 0, "OSS-SPEC-21")
        .add("Preacher", contains(blow.action.preached, id) ? -1 : 0, "OSS-SPEC-14");
    const int number = needed.total();
    const auto saves = [=](int face) { return animal ? face < number : face > number; };
    const bool two = (own && has(self, Skill::tank)) || (coverCounts && contains(blow.covered, id));
    const Pick pick = !two ? Pick::one : animal ? Pick::lower : Pick::higher;  // OSS-SPEC-20
    const int face = rolled(draft, pick, die.die, saves, purpose, id);
    draft.emit(Defended{id, face - needed.sum().modifiers(), saves(face), needed});
    return saves(face);
}

}  // namespace

bool strike(Draft& draft, const Blow& blow, const PieceId& victim) {
    const State& state = draft.state();
    const bool wasDown = pieceOf(state, victim).down;
    if (!attackHits(draft, blow, victim)) return false;
    if (!wasDown && defends(draft, blow, victim, "defend", true)) return false;
    wound(draft, victim);  // OSS-WOUND-02: no roll for one that is down
    if (!pieceOf(state, victim).out) {
        if (blow.weapon == Weapon::heavyWound) {
            wound(draft, victim);                     // OSS-SHOOT-06
        } else if (blow.weapon == Weapon::melee2h) {  // OSS-MELEE-05, OSS-MELEE-06, OSS-WOUND-07
            if (wasDown || !defends(draft, blow, victim, "defend-again", true)) wound(draft, victim);
        }
    }
    return !wasDown;
}

void strikeBack(Draft& draft, const Blow& blow, const PieceId& victim) {  // OSS-SPEC-22
    if (!isMelee(blow.weapon) || !has(pieceOf(draft.state(), victim), Skill::warrior)) return;
    if (!defends(draft, blow, blow.action.fighter, "strike-back", false)) wound(draft, blow.action.fighter);
}

}  // namespace adjutant::onestat
