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

tl::unexpected<Refusal> tooManyDice(int dice, int fighting, const char* who) {
    return refuse("too-many-dice",
                  std::to_string(dice) + " dice need as many " + who + "; there " +
                      (fighting == 1 ? "is " : "are ") + std::to_string(fighting) + '.',
                  "C62-ATTACK-03");
}

}  // namespace

Expected<AttackPlan> plan(const State& state, const Attack& action) {
    const DefenceDice standard =
        state.options.defence == Defence::choose ? DefenceDice::ask : DefenceDice::max;
    const auto wish = take(action.defenceDice, "defence-dice", standard);
    if (!wish.has_value()) return refusalOf(wish);
    auto begun = attackOrder(state, {action.from, action.to, action.ship, action.soldiers});
    if (!begun.has_value()) return refusalOf(begun);
    return planned(*std::move(begun), action, *wish);
}

Expected<AttackPlan> planned(AttackOrder begun, const Attack& action, DefenceDice wish) {
    const Stage stage = stageOf(begun.state);
    const auto dice = number(action.dice, "dice", 1, maxAttackDice, std::min(stage.attackers, maxAttackDice));
    if (!dice.has_value()) return refusalOf(dice);
    if (*dice > stage.attackers) return tooManyDice(*dice, stage.attackers, "attackers");
    const int most = defenceDiceFor(stage.defenders);
    const bool byNatives = isNativeDefence(begun.state);
    if (wish == DefenceDice::two && most < 2 && !byNatives) {
        return tooManyDice(2, most, "defenders");
    }
    AttackPlan plan{std::move(begun), *dice, most, false};
    if (!byNatives && wish == DefenceDice::one) plan.defenceDice = 1;
    plan.asks = !byNatives && wish == DefenceDice::ask && most > 1;
    return plan;
}

Expected<AssaultPlan> plan(const State& state, const Assault& action) {
    const auto wish = take(action.defenceDice, "defence-dice", DefenceDice::max);
    if (!wish.has_value()) return refusalOf(wish);
    if (*wish != DefenceDice::max && *wish != DefenceDice::one) return bad("defence-dice", word(*wish));
    const auto until = number(action.until, "until", 0, unlimited, 0);
    if (!until.has_value()) return refusalOf(until);
    auto begun = attackOrder(state, {action.from, action.to, action.ship, action.soldiers});
    if (!begun.has_value()) return refusalOf(begun);
    return planned(*std::move(begun), action, *wish, *until);
}

Expected<AssaultPlan> planned(AttackOrder begun, const Assault& action, DefenceDice wish, int until) {
    const auto dice = number(action.dice, "dice", 1, maxAttackDice, maxAttackDice);
    if (!dice.has_value()) return refusalOf(dice);
    if (until >= fighters(begun.state)) {
        return refuse(
            code::badParameter,
            "'until' has to be less than the " + std::to_string(fighters(begun.state)) + " who attack.",
            "C62-ATTACK-15");
    }
    const bool loneStops = !begun.state.options.loneAttacker && !begun.ship;  // C62-ATTACK-14
    const bool all = wish == DefenceDice::max || isNativeDefence(begun.state);
    AssaultPlan plan{std::move(begun), *dice, all ? maxDefenceDice : 1, until};
    if (loneStops) plan.until = std::max(until, 1);
    return plan;
}

Allowed decide(Draft& draft, const Attack& action) {
    if (Allowed may = mayAct(draft.state(), {Phase::build, Phase::attack}, action.side); !may.has_value()) {
        return may;
    }
    const auto attack = plan(draft.state(), action);
    if (!attack.has_value()) return refusalOf(attack);
    engage(draft, attack->order);
    const auto faces = rollAttack(draft, attack->dice);
    if (attack->asks) {  // C62-ATTACK-04
        draft.emit(AttackRolled{attack->order.from, attack->order.to, sorted(faces, 0)});
    } else {
        exchange(draft, faces, attack->defenceDice);
    }
    return {};
}

Allowed decide(Draft& draft, const Assault& action) {  // C62-ATTACK-15
    if (Allowed may = mayAct(draft.state(), {Phase::build, Phase::attack}, action.side); !may.has_value()) {
        return may;
    }
    const auto assault = plan(draft.state(), action);
    if (!assault.has_value()) return refusalOf(assault);
    engage(draft, assault->order);
    const auto goesOn = [&] {
        const auto& battle = draft.state().battle;
        return battle && battle->status == BattleStatus::open && fighters(draft.state()) > assault->until;
    };
    while (goesOn()) {
        const Stage stage = stageOf(draft.state());
        const auto faces = rollAttack(draft, std::min(assault->dice, stage.attackers));
        exchange(draft, faces, std::min(assault->defenceDice, stage.defenders));
    }
    return {};
}

Expected<int> defenceDice(const State& state, const Defend& action) {
    if (!state.battle || state.battle->status != BattleStatus::rolled) {
        return refuse("no-battle", "No attack dice wait for a defence.", "C62-ATTACK-04");
    }
    const auto& defender = at(state, state.battle->to).owner;
    if (!action.side.missing()) {
        if (!action.side.value || !state.sides.contains(*action.side.value)) {
            return bad("side", action.side.value ? action.side.value->text : action.side.wrong);
        }
        if (action.side.value != defender) {
            return refuse(code::notYourTurn,
                          does(state, *action.side.value, "are", "is") + " not the defender.",
                          "C62-ATTACK-04");
        }
    }
    const int defenders = stageOf(state).defenders;
    auto dice = number(action.dice, "dice", 1, maxDefenceDice, defenceDiceFor(defenders));
    if (dice.has_value() && *dice > defenders) return tooManyDice(*dice, defenders, "defenders");
    return dice;
}

Allowed decide(Draft& draft, const Defend& action) {
    const auto dice = defenceDice(draft.state(), action);
    if (!dice.has_value()) return refusalOf(dice);
    exchange(draft, std::vector<int>(*draft.state().battle->rolled), *dice);
    return {};
}

Allowed decide(Draft& draft, const CallOff& action) {  // C62-ATTACK-09, C62-NAVAL-09
    const State& state = draft.state();
    if (Allowed active = isActive(state, action.side); !active.has_value()) return active;
    if (!state.battle) return refuse("no-battle", "There is no battle to call off.", "C62-ATTACK-09");
    if (Allowed free = nothingPending(state); !free.has_value()) return free;
    callOff(draft);
    return {};
}

void apply(State& s, const CalledOff& e) {
    at(s, e.from).soldiers += s.battle->soldiers;
    s.battle.reset();
}

}  // namespace adjutant::conquest
