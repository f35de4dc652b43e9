// SPDX-License-Identifier: GPL-3.0-or-later
// Victory (C62-WIN), and sides that are out (C62-TURN-07).
#include "engine/games/conquest_1762/victory.hpp"

#include <algorithm>
#include <array>

#include "engine/games/conquest_1762/bank.hpp"
#include "engine/games/conquest_1762/cards.hpp"
#include "engine/games/conquest_1762/control.hpp"
#include "engine/games/conquest_1762/parameters.hpp"
#include "engine/games/conquest_1762/pieces.hpp"
#include "engine/games/conquest_1762/rules.hpp"
#include "engine/games/conquest_1762/turn.hpp"

namespace adjutant::conquest {
namespace {

bool isTurn(Phase phase) {
    return phase == Phase::roll || phase == Phase::build || phase == Phase::attack ||
           phase == Phase::redeploy;
}

void eliminate(Draft& draft) {  // C62-TURN-07
    for (const SideId& side : draft.state().seating) {
        if (!at(draft.state(), side).out && landsOf(draft.state(), side).empty())
            draft.emit(Eliminated{side});
    }
}

}  // namespace

Standing standingOf(const State& state, const SideId& side) {
    Standing standing;
    standing.continents = static_cast<int>(continentsOf(state, side).size());
    standing.gold = at(state, side).gold;
    std::array<int, 3> buildings{};
    int ports = 0;
    for (const auto& [place, territory] : state.territories) {
        if (territory.owner != side) continue;
        if (territory.capital && controls(state, side, place)) ++standing.capitals;
        if (territory.port) ++ports;
        if (territory.building) ++buildings.at(static_cast<std::size_t>(*territory.building));
    }
    standing.infrastructure = ports + buildings[0] + buildings[1] + buildings[2];
    if (ports == 0) standing.missing.push_back(Item::port);
    for (const Building building : allOf<Building>()) {
        if (buildings.at(static_cast<std::size_t>(building)) == 0) {
            standing.missing.push_back(itemOf(building));
        }
    }
    return standing;
}

std::optional<std::string> victoryOf(const State& state, const SideId& side) {
    const Standing standing = standingOf(state, side);
    if (standing.continents >= continentsToWin) return "military";  // C62-WIN-01
    if (standing.capitals >= capitalsToWin) return "cultural";      // C62-WIN-02
    if (standing.gold >= goldToWin) return "economic";              // C62-WIN-03
    if (standing.infrastructure >= infrastructureToWin && standing.missing.empty())
        return "technological";  // C62-WIN-04
    return {};
}

bool judge(Draft& draft) {
    eliminate(draft);
    const State& state = draft.state();
    std::vector<SideId> left;
    for (const SideId& side : state.seating) {
        if (!at(state, side).out) left.push_back(side);
    }
    if (left.size() < 2) {  // C62-WIN-06
        draft.emit(GameOver{left, left.empty() ? "nobody-left" : "last-standing"});
        return true;
    }
    if (at(state, *state.active).out) return false;
    const auto victory = victoryOf(state, *state.active);
    if (!victory) return false;
    draft.emit(GameOver{{*state.active}, *victory});
    return true;
}

void conclude(Draft& draft) {
    if (!isTurn(draft.state().phase) || judge(draft)) return;
    while (at(draft.state(), *draft.state().active).out) {
        endTurn(draft, Loot::no);
        if (!isTurn(draft.state().phase) || judge(draft)) return;
    }
}

Allowed decide(Draft& draft, const EndGame& action) {  // C62-WIN-07
    const auto reason = take(parameter<&EndGame::reason>(action), std::string("ended"));
    if (!reason.has_value()) return refusalOf(reason);
    draft.emit(GameOver{{}, *reason});
    return {};
}

void apply(State& s, const Eliminated& e) {  // C62-TURN-07
    Side& gone = at(s, e.side);
    Amounts rest;
    for (const Resource resource : allOf<Resource>()) {
        rest[resource] = amountOf(gone, resource);
    }
    pay(s, e.side, rest);
    for (const CardId& card : std::vector<CardId>(gone.hand)) toDiscard(s, e.side, card);
    gone.pool = 0;
    gone.out = true;
    std::erase_if(s.blockades, [&](const auto& entry) { return entry.second == e.side; });
    std::erase_if(s.truces, [&](const TruceBetween& truce) { return truce.by == e.side; });
}

void apply(State& s, const GameOver& e) {
    s.verdict = Verdict{e.winners, e.reason};
    s.phase = Phase::over;
    s.active.reset();
}

}  // namespace adjutant::conquest
