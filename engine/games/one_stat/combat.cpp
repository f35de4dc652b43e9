// SPDX-License-Identifier: GPL-3.0-or-later
// The action `attack`: who may attack whom with what, and how it goes (OSS-MELEE, OSS-SHOOT, OSS-TERRAIN).
#include <algorithm>

#include "engine/games/one_stat/combat.hpp"
#include "engine/games/one_stat/rules.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::onestat {
namespace {

bool mayNotAttack(const Piece& piece) {
    if (piece.kind == Kind::escort || piece.kind == Kind::hostage) return true;
    if (has(piece, Skill::controller)) return true;           // OSS-SPEC-04
    return has(piece, Skill::shapeshifter) && !piece.animal;  // OSS-SPEC-16
}

/// OSS-MELEE-08.
std::optional<Weapon> likelyWeapon(const Piece& piece, bool atRange) {
    const std::vector<Weapon> may = usable(piece);
    const auto shoots = [](Weapon weapon) { return !isMelee(weapon); };
    const auto shooter = std::ranges::find_if(may, shoots);
    if (atRange && shooter != may.end()) return *shooter;
    for (const Weapon weapon : {Weapon::natural, Weapon::melee2h, Weapon::melee1h, Weapon::force}) {
        if (contains(may, weapon)) return weapon;
    }
    return shooter == may.end() ? std::nullopt : std::optional(*shooter);
}

std::optional<Weapon> weaponOf(const Piece& fighter, const Attack& action) {
    return action.weapon ? action.weapon : likelyWeapon(fighter, action.range.value_or(0) > 0);
}

Allowed checkWeapon(const State& state, const Piece& fighter, const std::optional<Weapon>& asked,
                    std::optional<Weapon> weapon) {
    if (weapon && contains(usable(fighter), *weapon)) return {};
    if (asked && isMelee(*asked) && contains(fighter.weapons, *asked) &&
        std::ranges::any_of(fighter.weapons, isHeavy) && !fighter.animal) {
        return refuse(code::cannotAttack, refusals::NoMeleeWithHeavy{.fighter = nameOf(state, fighter)},
                      "OSS-MELEE-07");
    }
    return refuse(code::noWeapon, refusals::NoWeapon{.fighter = nameOf(state, fighter)},
                  weapon && !isMelee(*weapon) ? "OSS-SHOOT-01" : "OSS-MELEE-01");
}

Allowed checkTarget(const State& state, const Attack& action) {
    const Frame& frame = state.stack.back();
    const Piece& target = pieceOf(state, action.target);
    const bool anyone = frame.kind == FrameKind::influence || pieceOf(state, action.fighter).wild;
    const bool own = target.side == frame.side && !anyone;
    const bool itself = action.target == action.fighter;
    if (!itself && !isOffTable(target) && !own) return {};
    const Phrase who = nameOf(state, target);
    return refuse(code::badTarget,
                  itself ? Phrase(refusals::AttacksItself{})
                  : isOffTable(target)
                      ? Phrase(refusals::CannotBeAttacked{.target = who})
                      : refusals::SameSide{.target = who, .fighter = nameOf(state, action.fighter)},
                  target.out || target.side ? "OSS-MELEE-09" : "OSS-SOLO-22");
}

Allowed checkReach(const State& state, const Attack& action, const Blow& blow) {
    const Piece& fighter = pieceOf(state, action.fighter);
    if (isMelee(blow.weapon)) {
        if (action.contact && blow.range <= 0) return {};
        return refuse(code::notInContact, refusals::MustTouch{.fighter = nameOf(state, fighter)},
                      "OSS-MELEE-01");
    }
    if (blow.range > reach(fighter, blow.weapon)) {
        return refuse(code::outOfRange, refusals::OutOfRange{.weapon = blow.weapon}, "OSS-SHOOT-02");
    }
    if (!blow.sight) {
        return refuse(code::noLineOfSight, refusals::DoesNotSee{.fighter = nameOf(state, fighter)},
                      "OSS-SHOOT-02");
    }
    return {};
}

/// The facts that name pieces (OSS-SPEC-14, OSS-SPEC-19, OSS-SHOOT-03, OSS-SHOOT-07).
Allowed checkFacts(const State& state, const Attack& action, const Blow& blow) {
    const auto bad = [](Phrase sentence, std::string_view clause) {
        return refuse(code::badParameter, std::move(sentence), clause);
    };
    for (const PieceId& id : blow.covered) {
        if (pieceOf(state, id).out)
            return bad(refusals::OutOfGame{.fighter = nameOf(state, id)}, "OSS-TERRAIN-03");
    }
    for (const PieceId& id : action.preached) {
        const Piece& piece = pieceOf(state, id);
        if (piece.tier != Tier::rookie || !hasPreacher(state, piece))
            return bad(refusals::NoPreacher{.fighter = nameOf(state, piece)}, "OSS-SPEC-14");
    }
    for (const auto& [defender, tank] : action.tanks) {
        if (!mayLend(state, defender, tank))
            return bad(refusals::CannotLend{.tank = nameOf(state, tank), .defender = nameOf(state, defender)},
                       "OSS-SPEC-19");
    }
    const bool blast = blow.weapon == Weapon::heavyBlast;
    const bool crowd = !isMelee(blow.weapon) && !blast;
    if ((!crowd && !action.crowd.empty()) || (!blast && !action.blast.empty())) {
        return bad(refusals::NoOthersHit{.blast = blast, .crowd = crowd},
                   blast ? "OSS-SHOOT-07" : "OSS-SHOOT-03");
    }
    for (const auto* list : {&action.crowd, &action.blast}) {
        for (const PieceId& id : *list) {
            const bool shooter = crowd && id == action.fighter;
            if (id == action.target || shooter || isOffTable(pieceOf(state, id)))
                return bad(refusals::NotAmongOthers{.fighter = nameOf(state, id)},
                           blast ? "OSS-SHOOT-07" : "OSS-SHOOT-03");
        }
    }
    return {};
}

Allowed checkAction(const State& state, const Attack& action, Weapon weapon) {
    const Frame& frame = state.stack.back();
    if (frame.other || (isMelee(weapon) && frame.bonus > 0)) return {};
    return refuse(code::noActionLeft, refusals::NoActionToAttack{.fighter = nameOf(state, action.fighter)},
                  "OSS-TURN-06");
}

/// OSS-TERRAIN-04; without sight cover does not matter (OSS-TERRAIN-02).
Blow judged(const State& state, const Attack& action, Weapon weapon) {
    Blow blow{action, weapon};
    blow.range = action.range.value_or(isMelee(weapon) ? 0 : 5);
    const auto any = [&](auto what) {
        return std::ranges::any_of(action.through,
                                   [&](const TerrainId& id) { return what(state.terrain->at(id)); });
    };
    blow.sight = action.los.value_or(!any([](const Terrain& t) { return !t.visibility; }));
    blow.covered = action.covered.value_or(std::vector<PieceId>{});
    if (!action.covered && blow.sight && any([](const Terrain& t) { return t.cover; })) {
        blow.covered = {action.target};
    }
    return blow;
}

void spend(Draft& draft, const Blow& blow) {
    Frame frame = draft.state().stack.back();
    if (!frame.other) {
        frame.bonus = 0;
    } else {
        frame.other = false;
        if (frame.single) frame.move = false;
        const Piece& fighter = pieceOf(draft.state(), blow.action.fighter);
        if (isMelee(blow.weapon) && has(fighter, Skill::berserker)) frame.bonus = 1;  // OSS-SPEC-03
    }
    emitFrame(draft, frame);
}

/// The target, one of the crowd, or all in the blast.
std::vector<PieceId> victims(Draft& draft, const Attack& action) {
    if (!action.crowd.empty()) {  // OSS-SHOOT-03
        std::vector<PieceId> crowd{action.target};
        crowd.insert(crowd.end(), action.crowd.begin(), action.crowd.end());
        const PieceId victim = draft.pick(crowd, "target", action.fighter.text);
        draft.emit(CrowdHit{victim});
        return {victim};
    }
    std::vector<PieceId> all{action.target};
    all.insert(all.end(), action.blast.begin(), action.blast.end());
    return all;
}

}  // namespace

