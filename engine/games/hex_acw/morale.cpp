// SPDX-License-Identifier: GPL-3.0-or-later
// Resolving units, and the action `test-morale` (sections 4.7, 6.1 and 6.5).
#include "engine/games/hex_acw/morale.hpp"

#include "engine/games/hex_acw/names.hpp"
#include "engine/games/hex_acw/rules.hpp"
#include "engine/games/hex_acw/terrain.hpp"

namespace adjutant::acw {
namespace {

/// Infantry with a commander that shot at the unit and could step into its hex (ACW-CMD-05), in unit order.
std::vector<PieceId> advancersOn(const State& state, const PieceId& target) {
    std::vector<PieceId> by;
    const auto hex = unitOf(state, target).place;
    for (const PieceId& id : fieldOf(state, *state.active)) {
        const Unit& unit = unitOf(state, id);
        if (unit.kind != Kind::infantry || commanderOf(state, id) == nullptr ||
            !hasShotAt(state, id, target)) {
            continue;
        }
        if (boardMode(state) &&
            (!hex || !adjacent(*unit.place, *hex) || !mayStand(*state.board, unit.kind, *hex).has_value() ||
             !mayCross(*state.board, unit.kind, *unit.place, *hex).has_value())) {
            continue;
        }
        by.push_back(id);
    }
    return by;
}

void remove(Draft& draft, const PieceId& id, UnitLoss cause, Attack attack) {
    const auto hex = unitOf(draft.state(), id).place;
    std::vector<PieceId> by;
    if (attack == Attack::shooting) by = advancersOn(draft.state(), id);
    draft.emit(UnitRemoved{id, cause, hex});
    if (!by.empty()) draft.emit(MayAdvance{id, hex, std::move(by)});
}

void eliminate(Draft& draft, const PieceId& id, Attack attack) {  // ACW-ELIM-01, ACW-ELIM-02
    if (const PieceId* commander = commanderOf(draft.state(), id)) {
        draft.emit(CommanderRemoved{*commander, id, CommanderLoss::eliminated});
    }
    remove(draft, id, UnitLoss::eliminated, attack);
}

void testMorale(Draft& draft, const PieceId& id, Attack attack) {
    const int hits = unitOf(draft.state(), id).hits;
    const SumBuilder limit = draft.sum().base("hits, old and new", hits, "ACW-MORALE-03");
    const auto faces = draft.roll(Dice{2, 6}.totalNeededFor(limit.total() + 1), "morale", id.text);
    const int score = faces[0] + faces[1];
    const bool passed = score > limit.total();  // ACW-MORALE-03
    draft.emit(MoraleTested{id, hits, score, passed, limit});
    if (passed) return;
    if (const PieceId* commander = commanderOf(draft.state(), id)) {  // ACW-MORALE-05
        draft.emit(CommanderRemoved{*commander, id, CommanderLoss::morale});
    } else {  // ACW-MORALE-04
        remove(draft, id, UnitLoss::routed, attack);
    }
}

}  // namespace

bool rollsMorale(const State& state, const Unit& unit) {  // ACW-MORALE-06, ACW-MORALE-07, ACW-TERR-10
    return unit.hits <= maxHits && unit.hits >= 2 && !entrenched(state, unit);
}

void resolveUnit(Draft& draft, const PieceId& id, Attack attack) {  // ACW-ELIM-03
    const Unit& unit = unitOf(draft.state(), id);
    if (unit.hits > maxHits) {
        eliminate(draft, id, attack);
    } else if (rollsMorale(draft.state(), unit)) {
        testMorale(draft, id, attack);
    }
}

std::vector<PieceId> unitsToResolve(const State& state) {  // ACW-MORALE-01
    std::vector<PieceId> units;
    if (!state.active) return units;
    for (const PieceId& id : fieldOf(state, other(*state.active))) {
        if (tookHit(state, id) && !unitOf(state, id).tested) units.push_back(id);
    }
    return units;
}

Allowed decide(Draft& draft, const TestMorale& action) {  // ACW-MORALE-02
    const State& state = draft.state();
    if (state.options.moraleTiming != MoraleTiming::perTarget) {
        return refuse("option-off", refusals::MoraleTestedAtEnd{}, "ACW-MORALE-02");
    }
    if (unitOf(state, action.unit).tested) {
        return refuse("attacks-complete", refusals::AttacksClosed{.unit = unitName(state, action.unit)},
                      "ACW-MORALE-02");
    }
    if (!tookHit(state, action.unit)) {
        return refuse("no-hits", refusals::NoHits{.unit = unitName(state, action.unit)}, "ACW-MORALE-01");
    }
    draft.emit(AttacksClosed{action.unit});
    resolveUnit(draft, action.unit, Attack::shooting);
    return {};
}

void apply(State& state, const AttacksClosed& event) { state.pieces.units.at(event.unit).tested = true; }

void apply(State& /*state*/, const MoraleTested& /*event*/) {}

void apply(State& state, const CommanderRemoved& event) {  // ACW-CMD-02, ACW-CMD-04, ACW-VP-02
    Commander& commander = state.pieces.commanders.at(event.commander);
    commander.out = true;
    commander.place.reset();
    ++state.sides.at(other(commander.side)).takenCommanders;
}

void apply(State& state, const UnitRemoved& event) {  // ACW-VP-03
    Unit& unit = state.pieces.units.at(event.unit);
    unit.out = true;
    unit.place.reset();
    unit.facing.reset();
    unit.dugIn = false;
    ++state.sides.at(other(unit.side)).takenUnits;
}

void apply(State& state, const MayAdvance& event) {
    state.vacated.push_back({event.target, event.hex, event.by});
}

}  // namespace adjutant::acw
