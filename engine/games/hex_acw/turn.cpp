// SPDX-License-Identifier: GPL-3.0-or-later
// The actions `advance` and `end-turn` (sections 4.2 and 6.6).
#include "engine/games/hex_acw/turn.hpp"

#include <algorithm>

#include "engine/games/hex_acw/morale.hpp"
#include "engine/games/hex_acw/movement.hpp"
#include "engine/games/hex_acw/names.hpp"
#include "engine/games/hex_acw/rules.hpp"
#include "engine/games/hex_acw/terrain.hpp"
#include "engine/games/hex_acw/victory.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::acw {
namespace {

bool isBy(const Vacated& vacated, const PieceId& unit) { return contains(vacated.by, unit); }

const Vacated* entryOf(const State& state, const PieceId& target, const PieceId& unit) {
    const auto found = std::find_if(state.vacated.begin(), state.vacated.end(), [&](const Vacated& vacated) {
        return vacated.target == target && isBy(vacated, unit);
    });
    return found == state.vacated.end() ? nullptr : &*found;
}

/// The target left out: that of the entry which names the unit.
PieceId targetOf(const State& state, const Advance& action) {
    if (action.target) return *action.target;
    for (const Vacated& vacated : state.vacated) {
        if (isBy(vacated, action.unit)) return vacated.target;
    }
    return {};
}

bool isLastTurn(const State& state) {  // ACW-TURN-05
    return state.round >= lastRound && state.active == state.seating.back();
}

void endTurn(Draft& draft) {
    const bool last = isLastTurn(draft.state());
    draft.emit(TurnEnded{*draft.state().active, draft.state().round});
    if (last) draft.emit(onPoints(draft.state()));
}

/// Entries of `vacated` whose hex nobody has entered meanwhile.
std::vector<PieceId> advancesLeft(const State& state) {
    std::vector<PieceId> targets;
    for (const Vacated& vacated : state.vacated) {
        if (!vacated.hex || !boardMode(state) || !occupied(state, *vacated.hex))
            targets.push_back(vacated.target);
    }
    return targets;
}

}  // namespace

std::optional<PieceId> Advance::onlyOneThatMay(const State& state, const Advance& advance) {
    std::optional<PieceId> only;
    for (const Vacated& vacated : state.vacated) {
        if (advance.target && vacated.target != *advance.target) continue;
        for (const PieceId& unit : vacated.by) {
            if (only && *only != unit) return std::nullopt;
            only = unit;
        }
    }
    return only;
}

Allowed mayAdvance(const State& state, const PieceId& unit, const PieceId& target) {  // ACW-CMD-05
    const Vacated* vacated = entryOf(state, target, unit);
    const Unit& mover = unitOf(state, unit);
    const bool reaches =
        vacated != nullptr && onTable(state, mover) &&
        (!boardMode(state) || (vacated->hex && adjacent(*mover.place, *vacated->hex) &&
                               mayStand(*state.board, mover.kind, *vacated->hex).has_value() &&
                               mayCross(*state.board, mover.kind, *mover.place, *vacated->hex).has_value()));
    if (!reaches) {
        return refuse("cannot-advance",
                      refusals::CannotAdvance{.unit = unitName(state, unit),
                                              .target = target.empty() ? Phrase() : unitName(state, target)},
                      "ACW-CMD-05");
    }
    if (vacated->hex && boardMode(state) && occupied(state, *vacated->hex)) {
        return refuse("occupied", refusals::OccupiedAgain{.hex = text(*vacated->hex)}, "ACW-CMD-05");
    }
    return {};
}

Allowed decide(Draft& draft, const Advance& action) {
    const State& state = draft.state();
    const PieceId target = targetOf(state, action);
    if (Allowed allowed = mayAdvance(state, action.unit, target); !allowed.has_value()) return allowed;
    const Vacated vacated = *entryOf(state, target, action.unit);
    Advanced advanced{action.unit, target, {}, {}, {}};
    if (boardMode(state)) {
        advanced.from = unitOf(state, action.unit).place;
        advanced.to = vacated.hex;
        advanced.facing = action.facing.value_or(*directionOf(*advanced.from, *advanced.to));
    }
    const auto entered = advanced.to;
    draft.emit(std::move(advanced));
    endDugIn(draft, action.unit);
    if (entered) react(draft, action.unit, *entered);
    if (draft.state().phase == Phase::advance && draft.state().vacated.empty()) endTurn(draft);
    return {};
}

Allowed decide(Draft& draft, const EndTurn& /*action*/) {  // ACW-TURN-04
    if (draft.state().phase != Phase::advance) {
        for (const PieceId& id : unitsToResolve(draft.state())) resolveUnit(draft, id, Attack::shooting);
        draft.settle();
        if (auto left = advancesLeft(draft.state()); !left.empty()) {
            draft.emit(AdvanceOpened{std::move(left)});
            return {};
        }
    }
    endTurn(draft);
    return {};
}

void apply(State& state, const Advanced& event) {
    Unit& unit = state.pieces.units.at(event.unit);
    unit.place = event.to;
    unit.facing = event.facing;
    std::erase_if(state.vacated, [&](const Vacated& vacated) { return vacated.target == event.target; });
}

void apply(State& state, const AdvanceOpened& event) {
    std::erase_if(state.vacated,
                  [&](const Vacated& vacated) { return !contains(event.targets, vacated.target); });
    state.phase = Phase::advance;
}

void apply(State& state, const TurnEnded& /*event*/) {  // ACW-TURN-06
    for (auto& [id, unit] : state.pieces.units) {
        unit.moves = 0;
        unit.tested = false;
    }
    state.shots.clear();
    state.vacated.clear();
    state.card.reset();
    state.cardUnit.reset();
    if (isLastTurn(state)) {
        state.active.reset();
        return;
    }
    state.phase = Phase::card;
    state.active = other(*state.active);
    if (state.active == state.seating.front()) ++state.round;
}

}  // namespace adjutant::acw
