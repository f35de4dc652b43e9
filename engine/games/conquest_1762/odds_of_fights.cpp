// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/conquest_1762/odds_of_fights.hpp"

#include "engine/games/conquest_1762/assault_chain.hpp"
#include "engine/games/conquest_1762/attack.hpp"
#include "engine/games/conquest_1762/battle.hpp"
#include "engine/games/conquest_1762/parameters.hpp"

namespace adjutant::conquest {
namespace {

constexpr int maxInWhatIf = 200;
/// Beyond this the exact numbers of a whole war grow too long to wait for.
constexpr int maxFighting = 1000;

/// Checks of a what-if from `attackers` to giving both.
template <class A>
Expected<Fight> imagined(const State& state, const A& action, const WhatIf& whatIf) {
    const auto attackers = number(parameter<&WhatIf::attackers>(whatIf), 1, maxInWhatIf);
    if (!attackers.has_value()) return refusalOf(attackers);
    const auto defenders = number(parameter<&WhatIf::defenders>(whatIf), 1, maxInWhatIf);
    if (!defenders.has_value()) return refusalOf(defenders);
    if (!action.from.missing() || !action.to.missing() || !action.ship.missing() ||
        !action.soldiers.missing()) {
        return refuse(code::badParameter, refusals::StrengthsOrPlaces{}, "C62-ODDS-01");
    }
    if (*attackers < 2 && !state.options.loneAttacker) {
        return refuse("too-few-soldiers", refusals::LoneSoldier{}, "C62-ATTACK-14");
    }
    return Fight{.stage = {.attackers = *attackers, .defenders = *defenders},
                 .loneStops = !state.options.loneAttacker};
}

/// What the act would do, or would do with such strengths.
template <class A>
auto planOf(const State& state, const A& action, const WhatIf& whatIf)
    -> decltype(planned(Fight(), action, FightWish())) {
    const auto wish = wished(action, whatIf.imagines() ? Defence::max : state.options.defence);
    if (!wish.has_value()) return refusalOf(wish);
    const auto fight =
        whatIf.imagines()
            ? imagined(state, action, whatIf)
            : attackOrder(state, action).map([](const AttackOrder& order) { return order.fight; });
    if (!fight.has_value()) return refusalOf(fight);
    return planned(*fight, action, *wish);
}

HighDieBonus highDieBonusIn(const Fight& fight, std::span<const Overrule> overrules) {
    return highDieBonusOf(highDieBonusSum(SumBuilder(overrules), fight));
}

/// C62-ODDS-02: the losses of one exchange, after the cap.
Outcomes exchangeOdds(const Fight& fight, const std::vector<DiceOutcome>& attack,
                      const std::vector<DiceOutcome>& defence, Casualties casualties,
                      std::span<const Overrule> overrules) {
    const auto round = roundOf(attack, defence, highDieBonusIn(fight, overrules), casualties);
    std::map<attrition::Forces, Fraction> losses;
    for (const attrition::Step& step : round.steps) {
        const Losses lost = capped({step.attackersLost, step.defendersLost}, fight.stage);
        losses[{lost.attacker, lost.defender}] += Fraction(static_cast<long>(step.ways), round.ways);
    }
    Outcomes outcomes;
    for (const auto& [lost, p] : losses) {
        outcomes.push_back(
            {"attacker-" + std::to_string(lost.first) + ",defender-" + std::to_string(lost.second), p});
    }
    return outcomes;
}

Outcomes survivors(const AssaultEnds& ends) {
    Outcomes list;
    for (auto at = ends.conquered.rbegin(); at != ends.conquered.rend(); ++at) {
        list.push_back({"conquered-" + std::to_string(at->first), at->second});
    }
    for (const auto& [forces, p] : ends.stopped) {
        list.push_back(
            {"stopped-" + std::to_string(forces.first) + ",defender-" + std::to_string(forces.second), p});
    }
    list.push_back({"mutual", ends.mutual});
    for (const auto& [left, p] : ends.repulsed) list.push_back({"repulsed-" + std::to_string(left), p});
    return list;
}

template <class Ends>
Fraction totalOf(const Ends& ends) {
    Fraction total;
    for (const auto& [key, p] : ends) total += p;
    return total;
}

Outcomes totals(const AssaultEnds& ends) {
    return {{"conquered", totalOf(ends.conquered)},
            {"stopped", totalOf(ends.stopped)},
            {"mutual", ends.mutual},
            {"repulsed", totalOf(ends.repulsed)}};
}

}  // namespace

Expected<Outcomes> attackOdds(const State& state, const Attack& action, const WhatIf& whatIf,
                              std::span<const Overrule> overrules, const std::vector<Answer>& given) {
    const auto plan = planOf(state, action, whatIf);
    if (!plan.has_value()) return refusalOf(plan);
    const auto attack = diceOutcomes(plan->dice, given, 0);
    if (!attack.has_value()) return refusalOf(attack);
    const auto defence = diceOutcomes(plan->defenceDice, given, 1);
    if (!defence.has_value()) return refusalOf(defence);
    return exchangeOdds(plan->fight, *attack, *defence, state.options.casualties, overrules);
}

Expected<Outcomes> defendOdds(const State& state, const Defend& action, std::span<const Overrule> overrules,
                              const std::vector<Answer>& given) {
    const auto dice = defenceDice(state, action);
    if (!dice.has_value()) return refusalOf(dice);
    const auto defence = diceOutcomes(*dice, given, 0);
    if (!defence.has_value()) return refusalOf(defence);
    return exchangeOdds(fightOf(state, *state.battle), {{*state.battle->rolled, 1}}, *defence,
                        state.options.casualties, overrules);
}

Expected<Outcomes> assaultOdds(const State& state, const Assault& action, const WhatIf& whatIf,
                               std::span<const Overrule> overrules, const std::vector<Answer>& given) {
    constexpr int maxExchanges = 50;
    const auto plan = planOf(state, action, whatIf);
    if (!plan.has_value()) return refusalOf(plan);
    const auto exchanges = number(parameter<&WhatIf::exchanges>(whatIf), 1, maxExchanges, 0);
    if (!exchanges.has_value()) return refusalOf(exchanges);
    const auto report = take(parameter<&WhatIf::report>(whatIf), std::string("survivors"));
    if (!report.has_value()) return refusalOf(report);
    if (*report != "survivors" && *report != "totals") return bad(parameter<&WhatIf::report>(whatIf));

    if (plan->fight.stage.fighters() + plan->fight.stage.defence() > maxFighting) {
        return refuse(code::tooManyOutcomes, refusals::TooManyFighters{}, "C62-ODDS-03");
    }
    Fight later = plan->fight;
    later.gunner = false;
    const auto exchangesOf = [&](const Fight& fight) {
        return ExchangeModel(plan->dice, plan->defenceDice, highDieBonusIn(fight, overrules),
                             state.options.casualties);
    };
    AssaultChain chain(plan->fight.stage, plan->until, exchangesOf(plan->fight), exchangesOf(later));
    if (const Allowed laid = chain.applyRolled(given); !laid.has_value()) return refusalOf(laid);
    if (*exchanges > 0) {
        chain.fightFor(*exchanges);
    } else {
        chain.fightOn();
    }
    Outcomes outcomes = *report == "totals" ? totals(chain.ends()) : survivors(chain.ends());
    std::erase_if(outcomes, [](const Likelihood& outcome) { return outcome.p.isZero(); });  // C62-ODDS-04
    return outcomes;
}

}  // namespace adjutant::conquest
