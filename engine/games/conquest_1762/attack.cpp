// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of the attack phase up to a conquest: `attack`, `defend`, `assault`, `call-off`.
#include "engine/games/conquest_1762/attack.hpp"

#include <algorithm>

#include "engine/games/conquest_1762/battle.hpp"
#include "engine/games/conquest_1762/names.hpp"
#include "engine/games/conquest_1762/parameters.hpp"
#include "engine/games/conquest_1762/rules.hpp"
#include "engine/games/conquest_1762/turn.hpp"

namespace adjutant::conquest {
namespace {

tl::unexpected<Refusal> tooManyDice(int dice, int fighting, bool attacking) {
    return refuse("too-many-dice",
                  refusals::TooManyDice{.dice = dice, .attacking = attacking, .fighting = fighting},
                  "C62-ATTACK-03");
}

/// All checks in the ledger's order, and the fight engaged; `go` then carries the plan out.
template <class A, class Go>
Allowed fight(Draft& draft, const A& action, Go go) {
    const State& state = draft.state();
    const auto wish = wished(action, state.options.defence);
    if (!wish.has_value()) return refusalOf(wish);
    const auto order = attackOrder(state, action);
    if (!order.has_value()) return refusalOf(order);
    const auto plan = planned(order->fight, action, *wish);
    if (!plan.has_value()) return refusalOf(plan);
    engage(draft, *order);
    go(*plan);
    return {};
}

}  // namespace

Expected<FightWish> wished(const Attack& action, Defence defence) {
    const DefenceDice usual = defence == Defence::choose ? DefenceDice::ask : DefenceDice::max;
    return take(parameter<&Attack::defenceDice>(action), usual).map([](DefenceDice dice) {
        return FightWish{dice};
    });
}

Expected<FightWish> wished(const Assault& action, Defence /*defence*/) {
    const auto wish = parameter<&Assault::defenceDice>(action);
    const auto dice = take(wish, DefenceDice::max);
    if (!dice.has_value()) return refusalOf(dice);
    if (*dice != DefenceDice::max && *dice != DefenceDice::one) return bad(wish);
    return number(parameter<&Assault::until>(action), 0, unlimited, 0).map([&](int until) {
        return FightWish{*dice, until};
    });
}

Expected<AttackPlan> planned(const Fight& fight, const Attack& action, const FightWish& wish) {
    const Stage& stage = fight.stage;
    const auto dice =
        number(parameter<&Attack::dice>(action), 1, maxAttackDice, std::min(stage.attackers, maxAttackDice));
    if (!dice.has_value()) return refusalOf(dice);
    if (*dice > stage.attackers) return tooManyDice(*dice, stage.attackers, true);
    const int most = defenceDiceFor(stage.defenders);
    if (wish.defence == DefenceDice::two && most < 2 && !fight.byNatives) {
        return tooManyDice(2, most, false);
    }
    AttackPlan plan{fight, *dice, most, false};
    if (!fight.byNatives && wish.defence == DefenceDice::one) plan.defenceDice = 1;
    plan.asks = !fight.byNatives && wish.defence == DefenceDice::ask && most > 1;
    return plan;
}

Expected<AssaultPlan> planned(const Fight& fight, const Assault& action, const FightWish& wish) {
    const auto dice = number(parameter<&Assault::dice>(action), 1, maxAttackDice, maxAttackDice);
    if (!dice.has_value()) return refusalOf(dice);
    const int fighters = fight.stage.fighters();
    if (wish.until >= fighters) {
        return refuse(code::badParameter, refusals::UntilTooHigh{.fighters = fighters}, "C62-ATTACK-15");
    }
    const bool all = wish.defence == DefenceDice::max || fight.byNatives;
    return AssaultPlan{fight, *dice, all ? maxDefenceDice : 1,
                       std::max(wish.until, fight.loneStops ? 1 : 0)};  // C62-ATTACK-14
}

Allowed decide(Draft& draft, const Attack& action) {
    return fight(draft, action, [&](const AttackPlan& attack) {
        const auto faces = rollAttack(draft, attack.dice);
        if (attack.asks) {  // C62-ATTACK-04
            const Battle& battle = *draft.state().battle;
            draft.emit(AttackRolled{battle.from, battle.to, sorted(faces, 0)});
        } else {
            exchange(draft, faces, attack.defenceDice);
        }
    });
}

Allowed decide(Draft& draft, const Assault& action) {  // C62-ATTACK-15
    return fight(draft, action, [&](const AssaultPlan& assault) {
        Stage stage = assault.fight.stage;
        while (endOf(stage) == BattleEnd::open && stage.fighters() > assault.until) {
            const auto faces = rollAttack(draft, std::min(assault.dice, stage.attackers));
            stage = exchange(draft, faces, std::min(assault.defenceDice, stage.defenders));
        }
    });
}

Expected<int> defenceDice(const State& state, const Defend& action) {
    if (!state.battle || state.battle->status != BattleStatus::rolled) {
        return refuse("no-battle", refusals::NothingToDefend{}, "C62-ATTACK-04");
    }
    const auto& defender = at(state, state.battle->to).owner;
    if (!action.defender.missing()) {
        if (!action.defender.value || !state.sides.contains(*action.defender.value)) {
            return bad(parameter<&Defend::defender>(action));
        }
        if (action.defender.value != defender) {
            return refuse(code::notYourTurn,
                          refusals::NotTheDefender{.side = called(state, *action.defender.value)},
                          "C62-ATTACK-04");
        }
    }
    const int defenders = stageOf(state).defenders;
    auto dice = number(parameter<&Defend::dice>(action), 1, maxDefenceDice, defenceDiceFor(defenders));
    if (dice.has_value() && *dice > defenders) return tooManyDice(*dice, defenders, false);
    return dice;
}

Allowed decide(Draft& draft, const Defend& action) {
    const auto dice = defenceDice(draft.state(), action);
    if (!dice.has_value()) return refusalOf(dice);
    exchange(draft, std::vector<int>(*draft.state().battle->rolled), *dice);
    return {};
}

Allowed decide(Draft& draft, const CallOff& /*action*/) {  // C62-ATTACK-09, C62-NAVAL-09
    const State& state = draft.state();
    if (!state.battle) return refuse("no-battle", refusals::NoBattle{}, "C62-ATTACK-09");
    if (Allowed free = Conquest::nothingPending(state); !free.has_value()) return free;
    callOff(draft);
    return {};
}

void apply(State& s, const CalledOff& e) {
    at(s, e.from).soldiers += s.battle->soldiers;
    s.battle.reset();
}

}  // namespace adjutant::conquest
