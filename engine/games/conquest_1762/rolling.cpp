// SPDX-License-Identifier: GPL-3.0-or-later
// Phase 1: rolling (C62-ROLL), continents and fortresses (C62-BONUS).
#include "engine/games/conquest_1762/rolling.hpp"

#include <algorithm>

#include "engine/games/conquest_1762/bank.hpp"
#include "engine/games/conquest_1762/control.hpp"
#include "engine/games/conquest_1762/names.hpp"
#include "engine/games/conquest_1762/pieces.hpp"
#include "engine/games/conquest_1762/rules.hpp"
#include "engine/games/conquest_1762/turn.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::conquest {
namespace {

bool produces(const State& state, const PlaceId& place) {  // C62-ROLL-05
    return !state.blockades.contains(place) && at(state, place).resource.has_value();
}

/// C62-ROLL-01, C62-ROLL-02, C62-ROLL-04 for one side: each territory of the number by its own occupation.
/// Gold comes as pieces like any other resource (C62-SETUP-06); nobody holds too much of anything
/// (C62-ROLL-08).
void collectFor(Draft& draft, const SideId& side, int number) {
    const State& state = draft.state();
    SumBuilder sum = draft.sum();
    Amounts wanted;
    for (const PlaceId& place : landsOf(state, side)) {
        const Territory& territory = at(state, place);
        if (territory.number != number || !produces(state, place)) continue;
        const int before = sum.total();
        const Yield yield = yieldAt(state, place);
        sum.add(std::string(word(*territory.resource)) + " from " + mapOf(state).nameOf(place) + " (" +
                    yield.why + ')',
                yield.amount, "C62-ROLL-02");
        if (const int amount = sum.total() - before; amount > 0) wanted[*territory.resource] += amount;
    }
    Amounts got = bankGives(state, wanted);  // C62-ROLL-09
    if (!got.empty() || sum.sum().isOverruled()) draft.emit(Collected{side, std::move(got), sum});
}

void metropolisBonus(Draft& draft) {  // C62-ROLL-06
    const State& state = draft.state();
    const SideId side = *state.active;
    Amounts wanted;
    for (const PlaceId& place : landsOf(state, side)) {
        if (at(state, place).building == Building::metropolis && produces(state, place)) {
            ++wanted[*at(state, place).resource];
        }
    }
    Amounts got = bankGives(state, wanted);
    if (!got.empty()) draft.emit(MetropolisBonus{side, std::move(got)});
}

void reinforce(Draft& draft) {  // C62-BONUS-01, C62-BONUS-02, C62-BONUS-04
    const State& state = draft.state();
    const SideId side = *state.active;
    const auto continents = continentsOf(state, side);
    const int fortresses = count(state, side, Building::fortress);
    if (continents.empty() && fortresses == 0) return;
    SumBuilder sum = draft.sum();
    for (const ContinentData& continent : mapOf(state).continents()) {
        const bool controlled = contains(continents, continent.id);
        if (controlled) sum.add(continent.name, continent.soldiers, "C62-BONUS-01");
    }
    sum.add("fortresses", fortresses, "C62-BONUS-02");
    sum.atMost(soldiersLeft(state, side), "no more pieces", "C62-RECRUIT-05");
    draft.emit(Reinforcements{side, std::max(0, sum.total()), continents, fortresses, sum});
}

}  // namespace

Yield yieldAt(const State& state, const PlaceId& place) {  // C62-ROLL-02, C62-ROLL-03
    const Territory& territory = at(state, place);
    if (territory.building) return {yieldOf(*territory.building), std::string(word(*territory.building))};
    if (territory.soldiers >= 2) return {1, std::to_string(territory.soldiers) + " soldiers"};
    return {0, "fewer than two soldiers"};
}

/// By the program, so that nobody forgets it (C62-ROLL-07). Control is measured right after (C62-BONUS-04).
void collect(Draft& draft, int number) {
    const SideId active = *draft.state().active;
    draft.emit(Rolled{active, number});
    draft.settle();
    auto order = draft.state().seating;
    std::rotate(order.begin(), std::find(order.begin(), order.end(), active), order.end());
    for (const SideId& side : order) {
        if (!at(draft.state(), side).out) collectFor(draft, side, number);
    }
    metropolisBonus(draft);
    reinforce(draft);
    goTo(draft, Phase::build);
}

Allowed decide(Draft& draft, const RollResources& /*action*/) {
    const auto faces = draft.roll(Dice{.count = 2, .sides = 6}, "resources", draft.state().active->text);
    collect(draft, faces[0] + faces[1]);
    return {};
}

void apply(State& s, const Rolled& e) { turnOf(s).number = e.number; }

void apply(State& s, const Collected& e) { receive(s, e.side, e.got); }

void apply(State& s, const MetropolisBonus& e) { receive(s, e.side, e.got); }

void apply(State& s, const Reinforcements& e) { at(s, e.side).pool += e.soldiers; }

}  // namespace adjutant::conquest
