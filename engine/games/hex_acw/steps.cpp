// SPDX-License-Identifier: GPL-3.0-or-later
// What stops a step (ACW-TERR-12), and the ways a unit can go.
#include <algorithm>

#include "engine/games/hex_acw/movement.hpp"
#include "engine/games/hex_acw/names.hpp"
#include "engine/games/hex_acw/terrain.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::acw {
namespace {

/// Enemies next to a hex and not cut off from it by a river (ACW-MOVE-09), in unit order.
std::vector<PieceId> enemiesAt(const State& state, Side side, Place place) {
    std::vector<PieceId> enemies;
    for (const auto& [id, unit] : state.pieces.units) {
        if (unit.side == side || !onTable(state, unit) || !adjacent(*unit.place, place)) continue;
        if (!riverBetween(*state.board, *unit.place, place)) enemies.push_back(id);
    }
    return enemies;
}

Allowed vacant(const State& state, const PieceId& mover, Place to) {  // ACW-MOVE-07
    const PieceId* there = unitAt(state, to);
    if (there == nullptr || *there == mover) return {};
    return refuse("occupied", refusals::Occupied{.unit = unitName(state, *there), .hex = text(to)},
                  "ACW-MOVE-07");
}

/// From one enemy to another (ACW-MOVE-12, ACW-MOVE-13)?
Allowed leavesFor(const State& state, const PieceId& mover, Place from, Place to) {
    const Side side = unitOf(state, mover).side;
    const auto left = enemiesAt(state, side, from);
    if (left.empty()) return {};
    const auto met = enemiesAt(state, side, to);
    const bool anyCounts = state.options.engagedMoves == EngagedMoves::any;
    const auto barrier = std::find_if(
        met.begin(), met.end(), [&](const PieceId& enemy) { return anyCounts || !contains(left, enemy); });
    if (barrier == met.end()) return {};
    return refuse("enemy-to-enemy",
                  refusals::EnemyToEnemy{.unit = unitName(state, mover),
                                         .left = unitName(state, left.front()),
                                         .met = unitName(state, *barrier)},
                  anyCounts ? "ACW-MOVE-13" : "ACW-MOVE-12");
}

/// One step, whether or not it is the last.
Allowed mayStep(const State& state, const PieceId& mover, Place from, Place to) {
    const Kind kind = unitOf(state, mover).kind;
    if (Allowed free = vacant(state, mover, to); !free.has_value()) return free;
    if (Allowed open = mayEnter(*state.board, kind, to); !open.has_value()) return open;
    if (Allowed bridged = mayCross(*state.board, kind, from, to); !bridged.has_value()) return bridged;
    return leavesFor(state, mover, from, to);
}

/// May it go on to `next` after entering `at` from `from`?
Allowed mayGoOn(const State& state, const PieceId& mover, Place from, Place at, Place next) {
    const auto enemies = enemiesAt(state, unitOf(state, mover).side, at);
    if (!enemies.empty()) {  // ACW-MOVE-08
        return refuse(
            "must-stop",
            refusals::MustStopBeside{
                .unit = unitName(state, mover), .hex = text(at), .enemy = unitName(state, enemies.front())},
            "ACW-MOVE-08");
    }
    const bool alongRoad = hasRoad(*state.board, from, at) && hasRoad(*state.board, at, next);
    if (isFeature(*state.board, at) && !alongRoad) {  // ACW-MOVE-10, ACW-TERR-11
        return refuse(
            "must-stop",
            refusals::MustStopIn{
                .unit = unitName(state, mover), .terrain = terrainAt(*state.board, at), .hex = text(at)},
            "ACW-MOVE-10");
    }
    return {};
}

}  // namespace

Allowed mayFollow(const State& state, const PieceId& mover, const std::vector<Place>& path) {
    const Unit& unit = unitOf(state, mover);
    Place from = *unit.place;
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (Allowed step = mayStep(state, mover, from, path[i]); !step.has_value()) return step;
        Allowed goesOn = i + 1 < path.size() ? mayGoOn(state, mover, from, path[i], path[i + 1])
                                             : mayStay(*state.board, unit.kind, path[i]);
        if (!goesOn.has_value()) return goesOn;
        from = path[i];
    }
    return {};
}

namespace {

/// Goes through the shortest ways from `from` to `to` in direction order until one is taken.
template <class Take>
bool shortestWays(Place from, Place to, std::vector<Place>& path, const Take& take) {
    if (from == to) return take(path);
    for (const Facing direction : allOf<Facing>()) {
        const auto next = neighbour(from, direction);
        if (!next || distance(*next, to) != distance(from, to) - 1) continue;
        path.push_back(*next);
        if (shortestWays(*next, to, path, take)) return true;
        path.pop_back();
    }
    return false;
}

}  // namespace

Expected<std::vector<Place>> wayTo(const State& state, const PieceId& mover, Place to) {  // ACW-MOVE-04
    std::vector<Place> path;
    std::optional<Refusal> first;
    const bool found = shortestWays(*unitOf(state, mover).place, to, path, [&](const auto& way) {
        const Allowed free = mayFollow(state, mover, way);
        if (!free.has_value() && !first) first = free.error();
        return free.has_value();
    });
    if (found) return path;
    return tl::make_unexpected(*first);
}

std::vector<std::vector<Place>> ways(const State& state, const PieceId& mover, int hexes) {
    const Unit& unit = unitOf(state, mover);
    std::vector<std::vector<Place>> legal;
    std::vector<std::vector<Place>> open{{}};  // ways whose every step may be taken, ended or not
    for (int length = 1; length <= hexes; ++length) {
        std::vector<std::vector<Place>> longer;
        for (const auto& way : open) {
            const Place at = way.empty() ? *unit.place : way.back();
            for (const Facing direction : allOf<Facing>()) {
                const auto next = neighbour(at, direction);
                if (!next || *next == *unit.place || contains(way, *next)) continue;
                if (!mayStep(state, mover, at, *next).has_value()) continue;
                if (!way.empty()) {
                    const Place before = way.size() > 1 ? way[way.size() - 2] : *unit.place;
                    if (!mayGoOn(state, mover, before, at, *next).has_value()) continue;
                }
                auto extended = way;
                extended.push_back(*next);
                if (mayStay(*state.board, unit.kind, *next).has_value()) legal.push_back(extended);
                longer.push_back(std::move(extended));
            }
        }
        open = std::move(longer);
    }
    return legal;
}

}  // namespace adjutant::acw
