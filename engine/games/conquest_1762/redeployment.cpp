// SPDX-License-Identifier: GPL-3.0-or-later
// Redeployment (C62-REDEPLOY).
#include "engine/games/conquest_1762/redeployment.hpp"

#include <algorithm>

#include "engine/games/conquest_1762/control.hpp"
#include "engine/games/conquest_1762/names.hpp"
#include "engine/games/conquest_1762/parameters.hpp"
#include "engine/games/conquest_1762/rules.hpp"
#include "engine/games/conquest_1762/turn.hpp"

namespace adjutant::conquest {
namespace {

struct Move {
    PlaceId from, to;
    std::optional<PieceId> ship;
};

tl::unexpected<Refusal> mustLeaveOne(const State& state, const PlaceId& place) {
    return refuse("must-leave-one", refusals::LeftToNobody{.place = nameOf(state, place)}, "C62-REDEPLOY-01");
}

/// C62-REDEPLOY-04: soldiers go to one place next to theirs, ships by sea alone.
Allowed isReached(const State& state, const Move& move) {
    const Phrase from = nameOf(state, move.from);
    const Phrase to = nameOf(state, move.to);
    if (!move.ship) {
        if (mapOf(state).linkedByLand(move.from, move.to)) return {};
        return refuse("not-adjacent", refusals::NotLinkedByLand{.from = from, .to = to}, "C62-REDEPLOY-01");
    }
    if (!mapOf(state).at(move.to).coast) {
        return refuse("not-coastal", refusals::NoCoast{.place = to}, "C62-REDEPLOY-02");
    }
    if (connected(state, move.from, move.to)) return {};
    return refuse("not-connected", refusals::NotConnected{.from = from, .to = to}, "C62-REDEPLOY-02");
}

Expected<int> soldiersOf(const State& state, const Move& move, GivenAs<int> parameter) {
    const int there = at(state, move.from).soldiers;
    const int most = move.ship ? mayLeaveWith(state, move.from, *move.ship) : mayLeave(state, move.from);
    const int least = move.ship ? 0 : 1;
    auto soldiers = number(parameter, least, unlimited, std::max(least, most));
    if (!soldiers.has_value()) return soldiers;
    if (*soldiers > there) {
        return refuse(
            code::notEnough,
            refusals::SoldiersThere{.place = nameOf(state, move.from), .soldiers = there, .only = false},
            "C62-REDEPLOY-01");
    }
    const bool shipEmpties = move.ship && *soldiers == there && !isHeldWithout(state, move.from, *move.ship);
    if (*soldiers > most || shipEmpties) return mustLeaveOne(state, move.from);
    return *soldiers;
}

}  // namespace

bool connected(const State& state, const PlaceId& from, const PlaceId& to) {
    const SideId& side = *state.active;
    if (at(state, from).capital && at(state, to).capital) return true;  // C62-NAVAL-13
    const Map& map = mapOf(state);
    const auto ownCoast = [&](graph::Node node) {
        return map.territories()[node].coast && owns(state, side, map.id(node));
    };
    const auto reached = map.graph().reachable(
        map.node(from), [&](graph::Node, const graph::Link<LinkKind>& link) { return ownCoast(link.to); });
    return reached[map.node(to)];
}

Allowed decide(Draft& draft, const Redeploy& action) {
    const State& state = draft.state();
    const auto ship = ownShip(state, parameter<&Redeploy::ship>(action), action.from);
    if (!ship.has_value()) return refusalOf(ship);
    const auto from = *ship ? Expected<PlaceId>(*at(state, **ship).place)
                            : territory(state, parameter<&Redeploy::from>(action));
    if (!from.has_value()) return refusalOf(from);
    const auto to = territory(state, parameter<&Redeploy::to>(action));
    if (!to.has_value()) return refusalOf(to);
    for (const PlaceId& place : {*from, *to}) {
        if (Allowed own = isOwn(state, *state.active, place); !own.has_value()) return own;
    }
    if (*from == *to) return bad(parameter<&Redeploy::to>(action));
    const Move move{*from, *to, *ship};
    const State after = afterCallingOff(state);
    if (Allowed reached = isReached(after, move); !reached.has_value()) return reached;
    const auto soldiers = soldiersOf(after, move, parameter<&Redeploy::soldiers>(action));
    if (!soldiers.has_value()) return refusalOf(soldiers);

    callOff(draft);
    goTo(draft, Phase::redeploy);
    draft.emit(Redeployed{move.from, move.to, *soldiers, move.ship});
    if (draft.state().turn->redeployments <= 0) endTurn(draft, Loot::yes);  // C62-REDEPLOY-03
    return {};
}

void apply(State& s, const Redeployed& e) {
    at(s, e.from).soldiers -= e.soldiers;
    at(s, e.to).soldiers += e.soldiers;
    if (e.ship) at(s, *e.ship).place = e.to;
    --turnOf(s).redeployments;
}

}  // namespace adjutant::conquest
