// SPDX-License-Identifier: GPL-3.0-or-later
// How the game stands, in numbers that its state does not hold: who has its token (OSS-ROSTER-14), and how
// far the points are that win.
#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

/// Where points are scored; empty where they are not.
std::string_view scoringClause(Scenario scenario) {
    if (scenario == Scenario::bombingRun) return "OSS-ACTION-05";
    if (scenario == Scenario::captureTheFlag) return "OSS-ACTION-09";
    return {};
}

}  // namespace

Figures OneStat::figures(const State& state) {
    Figures figures;
    for (const auto& [id, piece] : state.pieces) {
        if (piece.kind == Kind::escort || piece.kind == Kind::hostage) continue;  // they are never activated
        figures.pieces[id].spent = piece.activated;
    }
    if (const std::string_view clause = scoringClause(state.options.scenario); !clause.empty()) {
        Figures::Count points{"victory-points", std::string(clause), {}};
        for (const SideId& side : state.seating) {
            points.had[side] = state.sides.at(side).points;
            points.target[side] = pointsToWin;
        }
        figures.goals = {std::move(points)};
    }
    return figures;
}

}  // namespace adjutant::onestat
