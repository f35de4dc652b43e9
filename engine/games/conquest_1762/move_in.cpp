// SPDX-License-Identifier: GPL-3.0-or-later
// Moving into a conquest, and plunder (C62-CONQUEST, C62-PLUNDER).
#include "engine/games/conquest_1762/move_in.hpp"

#include <algorithm>

#include "engine/games/conquest_1762/bank.hpp"
#include "engine/games/conquest_1762/control.hpp"
#include "engine/games/conquest_1762/names.hpp"
#include "engine/games/conquest_1762/parameters.hpp"
#include "engine/games/conquest_1762/pieces.hpp"
#include "engine/games/conquest_1762/rules.hpp"
#include "engine/games/conquest_1762/turn.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::conquest {
namespace {

/// What is plundered, or why it cannot be.
Expected<std::vector<std::string>> plunderOf(const State& state, const MoveIn& action) {
    auto plunder = take(parameter<&MoveIn::plunder>(action), std::vector<std::string>());
    if (!plunder.has_value()) return plunder;
    const Territory& territory = at(state, state.battle->to);
    for (const std::string& what : *plunder) {
        const bool known = what == "port" || what == "building";
        const bool there = what == "port" ? territory.port : territory.building.has_value();
        if (!known || !there || std::count(plunder->begin(), plunder->end(), what) > 1) {
            return bad(parameter<&MoveIn::plunder>(action).name, what);
        }
    }
    if (mustPlunder(state) && !contains(*plunder, "building")) {
        return refuse(
            "no-pieces-left",
            refusals::MustPlunder{.side = called(state, *state.active), .building = *territory.building},
            "C62-CONQUEST-05");
    }
    return plunder;
}

Expected<int> soldiersByLand(const State& state, const MoveIn& action) {
    if (!action.ship.missing()) {
        return refuse(code::badParameter, refusals::ConquestByLand{});
    }
    const MoveInLimits limits = moveInLimits(state);
    auto soldiers = number(parameter<&MoveIn::soldiers>(action), 1, unlimited, limits.most);
    if (!soldiers.has_value()) return soldiers;
    if (*soldiers > limits.there) {
        return refuse(code::notEnough, refusals::TooManyMoveIn{.soldiers = limits.there, .naval = false},
                      "C62-CONQUEST-01");
    }
    if (*soldiers < limits.least) {
        return refuse("too-few-move-in", refusals::TooFewMoveIn{.soldiers = limits.least, .naval = false},
                      "C62-CONQUEST-01");
    }
    if (*soldiers > limits.most) {
        return refuse("must-leave-one", refusals::OneStaysBehind{.place = nameOf(state, state.battle->from)},
                      "C62-CONQUEST-02");
    }
    return *soldiers;
}

Expected<int> soldiersBySea(const State& state, const MoveIn& action, const std::string& ship) {
    const MoveInLimits limits = moveInLimits(state);
    auto soldiers = number(parameter<&MoveIn::soldiers>(action), 0, unlimited, limits.there);
    if (!soldiers.has_value()) return soldiers;
    if (ship == "dock" && *soldiers != limits.there) {
        return refuse(code::badParameter, refusals::AllAboardLand{}, "C62-CONQUEST-03");
    }
    if (*soldiers > limits.there) {
        return refuse(code::notEnough, refusals::TooManyMoveIn{.soldiers = limits.there, .naval = true},
                      "C62-CONQUEST-03");
    }
    if (*soldiers < limits.least) {
        return refuse("too-few-move-in", refusals::TooFewMoveIn{.soldiers = limits.least, .naval = true},
                      "C62-CONQUEST-03");
    }
    return *soldiers;
}

void plunder(Draft& draft, const PlaceId& place, Item what, const std::optional<SideId>& loser) {
    const State& state = draft.state();
    SumBuilder sum = draft.sum();
    sum.base(word(what), plunderOf(what, state.options.plunderValues), "C62-PLUNDER-01");
    const int due = std::max(0, sum.total());
    // C62-PLUNDER-02; natives have nothing: C62-PLUNDER-04.
    const int fromLoser = loser ? std::min(due, at(state, *loser).gold) : 0;
    const int fromBank = bankGives(state, Resource::gold, due - fromLoser);
    sum.atMost(fromLoser + fromBank, "no more in the bank", "C62-ROLL-09");
    draft.emit(Plundered{place, what, fromLoser + fromBank, fromLoser, fromBank, *state.active, loser, sum});
}

/// C62-PLUNDER-01, C62-CONQUEST-05: the port first, then the building. What is kept changes its colour with
/// the land's owner (C62-PLUNDER-05).
void sack(Draft& draft, const PlaceId& place, const std::vector<std::string>& taken,
          const std::optional<SideId>& loser) {
    const Territory territory = at(draft.state(), place);
    const auto decide = [&](bool isTaken, Item what) {
        if (isTaken) {
            plunder(draft, place, what, loser);
        } else {
            draft.emit(Kept{place, what});
        }
    };
    if (territory.port) decide(contains(taken, "port"), Item::port);
    if (territory.building) decide(contains(taken, "building"), itemOf(*territory.building));
}

}  // namespace

