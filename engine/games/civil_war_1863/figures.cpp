// SPDX-License-Identifier: GPL-3.0-or-later
// How the game stands: how much of the enemy is gone, cities taken, losses by kind, works, how far the turn
// is.
#include <algorithm>

#include "engine/games/civil_war_1863/rules.hpp"

namespace adjutant::w63 {
namespace {

/// The enemy's cities of a kind that a side has captured, of all that the enemy has.
Figures::Count captured(const State& state, CityKind kind, std::string of, std::string clause) {
    Figures::Count count{std::move(of), std::move(clause), {}};
    for (const SideId& side : state.seating) {
        count.had[side] = count.target[side] = 0;
        for (const auto& [id, city] : state.cities) {
            if (city.kind != kind || city.owner == side) continue;
            ++count.target[side];
            if (city.captured) ++count.had[side];
        }
    }
    return count;
}

/// A side's pieces of a kind that are out, of all that it had.
Figures::Count lost(const State& state, Kind kind) {
    Figures::Count count{std::string(word(kind)), "W63-GAME-02", {}};
    for (const SideId& side : state.seating) count.had[side] = count.target[side] = 0;
    for (const auto& [id, piece] : state.pieces) {
        if (piece.kind != kind) continue;
        ++count.target[piece.side];
        if (piece.out) ++count.had[piece.side];
    }
    return count;
}

}  // namespace

Figures CivilWar::figures(const State& state) {
    Figures figures;
    Figures::Count enemies{"enemy-pieces", "W63-WIN-01", {}}, works{"fortified", "W63-FORT-08", {}};
    for (const SideId& side : state.seating) enemies.had[side] = enemies.target[side] = works.had[side] = 0;
    for (const auto& [id, piece] : state.pieces) {
        const SideId enemy = enemyOf(piece.side);
        ++enemies.target[enemy];
        if (piece.out) ++enemies.had[enemy];
    }
    for (const auto& [id, city] : state.cities) {
        if (city.fortified) ++works.had[*city.fortified];
    }
    figures.goals = {std::move(enemies), captured(state, CityKind::key, "key-cities", "W63-CITY-03"),
                     captured(state, CityKind::capital, "capitals", "W63-CAP-06")};
    figures.losses = {lost(state, Kind::infantry), lost(state, Kind::cavalry), lost(state, Kind::gunboat)};
    figures.works = {std::move(works)};
    if (state.phase == Phase::play && state.active) {
        const std::vector<PieceId> able = inPlay(state, *state.active);
        const auto moved =
            std::ranges::count_if(able, [&](const PieceId& id) { return state.pieces.at(id).moved; });
        figures.progress =
            Figures::Progress{static_cast<int>(moved), static_cast<int>(able.size()), "W63-TURN-02"};
    }
    return figures;
}

}  // namespace adjutant::w63
