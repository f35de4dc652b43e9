// SPDX-License-Identifier: GPL-3.0-or-later
// The actions `move` and `turn`, and reactions (sections 4.3 and 6.4).
#include "engine/games/hex_acw/movement.hpp"

#include "engine/games/hex_acw/names.hpp"
#include "engine/games/hex_acw/rules.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::acw {
namespace {

/// In phase `move`: once, or twice for the one unit of a forced march, whose second move begins afresh
/// (ACW-MOVE-11).
Allowed mayMoveFirst(const State& state, const PieceId& id, const Unit& unit) {
    const bool marches = unit.moves == 1 && state.card == Card::forceMarch &&
                         (!state.cardUnit || state.cardUnit == id);  // ACW-CARD-06
    if (unit.moves != 0 && !marches) {
        return refuse("already-moved", refusals::HasMoved{.unit = unitName(state, id)}, "ACW-MOVE-03");
    }
    if (state.card == Card::confusion && commanderOf(state, id) == nullptr) {  // ACW-CARD-11, ACW-CMD-03
        return refuse("confused", refusals::Confused{.unit = unitName(state, id)}, "ACW-CARD-11");
    }
    return {};
}

/// In phase `shoot`: the cavalry of hit and run, after its shot.
Allowed mayMoveAgain(const State& state, const PieceId& id, const Unit& unit) {  // ACW-CARD-04
    if (!hasShot(state, id)) {
        return refuse(code::wrongPhase, refusals::HasNotShot{.unit = unitName(state, id)}, "ACW-TURN-03");
    }
    if (unit.kind != Kind::cavalry || (state.cardUnit && state.cardUnit != id)) {
        return refuse("already-shot", refusals::NoMoveAfterShot{.unit = unitName(state, id)}, "ACW-MOVE-03");
    }
    if (unit.moves >= 2) {
        return refuse("already-moved", refusals::HasMovedAgain{.unit = unitName(state, id)}, "ACW-CARD-04");
    }
    return {};
}

/// Turning as no move at all.
Allowed mayTurnFreely(const State& state, const PieceId& id) {  // ACW-MOVE-05
    if (!hasShot(state, id)) return {};
    return refuse("already-shot", refusals::NoTurnAfterShot{.unit = unitName(state, id)}, "ACW-MOVE-05");
}

void moveAsked(Draft& draft, const Move& action, const SumBuilder& allowance) {
    Moved moved;
    moved.unit = action.unit;
    moved.hexes = action.hexes;
    moved.sum = allowance;
    draft.emit(std::move(moved));
    endDugIn(draft, action.unit);
}

void movePath(Draft& draft, const Move& action, const std::vector<Place>& path, const SumBuilder& allowance) {
    const Place from = *unitOf(draft.state(), action.unit).place;
    const Place last = path.size() > 1 ? path[path.size() - 2] : from;
    const Facing facing = action.facing.value_or(*directionOf(last, path.back()));  // ACW-MOVE-02
    draft.emit(Moved{action.unit, from, path.back(), path, facing, {}, allowance});
    endDugIn(draft, action.unit);
    for (const Place entered : path) react(draft, action.unit, entered);
}

Allowed withinAllowance(const State& state, const PieceId& id, int hexes, int allowance) {
    if (hexes <= allowance) return {};
    return refuse("too-far", refusals::TooFar{.unit = unitName(state, id), .most = allowance, .hexes = hexes},
                  "ACW-MOVE-01");
}

}  // namespace

std::optional<Place> Move::endOfPath(const State& /*state*/, const Move& move) {
    if (move.path.missing()) return std::nullopt;
    return move.path.value && !move.path.value->empty() ? move.path.value->back() : Place{};
}

Allowed Move::isElsewhere(const State& state, const Move& move, Place to) {
    if (unitOf(state, move.unit).place != to) return {};
    return refuse(code::badParameter,
                  refusals::ThereAlready{.unit = unitName(state, move.unit), .hex = text(to)}, "ACW-MOVE-04");
}

Allowed Move::isPath(const State& state, const Move& move, const Given<std::vector<Place>>& path) {
    const auto no = [](Phrase sentence) {
        return refuse(code::badParameter, std::move(sentence), "ACW-MOVE-04");
    };
    if (!path.value || path.value->empty()) return no(refusals::NoPath{});
    Place from = *unitOf(state, move.unit).place;
    std::vector<Place> been{from};
    for (const Place to : *path.value) {
        if (!adjacent(from, to)) return no(refusals::NoNeighbours{.a = text(from), .b = text(to)});
        if (contains(been, to)) return no(refusals::PathRepeats{.hex = text(to)});
        been.push_back(to);
        from = to;
    }
    if (from == move.to) return {};
    return no(refusals::PathEndsElsewhere{.end = text(from), .to = text(move.to)});
}

