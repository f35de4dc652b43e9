// SPDX-License-Identifier: GPL-3.0-or-later
// How the game stands, in numbers that its state does not hold: who has its token (OSS-ROSTER-14) and what is
// left to it, where a game alone has its spawnpoints, and how far the points are that win.
#include <algorithm>

#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

/// Where points are scored; empty where they are not.
std::string_view scoringClause(Scenario scenario) {
    if (scenario == Scenario::bombingRun) return "OSS-ACTION-05";
    if (scenario == Scenario::captureTheFlag) return "OSS-ACTION-09";
    return {};
}

/// OSS-TURN-05: of its innermost activation what is left in it; of one that has not acted yet, both.
std::vector<std::string> actsLeft(const State& state, const PieceId& fighter) {
    const auto open = std::find_if(state.stack.rbegin(), state.stack.rend(),
                                   [&](const Frame& frame) { return frame.fighter == fighter; });
    const bool acts = open != state.stack.rend();
    const bool fresh = !acts && !state.pieces.at(fighter).activated;
    std::vector<std::string> left;
    if (acts ? open->move : fresh) left.emplace_back("move");
    if (acts ? open->other : fresh) left.emplace_back("other");
    return left;
}

/// OSS-SOLO-02, with the tokens and the site that were placed like the spawnpoints; nothing while none were.
std::optional<Figures::Plan> planOf(const State& state) {
    Figures::Plan plan{.columns = gridSide, .rows = gridSide, .clause = "OSS-SOLO-02"};
    for (const auto& [id, point] : state.spawnpoints)
        if (point.x && point.y) plan.marks.push_back({id, "spawnpoint", *point.x, *point.y, point.shut});
    for (const auto& [id, token] : state.tokens)
        if (token.at == TokenAt::grid && token.x && token.y)
            plan.marks.push_back({id.text, std::string(word(token.kind)), *token.x, *token.y});
    if (state.site) plan.marks.push_back({"site", "site", state.site->x, state.site->y});
    if (plan.marks.empty()) return {};
    return plan;
}

}  // namespace

Figures OneStat::figures(const State& state) {
    Figures figures;
    for (const auto& [id, piece] : state.pieces) {
        if (piece.kind == Kind::escort || piece.kind == Kind::hostage) continue;  // they are never activated
        figures.pieces[id] = {.health = {}, .spent = piece.activated, .may = actsLeft(state, id)};
    }
    for (const Frame& frame : state.stack) figures.acting.push_back(frame.fighter);
    figures.plan = planOf(state);
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
