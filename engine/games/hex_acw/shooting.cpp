// SPDX-License-Identifier: GPL-3.0-or-later
// The actions `shoot` and `volley` (sections 4.5 and 6.5).
#include "engine/games/hex_acw/shooting.hpp"

#include <algorithm>
#include <iterator>

#include "engine/board/hex_field.hpp"
#include "engine/games/hex_acw/morale.hpp"
#include "engine/games/hex_acw/names.hpp"
#include "engine/games/hex_acw/rules.hpp"
#include "engine/games/hex_acw/sight.hpp"
#include "engine/games/hex_acw/terrain.hpp"

namespace adjutant::acw {
namespace {

bool faces(const State& state, const Unit& shooter, Place target) {
    if (shooter.kind == Kind::artillery) {  // ACW-SHOOT-07
        return state.options.artilleryArc == ArtilleryArc::allRound ||
               (shooter.facing &&
                hex::inWedge(hexOf(*shooter.place), hexDirection(*shooter.facing), hexOf(target)));
    }
    if (terrainAt(*state.board, *shooter.place) == Terrain::town) {  // ACW-SHOOT-04
        return adjacent(*shooter.place, target);
    }
    return shooter.facing && neighbour(*shooter.place, *shooter.facing) == target;  // ACW-SHOOT-03
}

/// What the board says of the shot.
Aim computed(const State& state, const PieceId& shooter, const PieceId& target) {
    Aim aim{.shooter = shooter, .target = target};
    if (!boardMode(state)) return aim;
    const Unit& from = unitOf(state, shooter);
    const Unit& to = unitOf(state, target);
    aim.range = distance(*from.place, *to.place);
    aim.faced = faces(state, from, *to.place);
    aim.cover = givesCover(*state.board, *to.place, from.kind);
    if (from.kind == Kind::artillery) {
        aim.engaged = nextTo(state, *to.place, from.side);  // ACW-SHOOT-06
        aim.clear = isClearLine(state, *from.place, *to.place);
    }
    return aim;
}

/// The active side's card lets this unit shoot although it moved (ACW-CARD-04, ACW-CARD-08).
bool isFavoured(const State& state, const PieceId& id, const std::optional<PieceId>& favoured) {
    const bool suits = state.card == Card::surpriseAssault ||
                       (state.card == Card::hitAndRun && unitOf(state, id).kind == Kind::cavalry);
    return suits && (!favoured || favoured == id);
}

Allowed seesTarget(const State& state, const Aim& aim) {
    if (unitOf(state, aim.shooter).kind != Kind::artillery || aim.range <= 1) return {};
    if (aim.engaged) {  // ACW-SHOOT-06
        return refuse("target-engaged", refusals::TargetEngaged{.target = unitName(state, aim.target)},
                      "ACW-SHOOT-06");
    }
    if (!aim.clear) {  // ACW-SHOOT-05
        return refuse("no-line-of-sight",
                      refusals::NoClearLine{.unit = unitName(state, aim.shooter),
                                            .target = unitName(state, aim.target)},
                      "ACW-SIGHT-01");
    }
    return {};
}

std::string_view deductionName(Kind kind) {
    switch (kind) {
        case Kind::infantry:
            break;
        case Kind::cavalry:
            return "cavalry";
        case Kind::artillery:
            return "range above 1";
    }
    return "infantry";
}

/// The bound of ACW-SHOOT-08 is no deduction: a ruling on the deductions of that clause leaves it.
Sum neverBelowZero(Sum hits) {
    if (hits.total() < 0) hits.parts.push_back({"never below 0", -hits.total(), "ACW-SHOOT-08", {}});
    return hits;
}

void fire(Draft& draft, const Aim& aim) {
    const Kind kind = unitOf(draft.state(), aim.shooter).kind;
    const int die = draft.die(3, "shot", aim.shooter.text);
    SumBuilder hits = draft.sum();
    const bool deducts = kind == Kind::cavalry || (kind == Kind::artillery && aim.range > 1);
    hits.base("die", die,
              "ACW-FORCE-01")  // the die of its kind (section 3.1), no subject of rulings on deductions
        .add("cover", aim.cover ? -1 : 0, "ACW-SHOOT-09")
        .add(deductionName(kind), deducts ? -1 : 0, "ACW-SHOOT-08");
    const Sum sum = neverBelowZero(hits);
    const int total = unitOf(draft.state(), aim.target).hits + sum.total();
    draft.emit(Shot{aim.shooter, aim.target, aim.range, aim.cover, die, sum.total(), total, sum});
}

Facts factsOf(const Volley& volley, std::size_t shooter) {
    Facts facts{{}, volley.faced, volley.engaged, volley.clear, volley.cover};
    if (volley.ranges) facts.range = (*volley.ranges)[shooter];
    return facts;
}

}  // namespace

std::vector<Place> fieldOfFire(const State& state, const PieceId& shooter) {
    std::vector<Place> field;
    const Unit& unit = unitOf(state, shooter);
    if (!boardMode(state) || !onTable(state, unit)) return field;
    const Place from = *unit.place;
    const auto isOpen = [&](Place place) {
        const PieceId* there = unitAt(state, place);
        if (there != nullptr && unitOf(state, *there).side == unit.side) return false;
        const int range = distance(from, place);
        if (range < 1 || range > ability(unit.kind).range || !faces(state, unit, place)) return false;
        if (unit.kind != Kind::artillery || range == 1) return true;
        return !nextTo(state, place, unit.side) && isClearLine(state, from, place);
    };
    std::ranges::copy_if(allPlaces(), std::back_inserter(field), isOpen);
    return field;
}

Aim aim(const State& state, const PieceId& shooter, const PieceId& target, const Facts& facts) {
    Aim aim = computed(state, shooter, target);
    aim.range = facts.range.value_or(aim.range);
    aim.faced = facts.faced.value_or(aim.faced);
    aim.engaged = facts.engaged.value_or(aim.engaged);
    aim.clear = facts.clear.value_or(aim.clear);
    aim.cover = facts.cover.value_or(aim.cover) || unitOf(state, target).dugIn ||
                state.card == Card::smoke;  // ACW-SHOOT-09, ACW-CARD-12
    return aim;
}

Allowed mayFire(const State& state, const PieceId& id, const std::optional<PieceId>& favoured) {
    const Unit& unit = unitOf(state, id);
    if (unit.kind == Kind::artillery && state.card == Card::ammunitionShortage) {  // ACW-CARD-12
        return refuse("no-ammunition", refusals::NoAmmunition{.unit = unitName(state, id)}, "ACW-CARD-12");
    }
    if (hasShot(state, id)) {  // ACW-SHOOT-02
        return refuse("already-shot", refusals::HasShot{.unit = unitName(state, id)}, "ACW-SHOOT-02");
    }
    if (unit.moves >= 1 && !isFavoured(state, id, favoured)) {  // ACW-SHOOT-01
        return refuse("moved", refusals::NoShotAfterMove{.unit = unitName(state, id)}, "ACW-SHOOT-01");
    }
    return {};
}

Allowed mayShoot(const State& state, const Aim& aim, const std::optional<PieceId>& favoured) {
    const Unit& shooter = unitOf(state, aim.shooter);
    if (Allowed fires = mayFire(state, aim.shooter, favoured); !fires.has_value()) return fires;
    if (unitOf(state, aim.target).tested) {  // ACW-MORALE-02
        return refuse("attacks-complete", refusals::AttacksClosed{.unit = unitName(state, aim.target)},
                      "ACW-MORALE-02");
    }
    const bool guns = shooter.kind == Kind::artillery;
    if (aim.range > ability(shooter.kind).range) {
        return refuse("out-of-range",
                      refusals::OutOfRange{.target = unitName(state, aim.target),
                                           .range = aim.range,
                                           .kind = shooter.kind,
                                           .reach = ability(shooter.kind).range},
                      guns ? "ACW-SHOOT-05" : "ACW-SHOOT-03");
    }
    if (!aim.faced) {
        return refuse(
            "not-facing",
            refusals::NotFacing{.unit = unitName(state, aim.shooter), .target = unitName(state, aim.target)},
            guns ? "ACW-SHOOT-07" : "ACW-SHOOT-03");
    }
    return seesTarget(state, aim);
}

Allowed Volley::areShooters(const State& state, const Volley& /*volley*/,
                            const std::vector<PieceId>& shooters) {
    if (shooters.empty()) return refuse(code::badParameter, refusals::NoShooter{}, "ACW-SHOOT-12");
    for (auto shooter = shooters.begin(); shooter != shooters.end(); ++shooter) {
        if (Allowed own = ownUnit(state, *shooter); !own.has_value()) return own;
        if (std::find(shooters.begin(), shooter, *shooter) != shooter) {
            return refuse(code::badParameter, refusals::NamedTwice{.unit = unitName(state, *shooter)},
                          "ACW-SHOOT-12");
        }
    }
    return {};
}

bool Volley::areRanges(const State& /*state*/, const Volley& volley,
                       const std::optional<std::vector<std::optional<int>>>& ranges) {
    return ranges->size() == volley.shooters.size() &&
           std::all_of(ranges->begin(), ranges->end(),
                       [](const auto& range) { return !range || *range >= 1; });
}

Allowed decide(Draft& draft, const Shoot& action) {
    const Aim shot = aim(draft.state(), action.shooter, action.target,
                         {action.range, action.faced, action.engaged, action.clear, action.cover});
    if (Allowed allowed = mayShoot(draft.state(), shot); !allowed.has_value()) return allowed;
    fire(draft, shot);
    return {};
}

Allowed decide(Draft& draft, const Volley& action) {  // ACW-SHOOT-12
    std::vector<Aim> shots;
    std::optional<PieceId> favoured = draft.state().cardUnit;
    for (std::size_t i = 0; i < action.shooters.size(); ++i) {
        shots.push_back(aim(draft.state(), action.shooters[i], action.target, factsOf(action, i)));
        if (Allowed allowed = mayShoot(draft.state(), shots.back(), favoured); !allowed.has_value())
            return allowed;
        if (unitOf(draft.state(), action.shooters[i]).moves >= 1) favoured = action.shooters[i];
    }
    const int before = unitOf(draft.state(), action.target).hits;
    for (const Aim& shot : shots) {
        fire(draft, shot);
        draft.checkpoint(std::to_string(unitOf(draft.state(), action.target).hits - before));
    }
    return {};
}

void apply(State& state, const Shot& event) {
    state.pieces.units.at(event.target).hits = event.total;  // ACW-SHOOT-10
    state.shots.push_back({event.shooter, event.target, event.hits});
    if (unitOf(state, event.shooter).moves >= 1) state.cardUnit = event.shooter;  // ACW-CARD-02
    state.phase = Phase::shoot;                                                   // ACW-TURN-03
}

}  // namespace adjutant::acw