bool hasPreacher(const State& state, const Piece& rookie) {
    return std::ranges::any_of(state.pieces, [&](const auto& p) {
        const Piece& piece = p.second;
        return has(piece, Skill::preacher) && piece.side == rookie.side && !piece.down && !piece.out;
    });
}

bool mayLend(const State& state, const PieceId& defender, const PieceId& tank) {
    const Piece& piece = pieceOf(state, tank);
    return tank != defender && piece.side == pieceOf(state, defender).side && has(piece, Skill::tank) &&
           !piece.down && !piece.out;
}

double reach(const Piece& fighter, Weapon weapon) {
    if (weapon == Weapon::force) return 20;
    if (has(fighter, Skill::ranger)) return 15;  // OSS-SPEC-15
    return weapon == Weapon::light || weapon == Weapon::heavyBlast ? 10 : 15;
}

Allowed mayDo(const State& state, const Attack& action) {
    const Piece& fighter = pieceOf(state, action.fighter);
    if (Allowed up = standing(state, action.fighter); !up) return up;
    if (mayNotAttack(fighter))
        return refuse(code::cannotAttack, refusals::CannotAttack{.fighter = nameOf(state, fighter)},
                      "OSS-SPEC-04");
    const auto weapon = weaponOf(fighter, action);
    if (Allowed armed = checkWeapon(state, fighter, action.weapon, weapon); !armed) return armed;
    const Blow blow = judged(state, action, *weapon);
    if (Allowed target = checkTarget(state, action); !target) return target;
    if (Allowed left = checkAction(state, action, *weapon); !left) return left;
    if (Allowed near = checkReach(state, action, blow); !near) return near;
    return checkFacts(state, action, blow);
}

Blow judged(const State& state, const Attack& action) {
    return judged(state, action, *weaponOf(pieceOf(state, action.fighter), action));
}

void perform(Draft& draft, const Attack& action) {
    const Blow blow = judged(draft.state(), action);
    spend(draft, blow);
    for (const PieceId& victim : victims(draft, action)) {
        if (pieceOf(draft.state(), victim).out) continue;
        if (strike(draft, blow, victim)) strikeBack(draft, blow, victim);
    }
}

}  // namespace adjutant::onestat