bool mustPlunder(const State& state) {
    const auto building = at(state, state.battle->to).building;
    if (!building || *building == Building::fortress) return false;
    const int most = *building == Building::colony ? coloniesOfAFaction : metropolisesOfAFaction;
    return count(state, *state.active, *building) >= most;
}

MoveInLimits moveInLimits(const State& state) {
    const Battle& battle = *state.battle;
    MoveInLimits limits;
    limits.there = battle.ship ? battle.soldiers : at(state, battle.from).soldiers;
    limits.least = std::min(battle.dice, limits.there);  // C62-CONQUEST-06
    const bool all = battle.ship || limits.least == limits.there || isHeld(state, battle.from);
    limits.most = all ? limits.there : limits.there - 1;
    return limits;
}

Allowed decide(Draft& draft, const MoveIn& action) {
    const State& state = draft.state();
    if (!state.battle || state.battle->status != BattleStatus::won) {
        return refuse("no-battle", refusals::NothingConquered{}, "C62-CONQUEST-01");
    }
    const auto taken = plunderOf(state, action);
    if (!taken.has_value()) return refusalOf(taken);
    const Battle battle = *state.battle;
    std::optional<std::string> ship;
    if (battle.ship) {
        const auto choice = parameter<&MoveIn::ship>(action);
        const auto wish = take(choice, std::string("dock"));
        if (!wish.has_value()) return refusalOf(wish);
        if (*wish != "dock" && *wish != "return") return bad(choice);
        ship = *wish;
    }
    const auto soldiers = ship ? soldiersBySea(state, action, *ship) : soldiersByLand(state, action);
    if (!soldiers.has_value()) return refusalOf(soldiers);

    std::optional<SideId> loser = at(state, battle.to).owner;
    if (loser == natives) loser.reset();
    draft.emit(MovedIn{*state.active, battle.to, *soldiers, ship});
    sack(draft, battle.to, *taken, loser);
    if (!controls(draft.state(), *draft.state().active, battle.to))
        draft.emit(Left{battle.to});  // C62-CONQUEST-04
    const bool emptied = at(draft.state(), battle.from).soldiers == 0 && !isHeld(draft.state(), battle.from);
    if (!battle.ship && emptied) goTo(draft, Phase::redeploy);  // C62-CONQUEST-02
    return {};
}

void apply(State& s, const MovedIn& e) {
    const Battle battle = *s.battle;
    Territory& to = at(s, e.territory);
    to.owner = e.side;
    to.soldiers = e.soldiers;
    at(s, battle.from).soldiers += battle.soldiers - e.soldiers;  // by land nobody is aboard
    if (battle.ship && e.ship == "dock") at(s, *battle.ship).place = e.territory;
    auto& conquered = turnOf(s).conquered;
    if (!contains(conquered, e.territory)) {
        conquered.push_back(e.territory);
    }
    s.battle.reset();
}

void apply(State& s, const Plundered& e) {  // C62-PLUNDER-03
    if (e.loser) at(s, *e.loser).gold -= e.fromLoser;
    at(s, e.side).gold += e.fromLoser;
    receive(s, e.side, {{Resource::gold, e.fromBank}});
    Territory& territory = at(s, e.territory);
    if (e.what == Item::port) {
        territory.port = false;
        territory.portLost = 0;
    } else {
        territory.building.reset();
        territory.garrisonLost = 0;
    }
}

void apply(State& /*s*/, const Kept& /*e*/) {}

void apply(State& s, const Left& e) { at(s, e.territory).owner.reset(); }

}  // namespace adjutant::conquest
