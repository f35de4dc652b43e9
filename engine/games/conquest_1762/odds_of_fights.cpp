// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/conquest_1762/odds_of_fights.hpp"

#include "engine/games/conquest_1762/assault_chain.hpp"
#include "engine/games/conquest_1762/battle.hpp"
#include "engine/games/conquest_1762/control.hpp"
#include "engine/games/conquest_1762/parameters.hpp"
#include "engine/games/conquest_1762/turn.hpp"

namespace adjutant::conquest {
namespace {

constexpr int maxInWhatIf = 200;
/// Beyond this the exact numbers of a whole war grow too long to wait for.
constexpr int maxFighting = 1000;

template <class A>
bool isWhatIf(const A& action) {
    return !action.attackers.missing() || !action.defenders.missing();
}

/// Checks of a what-if from `attackers` to giving both; the fight as an attack order on a board of its own.
template <class A>
Expected<AttackOrder> imagined(const State& state, const A& action) {
    const auto attackers = number(action.attackers, "attackers", 1, maxInWhatIf);
    if (!attackers.has_value()) return refusalOf(attackers);
    const auto defenders = number(action.defenders, "defenders", 1, maxInWhatIf);
    if (!defenders.has_value()) return refusalOf(defenders);
    if (!action.from.missing() || !action.to.missing() || !action.ship.missing() ||
        !action.soldiers.missing()) {
        return refuse(code::badParameter, "Give strengths or places, not both.", "C62-ODDS-01");
    }
    if (*attackers < 2 && !state.options.loneAttacker) {
        return refuse("too-few-soldiers", "A single soldier does not attack.", "C62-ATTACK-14");
    }
    AttackOrder order{mapOf(state).id(0), mapOf(state).id(1), {}, 0, true, state};
    order.state.turn = Turn();
    order.state.territories[order.from].soldiers = *attackers;
    Territory target;
    target.owner = SideId{"somebody"};
    target.soldiers = *defenders;
    order.state.territories[order.to] = target;
    Battle battle;
    battle.from = order.from;
    battle.to = order.to;
    order.state.battle = battle;
    return order;
}

HighDieBonus highDieBonusIn(const State& state, const PlaceId& to, std::span<const Overrule> overrules,
                            bool first) {
    State looked = state;
    if (looked.turn && !first) looked.turn->gunner = false;
    return highDieBonusOf(highDieBonusSum(SumBuilder(overrules), looked, to));
}

/// Exactly `dice` faces from 1 to 6, or any outcome when nothing is given.
Expected<std::vector<DiceOutcome>> diceOutcomesFrom(const std::vector<Answer>& given, std::size_t which,
                                                    int dice) {
    if (which >= given.size()) return diceOutcomes(dice);
    const auto* faces = std::get_if<std::vector<int>>(&given[which]);
    if (faces == nullptr || static_cast<int>(faces->size()) != dice) {
        return refuse(code::badRoll,
                      text(given[which]) + " cannot come up on " + std::to_string(dice) + "d6.");
    }
    return std::vector<DiceOutcome>{{sorted(*faces, 0), 1}};
}

/// C62-ODDS-02: the losses of one exchange, after the cap.
Outcomes exchangeOdds(const State& state, const std::vector<DiceOutcome>& attack,
                      const std::vector<DiceOutcome>& defence, std::span<const Overrule> overrules) {
    const HighDieBonus bonus = highDieBonusIn(state, state.battle->to, overrules, true);
    const Stage stage = stageOf(state);
    const auto round = roundOf(attack, defence, bonus, state.options.casualties);
    std::map<attrition::Forces, Fraction> losses;
    for (const attrition::Step& step : round.steps) {
        losses[{std::min(step.attackersLost, stage.attackers),
                std::min(step.defendersLost, stage.defenders)}] +=
            Fraction(static_cast<long>(step.ways), round.ways);
    }
    Outcomes outcomes;
    for (const auto& [lost, p] : losses) {
        outcomes.push_back(
            {"attacker-" + std::to_string(lost.first) + ",defender-" + std::to_string(lost.second), p});
    }
    return outcomes;
}

Expected<AttackPlan> attackPlan(const State& state, const Attack& action) {
    if (!isWhatIf(action)) {
        const auto phases = {Phase::build, Phase::attack};
        if (Allowed may = mayAct(state, phases, action.side); !may.has_value()) return refusalOf(may);
        return plan(state, action);
    }
    const auto wish = take(action.defenceDice, "defence-dice", DefenceDice::max);
    if (!wish.has_value()) return refusalOf(wish);
    auto order = imagined(state, action);
    if (!order.has_value()) return refusalOf(order);
    return planned(*std::move(order), action, *wish);
}

Expected<AssaultPlan> assaultPlan(const State& state, const Assault& action) {
    if (!isWhatIf(action)) {
        const auto phases = {Phase::build, Phase::attack};
        if (Allowed may = mayAct(state, phases, action.side); !may.has_value()) return refusalOf(may);
        return plan(state, action);
    }
    const auto wish = take(action.defenceDice, "defence-dice", DefenceDice::max);
    if (!wish.has_value()) return refusalOf(wish);
    if (*wish != DefenceDice::max && *wish != DefenceDice::one) return bad("defence-dice", word(*wish));
    const auto until = number(action.until, "until", 0, unlimited, 0);
    if (!until.has_value()) return refusalOf(until);
    auto order = imagined(state, action);
    if (!order.has_value()) return refusalOf(order);
    return planned(*std::move(order), action, *wish, *until);
}

/// A list of outcomes that leaves out those of probability 0 (C62-ODDS-04).
class List {
  public:
    void add(std::string outcome, Fraction p) {
        if (!p.isZero()) outcomes_.push_back({std::move(outcome), std::move(p)});
    }
    [[nodiscard]] Outcomes take() { return std::move(outcomes_); }

