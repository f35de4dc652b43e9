// SPDX-License-Identifier: GPL-3.0-or-later
// Claiming and reinforcing: C62-SETUP-07, C62-SETUP-09, C62-SETUP-11; placing soldiers from the pool:
// C62-BONUS-03, C62-RECRUIT-03.
#include <algorithm>

#include "engine/games/conquest_1762/bank.hpp"
#include "engine/games/conquest_1762/control.hpp"
#include "engine/games/conquest_1762/names.hpp"
#include "engine/games/conquest_1762/parameters.hpp"
#include "engine/games/conquest_1762/pieces.hpp"
#include "engine/games/conquest_1762/rules.hpp"
#include "engine/games/conquest_1762/setup.hpp"

namespace adjutant::conquest {
namespace {

/// The sides clockwise from one of them.
std::vector<SideId> clockwiseFrom(const State& state, const SideId& side) {
    std::vector<SideId> order = state.seating;
    const auto begin = std::find(order.begin(), order.end(), side);
    std::rotate(order.begin(), begin == order.end() ? order.begin() : begin, order.end());
    return order;
}

bool hasSoldiers(const State& state, const SideId& side) { return at(state, side).pool > 0; }

void beginFirstTurn(Draft& draft) { draft.emit(TurnBegan{*draft.state().first, 1}); }

/// C62-SETUP-07
std::map<SideId, int> startingPools(const State& state) {
    std::map<SideId, int> pools;
    for (const SideId& side : state.seating) {
        int soldiers = startingSoldiers(state.seating.size());
        if (state.options.reinforcementCount == ReinforcementCount::total) {
            soldiers -= soldiersOfAFaction - soldiersLeft(state, side);
        }
        pools[side] = std::clamp(soldiers, 0, soldiersLeft(state, side));
    }
    return pools;
}

/// C62-SETUP-09: one soldier at a time on the side's territories in map order, round and round.
SpreadOut spreadOf(const State& state, const SideId& side) {
    SpreadOut spread{side, 0, {}};
    const auto lands = landsOf(state, side);
    if (lands.empty()) return spread;
    spread.soldiers = at(state, side).pool;
    for (int soldier = 0; soldier < spread.soldiers; ++soldier) {
        ++spread.places[lands[static_cast<std::size_t>(soldier) % lands.size()]];
    }
    return spread;
}

/// After soldiers were placed: who places next, or the first turn.
void nextToPlace(Draft& draft) {
    const State& state = draft.state();
    const auto& seats = state.seating;
    if (std::none_of(seats.begin(), seats.end(), [&](const SideId& s) { return hasSoldiers(state, s); })) {
        beginFirstTurn(draft);
        return;
    }
    int step = state.draftStep;
    if (state.options.reinforcement == Reinforcement::snake) {
        do {
            ++step;
        } while (!hasSoldiers(state, inSnake(state, step)));
        draft.emit(OnTurn{inSnake(state, step), step});
        return;
    }
    if (hasSoldiers(state, *state.active)) return;
    for (const SideId& side : clockwiseFrom(state, *state.active)) {
        if (!hasSoldiers(state, side)) continue;
        draft.emit(OnTurn{side, step});
        return;
    }
}

}  // namespace

SideId inSnake(const State& state, int step) {
    const auto order = clockwiseFrom(state, state.first.value_or(state.seating.front()));
    const auto size = order.size();
    const auto lap = static_cast<std::size_t>(step) / size;
    const auto place = static_cast<std::size_t>(step) % size;
    return order[lap % 2 == 0 ? place : size - 1 - place];
}

void beginReinforcement(Draft& draft) {
    draft.emit(PhaseBegan{Phase::reinforce, startingPools(draft.state())});
    const SideId first = *draft.state().first;
    const auto order = clockwiseFrom(draft.state(), first);
    if (draft.state().options.reinforcement == Reinforcement::spread) {
        for (const SideId& side : order) draft.emit(spreadOf(draft.state(), side));
        beginFirstTurn(draft);
        return;
    }
    int step = 0;
    for (const SideId& side : order) {
        if (hasSoldiers(draft.state(), side)) {
            draft.emit(OnTurn{side, step});
            return;
        }
        ++step;
    }
    beginFirstTurn(draft);
}

Allowed decide(Draft& draft, const Claim& action) {  // C62-SETUP-11
    const State& state = draft.state();
    const auto place = territory(state, parameter<&Claim::territory>(action));
    if (!place.has_value()) return refusalOf(place);
    if (const auto& owner = at(state, *place).owner) {
        return refuse("already-claimed",
                      refusals::AlreadyClaimed{.place = nameOf(state, *place), .side = nameOf(state, *owner)},
                      "C62-SETUP-11");
    }
    draft.emit(Claimed{*state.active, *place, cardsFor(state, *place)});
    const bool all = std::all_of(state.territories.begin(), state.territories.end(),
                                 [](const auto& entry) { return entry.second.owner.has_value(); });
    if (all) {
        beginReinforcement(draft);
    } else {
        const int step = state.draftStep + 1;
        draft.emit(OnTurn{inSnake(state, step), step});
    }
    return {};
}

Allowed Spread::beforePhase(const State& state) {
    const bool snake = state.options.reinforcement == Reinforcement::snake;
    if (state.phase != Phase::reinforce || !snake) return {};
    return refuse(code::wrongPhase, refusals::OneAtATime{}, "C62-SETUP-09");
}

Allowed decide(Draft& draft, const Spread& /*action*/) {  // C62-SETUP-09
    const State& state = draft.state();
    draft.emit(spreadOf(state, *state.active));
    nextToPlace(draft);
    return {};
}

Allowed decide(Draft& draft, const Place& action) {
    const State& state = draft.state();
    const SideId side = *state.active;
    const auto place = ownTerritory(state, parameter<&Place::territory>(action));
    if (!place.has_value()) return refusalOf(place);
    const int pool = at(state, side).pool;
    if (pool == 0) {
        return refuse("nothing-to-place", refusals::NothingToPlace{.side = called(state, side)},
                      "C62-BONUS-03");
    }
    const bool reinforcing = state.phase == Phase::reinforce;
    const bool snake = reinforcing && state.options.reinforcement == Reinforcement::snake;
    const auto soldiers =
        number(parameter<&Place::soldiers>(action), 1, snake ? 1 : unlimited, snake ? 1 : pool);
    if (!soldiers.has_value()) return refusalOf(soldiers);
    if (*soldiers > pool) {
        return refuse(code::notEnough, refusals::TooFewToPlace{.side = called(state, side), .soldiers = pool},
                      "C62-BONUS-03");
    }
    draft.emit(Placed{side, *place, *soldiers});
    if (reinforcing) nextToPlace(draft);
    return {};
}

void apply(State& s, const Claimed& e) {
    at(s, e.territory).owner = e.side;
    at(s, e.territory).soldiers = 1;
    receive(s, e.side, e.got);
}

void apply(State& s, const SpreadOut& e) {
    at(s, e.side).pool -= e.soldiers;
    for (const auto& [place, soldiers] : e.places) at(s, place).soldiers += soldiers;
}

void apply(State& s, const Placed& e) {
    at(s, e.side).pool -= e.soldiers;
    at(s, e.territory).soldiers += e.soldiers;
}

void apply(State& s, const OnTurn& e) {
    s.active = e.side;
    s.draftStep = e.step;
}

}  // namespace adjutant::conquest
