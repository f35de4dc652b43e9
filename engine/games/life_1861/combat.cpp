// SPDX-License-Identifier: GPL-3.0-or-later
// Attacks by pieces (L61-COMBAT, L61-TENSION-02, L61-TENSION-03, L61-TENSION-04).
#include <algorithm>

#include "engine/games/life_1861/names.hpp"
#include "engine/games/life_1861/rules.hpp"
#include "messages/life_1861.hpp"

namespace adjutant::life {
namespace {

Allowed isTarget(const State& state, const PieceId& attacker, const PieceId& target) {
    if (isOut(state, target)) {
        return refuse(code::outOfPlay, refusals::NotInPlay{.piece = called(target)}, "L61-TURN-11");
    }
    if (isMerchant(target)) {  // L61-MERCHANT-05
        return refuse(code::cannotAttack, refusals::MerchantsAreNeutral{}, "L61-COMBAT-07");
    }
    if (isBandit(target)) return {};
    if (target == attacker) {
        return refuse(code::cannotAttack,
                      refusals::OwnTarget{.piece = called(target), .soldier = isSoldier(target)},
                      "L61-COMBAT-06");
    }
    if (playerOf(target) == playerOf(attacker)) {
        return refuse(code::cannotAttack,
                      refusals::SameSide{.target = called(target), .attacker = called(attacker)},
                      "L61-COMBAT-06");
    }
    if (state.event == Card::truce) {
        return refuse(code::truce, refusals::Truce{}, "L61-CARD-07");
    }
    return {};
}

Expected<int> rangeOf(const State& state, const Attack& attack) {
    if (attack.range) return *attack.range;
    if (const auto known = knownRange(state, attack.attacker, attack.target)) return *known;
    return refuse(
        code::missingParameter,
        refusals::RangeUnknown{.target = called(attack.target), .attacker = called(attack.attacker)},
        "L61-COMBAT-08");
}

Allowed canReach(const State& state, const Attack& attack, int range, int reach) {
    if (range <= reach) return {};
    return refuse(code::outOfRange,
                  refusals::OutOfRange{.target = called(attack.target),
                                       .hexes = range,
                                       .attacker = called(attack.attacker),
                                       .reach = reach,
                                       .gun = person(state, attack.attacker).gun},
                  "L61-COMBAT-02");
}

/// L61-COMBAT-05: far attacks need a gun and ammo.
Allowed mayShoot(const State& state, const PieceId& attacker, int ammo) {
    if (ammo > 0 && !person(state, attacker).gun) {
        return refuse(code::notEnough, refusals::NoGun{.piece = called(attacker)}, "L61-COMBAT-05");
    }
    return affords(state, attacker, Resource::ammo, ammo, "L61-COMBAT-05");
}

/// The number to hit (L61-COMBAT-01, L61-COMBAT-03, L61-COMBAT-04).
Sum neededToHit(const Draft& draft, const Attack& attack, int range) {
    const Person& attacker = person(draft.state(), attack.attacker);
    auto needed = draft.sum();
    if (attacker.kind == Kind::soldier) {
        needed.base("soldier", 3, "L61-COMBAT-01");
    } else if (attacker.gun == Gun::pistol) {  // L61-PISTOL-01
        needed.base("civilian with a pistol", 4, "L61-COMBAT-01");
    } else {
        needed.base("civilian", 6, "L61-COMBAT-01");
    }
    const bool close = range == 0 && isPerson(attack.target);
    needed.add("same hex", close ? -1 : 0, "L61-COMBAT-03");
    return needed.add("cough", has(attacker, Disease::cough) ? 1 : 0, "L61-COMBAT-04")
        .atMost(6, "never above 6", "L61-COMBAT-04");
}

/// The face that counts: of several the highest (L61-CHURCH-04).
int rollToHit(Draft& draft, const PieceId& attacker, int needed) {
    const auto faces = rollOf(draft, attacker, Dice{1, 6}.neededFor(needed), "attack");
    const int kept = *std::max_element(faces.begin(), faces.end());
    useBoon(draft, attacker, faces, kept);
    return kept;
}

/// L61-TENSION-02, L61-TENSION-03: by 1, or by 2 if it killed, in favour of the attacked.
void stirTown(Draft& draft, const PieceId& attacker, bool killed) {
    const int sign = isSoldier(attacker) ? 1 : -1;
    auto change = draft.sum();
    change
        .base(isSoldier(attacker) ? "attack by the Soldier" : "attack by a Civilian", sign, "L61-TENSION-02")
        .add("it killed", killed ? sign : 0, "L61-TENSION-03");
    changeTension(draft, change, killed ? TensionCause::kill : TensionCause::attack);
}

}  // namespace

Sum reachOf(SumBuilder sum, const State& state, const PieceId& piece) {
    const Person& attacker = person(state, piece);
    const int hexes = attacker.kind == Kind::soldier ? 3 : attacker.gun == Gun::pistol ? 2 : 1;
    return sum.base(attacker.gun ? word(*attacker.gun) : "no gun", hexes, "L61-COMBAT-02");
}

std::optional<int> knownRange(const State& state, const PieceId& a, const PieceId& b) {
    const auto from = placeOf(state, a);
    const auto to = placeOf(state, b);
    if (!from || !to) return std::nullopt;
    if (state.options.positions == Positions::board) return hex::distance(*hexOf(*from), *hexOf(*to));
    if (*from == *to && from->text != place::field) return 0;
    return std::nullopt;
}

Allowed decide(Draft& draft, const Attack& attack) {
    if (Allowed may = beginAct(draft, attack.attacker); !may) return may;
    if (Allowed target = isTarget(draft.state(), attack.attacker, attack.target); !target) return target;
    const auto range = rangeOf(draft.state(), attack);
    if (!range) return tl::make_unexpected(range.error());
    const Sum reach = reachOf(draft.sum(), draft.state(), attack.attacker);
    if (Allowed reaches = canReach(draft.state(), attack, *range, reach.total()); !reaches) return reaches;
    const int ammo = *range >= 2 ? 1 : 0;  // L61-COMBAT-05
    if (Allowed shot = mayShoot(draft.state(), attack.attacker, ammo); !shot) return shot;
    draft.emit(Aimed{attack.attacker, attack.target, *range, reach.total(), reach});
    const Sum needed = neededToHit(draft, attack, *range);
    const int roll = rollToHit(draft, attack.attacker, needed.total());
    const bool hit = roll >= needed.total();
    draft.emit(Attacked{attack.attacker, attack.target, *range, roll, needed.total(), hit, ammo, needed});
    if (isBandit(attack.target)) {  // L61-BANDIT-01: one hit kills; L61-TENSION-04: no tension
        if (hit) draft.emit(Died{attack.target, attack.attacker.text});
    } else {
        if (hit) damage(draft, attack.target, attack.attacker.text);  // L61-HEALTH-01
        stirTown(draft, attack.attacker, isOut(draft.state(), attack.target));
        checkElimination(draft);  // L61-TENSION-04: tension first
    }
    return endAct(draft, attack.attacker, draft.state().turn.left);  // L61-TURN-07
}

void apply(State& state, const Attacked& e) { sideOf(state, e.attacker).ammo -= e.ammo; }

}  // namespace adjutant::life
