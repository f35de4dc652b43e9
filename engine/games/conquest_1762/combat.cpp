// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/conquest_1762/combat.hpp"

#include <algorithm>
#include <functional>
#include <tuple>

#include "engine/chance/chances.hpp"
#include "messages/conquest_1762.hpp"

namespace adjutant::conquest {
namespace {

constexpr int faces = 6;
constexpr int maxLost = 10;

/// Adds dice that show at most `highest`, and counts the orders: a multinomial, grown die by die.
void addDice(std::vector<DiceOutcome>& all, DiceOutcome& soFar, int dice, int highest, std::uint64_t run) {
    const auto rolled = soFar.faces.size();
    if (static_cast<int>(rolled) == dice) {
        all.push_back(soFar);
        return;
    }
    const std::uint64_t ways = soFar.ways;
    for (int face = highest; face >= 1; --face) {
        const std::uint64_t inRun = rolled > 0 && face == highest ? run + 1 : 1;
        soFar.ways = ways * (rolled + 1) / inRun;
        soFar.faces.push_back(face);
        addDice(all, soFar, dice, face, inRun);
        soFar.faces.pop_back();
    }
    soFar.ways = ways;
}

}  // namespace

BattleEnd endOf(const Stage& left) {
    if (left.fighters() == 0) return left.defence() == 0 ? BattleEnd::mutual : BattleEnd::repulsed;
    return left.defence() == 0 ? BattleEnd::conquered : BattleEnd::open;
}

Losses capped(const Losses& losses, const Stage& stage) {
    return {std::min(losses.attacker, stage.attackers), std::min(losses.defender, stage.defenders)};
}

Stage next(Stage stage, const attrition::Forces& left) {
    std::tie(stage.attackers, stage.defenders) = left;
    const bool lands = stage.naval && stage.attackers > 0 && stage.defenders == 0;  // C62-NAVAL-04
    return lands ? Stage{.attackers = stage.fighters(), .defenders = stage.shore} : stage;
}

/// C62-ATTACK-05, C62-ATTACK-06.
Losses exchangeOf(const std::vector<int>& attack, const std::vector<int>& defence, Casualties casualties) {
    Losses losses;
    const std::size_t pairs = std::min(attack.size(), defence.size());
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        const int difference = attack[pair] - defence[pair];
        const bool single = casualties != Casualties::difference;
        if (difference > 0) {
            losses.defender += single ? 1 : difference;
        } else if (difference < 0) {
            losses.attacker += single ? 1 : -difference;
        } else {
            losses.attacker += 1;  // a tie goes to the defender
        }
    }
    if (casualties == Casualties::unmatched) losses.attacker += static_cast<int>(attack.size() - pairs);
    return losses;
}

std::vector<int> sorted(std::vector<int> dice, int more) {
    std::sort(dice.begin(), dice.end(), std::greater<>());
    dice.front() = std::clamp(dice.front() + more, 1, faces);
    if (more < 0) std::sort(dice.begin(), dice.end(), std::greater<>());
    return dice;
}

std::vector<DiceOutcome> diceOutcomes(int dice) {
    std::vector<DiceOutcome> all;
    DiceOutcome none;
    addDice(all, none, dice, faces, 0);
    return all;
}

Expected<std::vector<DiceOutcome>> diceOutcomes(int dice, const std::vector<Answer>& given,
                                                std::size_t which) {
    if (which >= given.size()) return diceOutcomes(dice);
    const auto* rolled = std::get_if<std::vector<int>>(&given[which]);
    const bool fits = rolled != nullptr && static_cast<int>(rolled->size()) == dice &&
                      std::ranges::all_of(*rolled, [](int face) { return face >= 1 && face <= faces; });
    if (!fits) {
        return refuse(code::badRoll, refusals::CannotComeUp{.faces = text(given[which]), .dice = dice});
    }
    return std::vector<DiceOutcome>{{sorted(*rolled, 0), 1}};
}

attrition::Round roundOf(const std::vector<DiceOutcome>& attack, const std::vector<DiceOutcome>& defence,
                         const HighDieBonus& bonus, Casualties casualties) {
    std::array<std::array<std::uint64_t, maxLost + 1>, maxLost + 1> ways{};
    attrition::Round round;
    round.ways = 0;
    std::vector<DiceOutcome> answers = defence;
    for (DiceOutcome& answer : answers) answer.faces = sorted(std::move(answer.faces), bonus.defence);
    for (const DiceOutcome& outcome : attack) {
        const std::vector<int> dice = sorted(outcome.faces, bonus.attack);
        for (const DiceOutcome& answer : answers) {
            const Losses losses = exchangeOf(dice, answer.faces, casualties);
            const auto a = static_cast<std::size_t>(losses.attacker);
            const auto d = static_cast<std::size_t>(losses.defender);
            ways.at(a).at(d) += outcome.ways * answer.ways;
            round.ways += outcome.ways * answer.ways;
        }
    }
    for (int a = 0; a <= maxLost; ++a) {
        for (int d = 0; d <= maxLost; ++d) {
            const std::uint64_t count = ways.at(static_cast<std::size_t>(a)).at(static_cast<std::size_t>(d));
            if (count > 0) round.steps.push_back({a, d, count});
        }
    }
    return round;
}

const attrition::Round& ExchangeModel::workOut(attrition::Round& round, int attackDice, int defenceDice) {
    return round = this->round(diceOutcomes(attackDice), diceOutcomes(defenceDice));
}

}  // namespace adjutant::conquest