SumBuilder movementAllowance(SumBuilder sum, const State& state, const PieceId& unit) {
    const Kind kind = unitOf(state, unit).kind;
    return sum.base(word(kind), ability(kind).hexes, "ACW-MOVE-01");
}

Allowed mayMove(const State& state, const PieceId& id) {
    const Unit& unit = unitOf(state, id);
    return state.phase == Phase::shoot ? mayMoveAgain(state, id, unit) : mayMoveFirst(state, id, unit);
}

/// One unit after another, in any order (ACW-MOVE-15).
Allowed decide(Draft& draft, const Move& action) {
    const State& state = draft.state();
    if (Allowed allowed = mayMove(state, action.unit); !allowed.has_value()) return allowed;
    const SumBuilder allowance = movementAllowance(draft.sum(), state, action.unit);
    if (!boardMode(state)) {  // ACW-MOVE-14
        Allowed near = withinAllowance(state, action.unit, action.hexes, allowance.total());
        if (!near.has_value()) return near;
        moveAsked(draft, action, allowance);
        return {};
    }
    const auto& stated = action.path.value;
    const int hexes =
        stated ? static_cast<int>(stated->size()) : distance(*unitOf(state, action.unit).place, action.to);
    Allowed near = withinAllowance(state, action.unit, hexes, allowance.total());
    if (!near.has_value()) return near;
    if (stated) {
        if (Allowed free = mayFollow(state, action.unit, *stated); !free.has_value()) return free;
        movePath(draft, action, *stated, allowance);
        return {};
    }
    const auto path = wayTo(state, action.unit, action.to);
    if (!path.has_value()) return tl::make_unexpected(path.error());
    movePath(draft, action, *path, allowance);
    return {};
}

Allowed decide(Draft& draft, const Turn& action) {
    const State& state = draft.state();
    const bool free = state.options.turnInPlace == TurnInPlace::free;
    Allowed allowed = free ? mayTurnFreely(state, action.unit) : mayMove(state, action.unit);
    if (!allowed.has_value()) return allowed;
    draft.emit(Turned{action.unit, action.facing, free});
    if (!free) endDugIn(draft, action.unit);
    return {};
}

void endDugIn(Draft& draft, const PieceId& unit) {  // ACW-CARD-10
    if (unitOf(draft.state(), unit).dugIn) draft.emit(DugInEnded{unit});
}

void react(Draft& draft, const PieceId& mover, Place entered) {  // ACW-MOVE-06
    const Side side = unitOf(draft.state(), mover).side;
    for (const PieceId& id : fieldOf(draft.state(), other(side))) {
        const Unit& unit = unitOf(draft.state(), id);
        const auto towards = directionOf(*unit.place, entered);
        if (!towards) continue;
        const auto faced = unit.facing ? neighbour(*unit.place, *unit.facing) : std::nullopt;
        if (faced) {
            const PieceId* there = unitAt(draft.state(), *faced);
            const bool holdsEnemy = *faced == entered || (there != nullptr && *there != mover &&
                                                          unitOf(draft.state(), *there).side == side);
            if (holdsEnemy) continue;
        }
        draft.emit(FacedEnemy{id, *towards, mover});
    }
}

namespace {

/// A move, or a turn that counts as one (section 6.4, "State").
void countMove(State& state, const PieceId& id) {
    Unit& unit = state.pieces.units.at(id);
    unit.moves = state.phase == Phase::shoot ? 2 : unit.moves + 1;
    if (unit.moves == 2) state.cardUnit = id;
}

}  // namespace

void apply(State& state, const Moved& event) {
    countMove(state, event.unit);
    if (!event.to) return;
    Unit& unit = state.pieces.units.at(event.unit);
    unit.place = event.to;
    unit.facing = event.facing;
}

void apply(State& state, const Turned& event) {
    if (!event.free) countMove(state, event.unit);
    state.pieces.units.at(event.unit).facing = event.facing;
}

void apply(State& state, const FacedEnemy& event) { state.pieces.units.at(event.unit).facing = event.facing; }
void apply(State& state, const DugIn& event) { state.pieces.units.at(event.unit).dugIn = true; }
void apply(State& state, const DugInEnded& event) { state.pieces.units.at(event.unit).dugIn = false; }

}  // namespace adjutant::acw
