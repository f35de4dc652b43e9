// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/hex_acw/state.hpp"

#include <algorithm>

#include "engine/games/hex_acw/terrain.hpp"

namespace adjutant::acw {

bool onTable(const State& state, const Unit& unit) {
    return !unit.reserve && !unit.out && (!boardMode(state) || unit.place.has_value());
}

const PieceId* unitAt(const State& state, Place place) {
    for (const auto& [id, unit] : state.pieces.units) {
        if (unit.place == place && !unit.reserve && !unit.out) return &id;
    }
    return nullptr;
}

const PieceId* commanderOf(const State& state, const PieceId& unit) {
    for (const auto& [id, commander] : state.pieces.commanders) {
        if (!commander.out && commander.place == unit) return &id;
    }
    return nullptr;
}

int unitsOf(const State& state, Side side) {
    const auto& units = state.pieces.units;
    return static_cast<int>(std::count_if(units.begin(), units.end(),
                                          [&](const auto& unit) { return unit.second.side == side; }));
}

std::vector<PieceId> fieldOf(const State& state, Side side) {
    std::vector<PieceId> units;
    for (const auto& [id, unit] : state.pieces.units) {
        if (unit.side == side && onTable(state, unit)) units.push_back(id);
    }
    return units;
}

bool entrenched(const State& state, const Unit& unit) {
    return unit.dugIn || (boardMode(state) && unit.place && isEntrenched(*state.board, *unit.place));
}

bool tookHit(const State& state, const PieceId& unit) {
    return std::any_of(state.shots.begin(), state.shots.end(),
                       [&](const Fired& fired) { return fired.target == unit && fired.hits >= 1; });
}

bool hasShot(const State& state, const PieceId& unit) {
    return std::any_of(state.shots.begin(), state.shots.end(),
                       [&](const Fired& fired) { return fired.shooter == unit; });
}

bool hasShotAt(const State& state, const PieceId& unit, const PieceId& target) {
    return std::any_of(state.shots.begin(), state.shots.end(),
                       [&](const Fired& fired) { return fired.shooter == unit && fired.target == target; });
}

bool nextTo(const State& state, Place place, Side side) {
    return std::any_of(state.pieces.units.begin(), state.pieces.units.end(), [&](const auto& entry) {
        const Unit& unit = entry.second;
        return unit.side == side && onTable(state, unit) && unit.place && adjacent(*unit.place, place);
    });
}

std::optional<Side> holderOf(const State& state, const Strongpoint& strongpoint) {
    if (!boardMode(state)) return strongpoint.holder;
    const PieceId* there = strongpoint.hex ? unitAt(state, *strongpoint.hex) : nullptr;
    return there == nullptr ? std::nullopt : std::optional(unitOf(state, *there).side);
}

int pointsOf(const State& state, Side side) {
    const Army* army = state.sides.find(side);
    // Numbers that a ruling made absurd come by here before they are refused: they add up without harm.
    long points = army == nullptr ? 0 : static_cast<long>(army->takenUnits) + army->takenCommanders;
    for (const auto& [id, strongpoint] : state.strongpoints)
        points += holderOf(state, strongpoint) == side ? 1 : 0;
    return static_cast<int>(points);
}

}  // namespace adjutant::acw
