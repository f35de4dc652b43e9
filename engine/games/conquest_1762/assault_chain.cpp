// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/conquest_1762/assault_chain.hpp"

#include <algorithm>
#include <utility>

namespace adjutant::conquest {

/// Where a fight stands after an exchange of an `assault`.
void AssaultChain::place(const Stage& after, const Number& number) {
    switch (endOf(after)) {
        case BattleEnd::conquered:
            return exact_.add(conquered_[after.fighters()], number);
        case BattleEnd::repulsed:
            return exact_.add(repulsed_[after.defence()], number);
        case BattleEnd::mutual:
            return exact_.add(mutual_, number);
        case BattleEnd::open:
            break;
    }
    const bool goesOn = after.fighters() > until_;
    exact_.add(goesOn ? open_[after] : stopped_[{after.fighters(), after.defence()}], number);
}

template <class RoundOf>
void AssaultChain::exchange(RoundOf roundOf) {
    for (const auto& [stage, number] : std::exchange(open_, {})) {
        const attrition::Forces forces{stage.attackers, stage.defenders};
        for (const auto& [left, part] : attrition::afterRound(exact_, roundOf(forces), forces, number)) {
            place(next(stage, left), part);
        }
    }
    begun_ = true;
}

Allowed AssaultChain::applyRolled(const std::vector<Answer>& given) {
    for (std::size_t at = 0; at < given.size() && open_.size() == 1; at += 2) {
        const Stage stage = open_.begin()->first;
        const auto attack = diceOutcomes(model().attackDice(stage.attackers), given, at);
        if (!attack.has_value()) return tl::make_unexpected(attack.error());
        const auto defence = diceOutcomes(model().defenceDice(stage.defenders), given, at + 1);
        if (!defence.has_value()) return tl::make_unexpected(defence.error());
        const auto round = model().round(*attack, *defence);
        exchange([&](const auto& /*forces*/) -> const attrition::Round& { return round; });
    }
    return {};
}

void AssaultChain::exchangeOnce() {
    exchange([&](const attrition::Forces& forces) -> const attrition::Round& {
        return model().round(forces.first, forces.second);
    });
}

void AssaultChain::fightOn() {
    if (!begun_ && first_.bonus() != later_.bonus()) exchangeOnce();
    fightStage(true);
    fightStage(false);
}

void AssaultChain::fightFor(int exchanges) {
    for (; exchanges > 0; --exchanges) exchangeOnce();
    for (const auto& [stage, number] : std::exchange(open_, {})) {
        exact_.add(stopped_[{stage.fighters(), stage.defence()}], number);
    }
}

void AssaultChain::fightStage(bool naval) {
    attrition::Starts starts;
    Stage stage;
    for (const auto& [at, number] : open_) {
        if (at.naval != naval) continue;
        stage = at;  // who waits is the same in all
        starts.emplace_back(attrition::Forces{at.attackers, at.defenders}, number);
    }
    std::erase_if(open_, [&](const auto& entry) { return entry.first.naval == naval; });
    if (starts.empty()) return;
    const auto ends = attrition::fight(exact_, later_, starts, std::max(0, until_ - stage.aboard));
    const auto end = [&](int attackers, int defenders, const Number& number) {
        if (!exact_.isZero(number)) place(next(stage, {attackers, defenders}), number);
    };
    for (std::size_t left = 1; left < ends.won.size(); ++left) end(static_cast<int>(left), 0, ends.won[left]);
    for (std::size_t left = 1; left < ends.lost.size(); ++left)
        end(0, static_cast<int>(left), ends.lost[left]);
    end(0, 0, ends.mutual);
    for (const auto& [forces, number] : ends.stopped) end(forces.first, forces.second, number);
}

AssaultEnds AssaultChain::ends() {
    AssaultEnds ends;
    for (const auto& [left, number] : conquered_) ends.conquered[left] = exact_.fraction(number);
    for (const auto& [left, number] : repulsed_) ends.repulsed[left] = exact_.fraction(number);
    ends.mutual = exact_.fraction(mutual_);
    for (const auto& [forces, number] : stopped_) ends.stopped[forces] = exact_.fraction(number);
    return ends;
}

}  // namespace adjutant::conquest
