// SPDX-License-Identifier: GPL-3.0-or-later
// Setting up one's own board and forces (section 6.2).
#include <algorithm>
#include <map>

#include "engine/games/hex_acw/cards.hpp"
#include "engine/games/hex_acw/names.hpp"
#include "engine/games/hex_acw/rules.hpp"
#include "engine/games/hex_acw/terrain.hpp"

namespace adjutant::acw {
namespace {

Allowed needsBoard(const State& state) {
    if (boardMode(state)) return {};
    return refuse("option-off", refusals::NoBoardKept{});
}

/// The lowest id of this form that nobody has.
PieceId freeId(const State& state, const std::string& letters) {
    for (int number = 1;; ++number) {
        PieceId id{letters + std::to_string(number)};
        if (!known(state, id)) return id;
    }
}

std::string letter(Side side) { return side == Side::unionSide ? "u" : "c"; }

auto commandersOf(const State& state, Side side) {
    return std::count_if(state.pieces.commanders.begin(), state.pieces.commanders.end(),
                         [&](const auto& commander) { return commander.second.side == side; });
}

/// Every unit stands where it may, alone, and faces somewhere: a board painted after the units were put down,
/// or one that was imported, may have changed that.
Allowed standsWell(const State& state) {
    std::map<Place, PieceId> standing;
    for (const auto& [id, unit] : state.pieces.units) {
        if (!unit.place || !onTable(state, unit)) continue;
        const auto [there, alone] = standing.try_emplace(*unit.place, id);
        if (!alone) {
            return refuse("bad-deployment",
                          refusals::BothStand{.unit = unitName(state, id),
                                              .other = unitName(state, there->second),
                                              .hex = text(*unit.place)},
                          "ACW-MOVE-07");
        }
        if (!unit.facing) {
            return refuse("bad-deployment", refusals::FacesNowhere{.unit = unitName(state, id)},
                          "ACW-MOVE-02");
        }
        const Allowed stands = mayStand(*state.board, unit.kind, *unit.place);
        if (!stands.has_value()) {
            return refuse(
                "bad-deployment",
                refusals::CannotBeginThere{.unit = unitName(state, id), .why = stands.error().sentence},
                stands.error().clause);
        }
    }
    return {};
}

}  // namespace

bool isIdText(std::string_view text) {
    return !text.empty() && text.size() <= 60 && text.front() != '-' && text.back() != '-' &&
           std::all_of(text.begin(), text.end(),
                       [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
}

Allowed areNeighbours(Place a, Place b) {
    if (adjacent(a, b)) return {};
    return refuse(code::badParameter, refusals::NoNeighbours{.a = text(a), .b = text(b)});
}

Allowed AddStrongpoint::isNewId(const State& state, const AddStrongpoint& /*strongpoint*/,
                                const std::string& id) {
    if (!isIdText(id)) {
        return refuse(code::badParameter, refusals::NoId{});
    }
    if (!state.strongpoints.contains(id)) return {};
    return refuse(code::badParameter, refusals::PositionExists{.id = id}, "ACW-VP-04");
}

Allowed AddCommander::isUnled(const State& state, const AddCommander& /*action*/, const PieceId& unit) {
    if (!state.pieces.units.contains(unit)) return noSuchUnit(unit);
    if (commanderOf(state, unit) == nullptr) return {};
    return refuse(code::badParameter, refusals::LedAlready{.unit = unitName(state, unit)}, "ACW-FORCE-02");
}

Allowed mayHaveUnit(const State& state, Side side) {  // ACW-FORCE-03
    if (unitsOf(state, side) < maxUnits) return {};
    return refuse("too-many-units", refusals::NineUnits{.side = side}, "ACW-FORCE-03");
}

Allowed mayHaveCommander(const State& state, Side side) {  // ACW-FORCE-02
    if (commandersOf(state, side) < maxCommanders) return {};
    return refuse("too-many-commanders", refusals::ThreeCommanders{.side = side}, "ACW-FORCE-02");
}

Allowed decide(Draft& draft, const SetTerrain& action) {
    if (Allowed board = needsBoard(draft.state()); !board.has_value()) return board;
    draft.emit(TerrainSet{action.hex, action.terrain, action.entrenched});
    return {};
}

Allowed decide(Draft& draft, const SetEdge& action) {
    if (Allowed board = needsBoard(draft.state()); !board.has_value()) return board;
    const Crossing crossing = action.water == Water::none ? Crossing::none : action.crossing;
    draft.emit(EdgeSet{hexside(action.a, action.b), action.water, crossing});
    return {};
}

Allowed decide(Draft& draft, const SetRoad& action) {
    if (Allowed board = needsBoard(draft.state()); !board.has_value()) return board;
    draft.emit(RoadSet{hexside(action.a, action.b), action.on});
    return {};
}

Allowed decide(Draft& draft, const AddStrongpoint& action) {  // ACW-VP-04
    draft.emit(StrongpointSet{action.id, action.label, action.hex});
    return {};
}

Allowed decide(Draft& draft, const AddUnit& action) {
    const State& state = draft.state();
    if (Allowed more = mayHaveUnit(state, action.side); !more.has_value()) return more;
    UnitAdded added{freeId(state, letter(action.side)), action.side, action.kind, action.reserve, {}, {}};
    if (boardMode(state) && !action.reserve) {
        Allowed stands = mayStand(*state.board, action.kind, *action.place);
        if (!stands.has_value()) return stands;
        if (const PieceId* there = unitAt(state, *action.place)) {
            return refuse("occupied",
                          refusals::Occupied{.unit = unitName(state, *there), .hex = text(*action.place)},
                          "ACW-MOVE-07");
        }
        added.hex = action.place;
        added.facing = action.facing.value_or(arrivalFacing(action.side));
    }
    draft.emit(std::move(added));
    return {};
}

Allowed decide(Draft& draft, const AddCommander& action) {
    const State& state = draft.state();
    const Side side = unitOf(state, action.unit).side;
    if (Allowed more = mayHaveCommander(state, side); !more.has_value()) return more;
    draft.emit(CommanderAdded{freeId(state, letter(side) + 'l'), action.unit});
    return {};
}

Allowed mayBegin(const State& state) {
    for (const Side side : state.seating) {
        const int units = unitsOf(state, side);
        if (units == 0) {  // ACW-FORCE-03
            return refuse("bad-deployment", refusals::NoUnit{.side = side}, "ACW-FORCE-03");
        }
        const int due = std::min(units, maxAtStart);
        const int there = static_cast<int>(fieldOf(state, side).size());
        if (there != due) {  // ACW-FORCE-04
            return refuse("bad-deployment", refusals::UnitsDue{.side = side, .due = due, .there = there},
                          "ACW-FORCE-04");
        }
    }
    return boardMode(state) ? standsWell(state) : Allowed();
}

Allowed mayUse(const State& state) {
    for (const Side side : state.seating) {
        if (unitsOf(state, side) > maxUnits) {
            return refuse("too-many-units", refusals::MoreThanNineUnits{.side = side}, "ACW-FORCE-03");
        }
        if (commandersOf(state, side) > maxCommanders) {
            return refuse("too-many-commanders", refusals::MoreThanThreeCommanders{.side = side},
                          "ACW-FORCE-02");
        }
    }
    for (const auto& [id, strongpoint] : state.strongpoints) {
        if (!isIdText(id) || strongpoint.name.empty())
            return refuse(code::badParameter, refusals::UnnamedPosition{}, "ACW-VP-04");
    }
    return boardMode(state) ? mayBegin(state) : Allowed();
}

Allowed decide(Draft& draft, const Begin& /*action*/) {
    if (Allowed ready = mayBegin(draft.state()); !ready.has_value()) return ready;
    draft.emit(Begun{});
    return {};
}

void apply(State& state, const TerrainSet& event) {
    Ground& ground = *state.board;
    if (event.terrain == Terrain::clear) {
        ground.terrain.erase(event.hex);
    } else {
        ground.terrain[event.hex] = event.terrain;
    }
    if (event.entrenched) {
        ground.entrenched[event.hex] = true;
    } else {
        ground.entrenched.erase(event.hex);
    }
}

void apply(State& state, const EdgeSet& event) {
    if (event.water == Water::none) {
        state.board->edges.erase(event.hexside);
        return;
    }
    Edge& edge = state.board->edges[event.hexside];
    edge.water = event.water;
    edge.crossing = event.crossing == Crossing::none ? std::nullopt : std::optional(event.crossing);
}

void apply(State& state, const RoadSet& event) {
    if (event.on) {
        state.board->roads[event.hexside] = true;
    } else {
        state.board->roads.erase(event.hexside);
    }
}

void apply(State& state, const StrongpointSet& event) {
    state.strongpoints[event.id] = {event.label, event.hex, std::nullopt};
}

void apply(State& state, const UnitAdded& event) {
    Unit& unit = state.pieces.units[event.unit];
    unit.side = event.side;
    unit.kind = event.kind;
    unit.reserve = event.reserve;
    unit.place = event.hex;
    unit.facing = event.facing;
}

void apply(State& state, const CommanderAdded& event) {
    Commander& commander = state.pieces.commanders[event.commander];
    commander.side = unitOf(state, event.unit).side;
    commander.place = event.unit;
}

void apply(State& state, const Begun& /*event*/) {
    state.phase = Phase::card;
    state.active = state.seating.front();
}

}  // namespace adjutant::acw
