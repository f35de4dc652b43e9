// SPDX-License-Identifier: GPL-3.0-or-later
// Who has won (section Victory), and the end of the game.
#include <algorithm>

#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

struct Won {
    std::vector<SideId> winners;
    std::string reason;
};

/// What was delivered by this action, if it was.
const Piece* deliverer(const Draft& draft) {
    for (const Event& event : draft.events()) {
        if (const auto* e = std::get_if<Delivered>(&event)) return &pieceOf(draft.state(), e->fighter);
    }
    return nullptr;
}

bool siteSucceeded(const Draft& draft) {
    return std::ranges::any_of(draft.events(), [](const Event& event) {
        const auto* e = std::get_if<Manipulated>(&event);
        return e != nullptr && e->device == "site" && e->success;
    });
}

bool cultistsGone(const State& state) {
    return state.site && !state.site->cultists.empty() &&
           std::ranges::all_of(state.site->cultists,
                               [&](const PieceId& id) { return pieceOf(state, id).out; });
}

bool allShut(const State& state) {
    return std::ranges::all_of(state.spawnpoints, [](const auto& point) { return point.second.shut; });
}

bool allCollected(const State& state) {
    return std::ranges::all_of(state.tokens,
                               [](const auto& token) { return token.second.at == TokenAt::collected; });
}

bool solvedMystery(const Draft& draft) {
    const State& state = draft.state();
    const bool hideout = state.options.mystery == Mystery::hideout && state.site && opponentsGone(state);
    return siteSucceeded(draft) || cultistsGone(state) || hideout;
}

bool anySpawned(const Spawned& spawned) { return spawned.boss + spawned.specialist + spawned.rookie > 0; }

/// The scenario's own victory.
std::optional<Won> scenarioWon(const Draft& draft) {
    const State& state = draft.state();
    const auto if_ = [](bool won, std::string reason) {
        return won ? std::optional(Won{{players}, std::move(reason)}) : std::nullopt;
    };
    switch (state.options.scenario) {
        case Scenario::treasureHunt:
            if (const Piece* piece = deliverer(draft)) return Won{{*piece->side}, "treasure"};
            return {};
        case Scenario::bombingRun:
        case Scenario::captureTheFlag:
            for (const auto& [id, side] : state.sides) {
                if (side.points >= pointsToWin) return Won{{id}, "two-points"};
            }
            return {};
        case Scenario::bounty:
            return if_(pieceOf(state, {"bounty"}).out, "bounty");
        case Scenario::collect:
            return if_(allCollected(state), "collected");
        case Scenario::escort:
            return if_(deliverer(draft) != nullptr, "escorted");
        case Scenario::investigate:
            return if_(solvedMystery(draft), "mystery-solved");
        case Scenario::rescue:
            if (state.options.rescueHard) return if_(deliverer(draft) != nullptr, "escorted");
            return if_(state.rescued, "rescued");
        case Scenario::shutdown:
            return if_(allShut(state) && opponentsGone(state), "shutdown");
        case Scenario::hunt:
            // OSS-SOLO-13
            return if_(anySpawned(state.spawned) && opponentsGone(state), "opponents-eliminated");
        case Scenario::lastManStanding:
        case Scenario::kingOfTheHill:
            return {};
    }
    return {};
}

/// OSS-SOLO-13.
std::optional<Won> soloLost(const State& state) {
    const auto out = [&](const PieceId& id) {
        const Piece* found = state.pieces.find(id);
        return found != nullptr && found->out;
    };
    if (out({"escort"}) || (state.rescued && out({"hostage"}))) return Won{{opponents}, "escort-lost"};
    if (!sideIsLeft(state, players)) return Won{{opponents}, "warband-lost"};
    return {};
}

/// OSS-SCEN-01.
std::optional<Won> lastStanding(const State& state) {
    std::vector<SideId> left;
    for (const SideId& side : state.seating) {
        if (sideIsLeft(state, side)) left.push_back(side);
    }
    if (left.size() > 1) return {};
    if (left.empty()) return Won{{}, "nobody-left"};
    return Won{left, "last-standing"};
}

std::optional<Won> won(const Draft& draft) {
    const State& state = draft.state();
    if (auto scenario = scenarioWon(draft)) return scenario;
    if (state.solo) return soloLost(state);
    if (isActionScenario(state)) return {};  // OSS-ACTION-04
    return lastStanding(state);
}

}  // namespace

/// After every action as a whole: the scenario's own victory first (OSS-ROUND-02).
void checkVictory(Draft& draft) {
    if (draft.state().phase == Phase::over) return;
    if (auto end = won(draft)) gameOver(draft, std::move(end->winners), std::move(end->reason));
}

void gameOver(Draft& draft, std::vector<SideId> winners, std::string reason) {
    draft.emit(GameOver{std::move(winners), std::move(reason)});
}

Allowed decide(Draft& draft, const End& action) {
    gameOver(draft, {}, action.reason);
    return {};
}

void apply(State& s, const GameOver& e) {
    s.verdict = Verdict{e.winners, e.reason};
    s.phase = Phase::over;
    s.active.reset();
    s.stack.clear();
    s.resume.reset();
}

}  // namespace adjutant::onestat
