// SPDX-License-Identifier: GPL-3.0-or-later
// Who may attack whom, from where and with what (C62-ATTACK, C62-NAVAL).
#include <algorithm>

#include "engine/games/conquest_1762/battle.hpp"
#include "engine/games/conquest_1762/control.hpp"
#include "engine/games/conquest_1762/names.hpp"
#include "engine/games/conquest_1762/parameters.hpp"
#include "engine/games/conquest_1762/turn.hpp"

namespace adjutant::conquest {
namespace {

bool isTruce(const State& state, const SideId& a, const SideId& b) {
    return std::any_of(state.truces.begin(), state.truces.end(), [&](const TruceBetween& truce) {
        return (truce.by == a && truce.with == b) || (truce.by == b && truce.with == a);
    });
}

bool reaches(const State& state, const PlaceId& from, const PlaceId& to) {  // C62-NAVAL-01, C62-NAVAL-13
    if (mapOf(state).linked(from, to)) return true;
    return state.options.capitalRaids && at(state, from).capital && at(state, to).capital && from != to;
}

tl::unexpected<Refusal> vacant(const State& state, const PlaceId& to) {
    return refuse("vacant", refusals::Vacant{.place = nameOf(state, to)}, "C62-ATTACK-16");
}

/// Whom the active side may not attack. Natives are attacked like anybody (C62-NATIVE-02), from the first
/// turn on (C62-TURN-02).
Allowed isEnemy(const State& state, const PlaceId& to) {
    const SideId& side = *state.active;
    const auto& owner = at(state, to).owner;
    if (owner == side) {
        return refuse("own-territory",
                      refusals::OwnTerritory{.place = nameOf(state, to), .side = nameOf(state, side)},
                      "C62-ATTACK-01");
    }
    if (!owner) return vacant(state, to);
    if (isTruce(state, side, *owner)) {
        return refuse("truce", refusals::Truce{.side = nameOf(state, side), .other = nameOf(state, *owner)},
                      "C62-CARD-05");
    }
    return {};
}

Expected<int> soldiersByLand(const State& state, const PlaceId& from, const PlaceId& to,
                             GivenAs<int> parameter) {
    const int all = at(state, from).soldiers;
    if (!mapOf(state).linkedByLand(from, to)) {
        return refuse("not-adjacent",
                      refusals::NotLinkedByLand{.from = nameOf(state, from), .to = nameOf(state, to)},
                      "C62-ATTACK-01");
    }
    if (all < 2) {
        return refuse("too-few-soldiers", refusals::TooFewToAttack{.place = nameOf(state, from)},
                      "C62-ATTACK-01");
    }
    auto soldiers = number(parameter, 0, unlimited, all);
    if (!soldiers.has_value()) return soldiers;
    if (*soldiers != all) {
        return refuse("must-attack-with-all",
                      refusals::MustAttackWithAll{.soldiers = all, .place = nameOf(state, from)},
                      "C62-ATTACK-02");
    }
    return 0;
}

/// C62-NAVAL-07: none are needed aboard. One ship makes the attack (C62-NAVAL-11).
Expected<int> soldiersBySea(const State& state, const Battle& order, GivenAs<int> parameter) {
    if (!mapOf(state).at(order.to).coast) {
        return refuse("not-coastal", refusals::NoCoast{.place = nameOf(state, order.to)}, "C62-NAVAL-01");
    }
    if (!reaches(state, order.from, order.to)) {
        return refuse(
            "not-adjacent",
            refusals::OutOfReachBySea{.to = nameOf(state, order.to), .from = nameOf(state, order.from)},
            "C62-NAVAL-01");
    }
    const int most = mayLeaveWith(state, order.from, *order.ship);
    auto soldiers = number(parameter, 0, unlimited, most);
    if (!soldiers.has_value()) return soldiers;
    if (*soldiers > at(state, order.from).soldiers) {
        return refuse(
            code::notEnough,
            refusals::SoldiersThere{
                .place = nameOf(state, order.from), .soldiers = at(state, order.from).soldiers, .only = true},
            "C62-NAVAL-02");
    }
    if (*soldiers > most) {
        return refuse("must-leave-one", refusals::OneStaysBehind{.place = nameOf(state, order.from)},
                      "C62-NAVAL-02");
    }
    return *soldiers;
}

/// Does the request go on with the open battle?
bool continues(const State& state, const AttackOrderGiven& asked, const std::optional<PieceId>& ship) {
    if (!state.battle) return false;
    const Battle& battle = *state.battle;
    if (asked.from.given.missing() && asked.to.given.missing() && asked.ship.given.missing()) return true;
    const bool sameFrom =
        asked.from.given.missing() ? ship.has_value() : asked.from.given.value == battle.from;
    return sameFrom && asked.to.given.value == battle.to && ship == battle.ship;
}

Expected<AttackOrder> resume(const State& state) {
    const Battle& battle = *state.battle;
    if (!at(state, battle.to).owner) return vacant(state, battle.to);  // a ruling may have freed it
    if (!state.options.loneAttacker && !battle.ship && at(state, battle.from).soldiers < 2) {
        return refuse("too-few-soldiers", refusals::LoneSurvivor{}, "C62-ATTACK-14");
    }
    return AttackOrder{battle, false, fightOf(state, battle)};
}

Expected<AttackOrder> begin(const State& state, const AttackOrderGiven& asked, Battle battle) {
    if (Allowed own = isOwn(state, *state.active, battle.from); !own.has_value()) return refusalOf(own);
    if (Allowed enemy = isEnemy(state, battle.to); !enemy.has_value()) return refusalOf(enemy);
    const State free = afterCallingOff(state);
    const auto soldiers = battle.ship ? soldiersBySea(free, battle, asked.soldiers)
                                      : soldiersByLand(free, battle.from, battle.to, asked.soldiers);
    if (!soldiers.has_value()) return refusalOf(soldiers);
    battle.soldiers = *soldiers;
    return AttackOrder{battle, true, fightOf(free, battle)};
}

}  // namespace

Expected<AttackOrder> attackOrder(const State& state, const AttackOrderGiven& asked) {
    const auto ship = ownShip(state, asked.ship, asked.from.given);
    if (!ship.has_value()) return refusalOf(ship);
    Expected<AttackOrder> order;
    if (continues(state, asked, *ship)) {
        order = resume(state);
    } else {
        Expected<PlaceId> from =
            *ship ? Expected<PlaceId>(*at(state, **ship).place) : territory(state, asked.from);
        if (!from.has_value()) return refusalOf(from);
        const auto to = territory(state, asked.to);
        if (!to.has_value()) return refusalOf(to);
        order = begin(state, asked, Battle{.from = *from, .to = *to, .ship = *ship, .rolled = {}});
    }
    if (order.has_value() && order->fight.stage.defence() == 0) {
        return refuse("vacant", refusals::Undefended{.place = nameOf(state, order->battle.to)},
                      "C62-ATTACK-16");
    }
    return order;
}

}  // namespace adjutant::conquest