  private:
    Outcomes outcomes_;
};

Outcomes survivors(const AssaultEnds& ends) {
    List list;
    for (auto at = ends.conquered.rbegin(); at != ends.conquered.rend(); ++at) {
        list.add("conquered-" + std::to_string(at->first), at->second);
    }
    for (const auto& [forces, p] : ends.stopped) {
        list.add("stopped-" + std::to_string(forces.first) + ",defender-" + std::to_string(forces.second), p);
    }
    list.add("mutual", ends.mutual);
    for (const auto& [left, p] : ends.repulsed) list.add("repulsed-" + std::to_string(left), p);
    return list.take();
}

template <class Ends>
Fraction totalOf(const Ends& ends) {
    Fraction total;
    for (const auto& [key, p] : ends) total += p;
    return total;
}

Outcomes totals(const AssaultEnds& ends) {
    List list;
    list.add("conquered", totalOf(ends.conquered));
    list.add("stopped", totalOf(ends.stopped));
    list.add("mutual", ends.mutual);
    list.add("repulsed", totalOf(ends.repulsed));
    return list.take();
}

}  // namespace

Expected<Outcomes> attackOdds(const State& state, const Attack& action, std::span<const Overrule> overrules,
                              const std::vector<Answer>& given) {
    const auto plan = attackPlan(state, action);
    if (!plan.has_value()) return refusalOf(plan);
    const auto attack = diceOutcomesFrom(given, 0, plan->dice);
    if (!attack.has_value()) return refusalOf(attack);
    const auto defence = diceOutcomesFrom(given, 1, plan->defenceDice);
    if (!defence.has_value()) return refusalOf(defence);
    return exchangeOdds(plan->order.state, *attack, *defence, overrules);
}

Expected<Outcomes> defendOdds(const State& state, const Defend& action, std::span<const Overrule> overrules,
                              const std::vector<Answer>& given) {
    const auto dice = defenceDice(state, action);
    if (!dice.has_value()) return refusalOf(dice);
    const auto defence = diceOutcomesFrom(given, 0, *dice);
    if (!defence.has_value()) return refusalOf(defence);
    return exchangeOdds(state, {{*state.battle->rolled, 1}}, *defence, overrules);
}

Expected<Outcomes> assaultOdds(const State& state, const Assault& action, std::span<const Overrule> overrules,
                               const std::vector<Answer>& given) {
    constexpr int maxExchanges = 50;
    const auto plan = assaultPlan(state, action);
    if (!plan.has_value()) return refusalOf(plan);
    const auto exchanges = number(action.exchanges, "exchanges", 1, maxExchanges, 0);
    if (!exchanges.has_value()) return refusalOf(exchanges);
    const auto report = take(action.report, "report", std::string("survivors"));
    if (!report.has_value()) return refusalOf(report);
    if (*report != "survivors" && *report != "totals") return bad("report", *report);

    const State& fight = plan->order.state;
    const PlaceId& to = plan->order.to;
    if (fighters(fight) + defenceOf(fight, to).total() > maxFighting) {
        return refuse(code::tooManyOutcomes, "More than 1,000 fighters are too many to count exactly.",
                      "C62-ODDS-03");
    }
    AssaultChain chain(*plan, state.options.casualties, highDieBonusIn(fight, to, overrules, true),
                       highDieBonusIn(fight, to, overrules, false));
    if (const Allowed laid = chain.applyRolled(given); !laid.has_value()) return refusalOf(laid);
    if (*exchanges > 0) {
        chain.fightFor(*exchanges);
    } else {
        chain.fightOn();
    }
    return *report == "totals" ? totals(chain.ends()) : survivors(chain.ends());
}

}  // namespace adjutant::conquest
