// SPDX-License-Identifier: GPL-3.0-or-later
// Initiative, and the places in the order (OSS-INIT).
#include <algorithm>

#include "engine/games/one_stat/rules.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::onestat {
namespace {

/// OSS-INIT-03: groups of equal numbers from the highest down, each settled before the next rolls.
std::vector<SideId> ranked(Draft& draft, const std::vector<SideId>& sides) {
    std::map<int, std::vector<SideId>, std::greater<>> groups;
    for (const SideId& side : sides) {
        const int face = draft.die(initiativeDie(draft.state(), side), "initiative", side.text);
        groups[face].push_back(side);
    }
    std::vector<SideId> ranks;
    for (const auto& [face, group] : groups) {
        for (const SideId& side : group.size() > 1 ? ranked(draft, group) : group) ranks.push_back(side);
    }
    return ranks;
}

}  // namespace

int initiativeDie(const State& state, const SideId& side) {
    int die = 0;
    for (const auto& [id, piece] : state.pieces) {
        const bool counts = !piece.out || isActionScenario(state);
        if (piece.side == side && piece.kind != Kind::demon && counts) die = std::max(die, piece.die);
    }
    return die;
}

Allowed decide(Draft& draft, const RollInitiative&) {
    std::vector<SideId> sides;
    for (const SideId& side : draft.state().seating) {
        if (initiativeDie(draft.state(), side) > 0) sides.push_back(side);
    }
    draft.emit(Initiative{ranked(draft, sides)});
    if (draft.state().phase == Phase::activations) beginActivations(draft);
    return {};
}

Allowed decide(Draft& draft, const ChoosePosition& action) {
    const State& state = draft.state();
    if (action.side != state.active) {
        return refuse(code::notYourTurn,
                      refusals::OthersChoice{.whose = possessive(nameOf(state, *state.active))},
                      "OSS-INIT-02");
    }
    const auto place = static_cast<std::size_t>(action.position - 1);
    if (action.position < 1 || place >= state.order.size() || state.order[place]) {
        return refuse(code::badParameter, refusals::PlaceTaken{.position = action.position}, "OSS-INIT-02");
    }
    draft.emit(PositionChosen{action.side, action.position});
    const auto isFree = [](const auto& taken) { return !taken; };
    if (std::ranges::count_if(state.order, isFree) == 1) {  // OSS-INIT-04
        const auto free = std::ranges::find_if(state.order, isFree) - state.order.begin();
        draft.emit(PositionChosen{*state.active, static_cast<int>(free) + 1});
    }
    if (state.phase == Phase::activations) beginActivations(draft);
    return {};
}

void apply(State& s, const Initiative& e) {
    s.ranks = e.ranks;
    const bool inOrder = s.options.positions == Positions::inOrder || e.ranks.size() < 2;
    s.order.clear();
    for (const SideId& side : e.ranks) {
        s.order.push_back(inOrder ? std::optional(side) : std::nullopt);
    }
    s.phase = inOrder ? Phase::activations : Phase::positions;
    if (!inOrder) s.active = e.ranks.front();
}
void apply(State& s, const PositionChosen& e) {
    s.order.at(static_cast<std::size_t>(e.position - 1)) = e.side;
    s.active.reset();
    for (const SideId& side : s.ranks) {
        if (contains(s.order, std::optional(side))) continue;
        s.active = side;
        return;
    }
    s.phase = Phase::activations;
}

}  // namespace adjutant::onestat
