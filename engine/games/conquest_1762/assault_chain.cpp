// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/conquest_1762/assault_chain.hpp"

#include <algorithm>

#include "engine/games/conquest_1762/assault_chain.hpp"
#include "engine/games/conquest_1762/battle.hpp"
#include "engine/games/conquest_1762/control.hpp"

namespace adjutant::conquest {
namespace {

/// The faces of an answer, when they are of `dice` dice.
Expected<std::vector<int>> facesOf(const Answer& answer, int dice) {
    const auto* faces = std::get_if<std::vector<int>>(&answer);
    const bool fits = faces != nullptr && static_cast<int>(faces->size()) == dice &&
                      std::all_of(faces->begin(), faces->end(), [](int f) { return f >= 1 && f <= 6; });
    if (!fits) {
        return refuse(code::badRoll, text(answer) + " cannot come up on " + std::to_string(dice) + "d6.");
    }
    return sorted(*faces, 0);
}

}  // namespace

AssaultChain::AssaultChain(const AssaultPlan& plan, Casualties casualties, HighDieBonus first,
                           HighDieBonus later)
    : exact_(ExchangeModel::ways()),
      first_(plan.dice, plan.defenceDice, first, casualties),
      later_(plan.dice, plan.defenceDice, later, casualties),
      firstBonus_(first),
      laterBonus_(later),
      casualties_(casualties),
      attackDice_(plan.dice),
      defenceDice_(plan.defenceDice),
      until_(plan.until) {
    const State& state = plan.order.state;
    const Stage stage = stageOf(state);
    if (stage.naval) {
        aboard_ = state.battle->soldiers;
        shore_ = defenceOf(state, state.battle->to).shore();
    }
    open_[{stage.naval, stage.attackers, stage.defenders}] = attrition::Exactly::one();
}

/// Where a fight stands after an exchange of an `assault`.
void AssaultChain::place(const Standing& after, const Number& number) {
    const int behind = after.naval ? shore_ : 0;
    const int fighters = after.attackers == 0 ? 0 : after.attackers + (after.naval ? aboard_ : 0);
    const int defence = after.defenders + behind;
    if (fighters == 0) {
        exact_.add(defence == 0 ? mutual_ : repulsed_[defence], number);
    } else if (defence == 0) {
        exact_.add(conquered_[fighters], number);
    } else if (fighters <= until_) {
        exact_.add(stopped_[{fighters, defence}], number);
    } else if (after.naval && after.defenders == 0) {
        exact_.add(open_[{false, fighters, shore_}],
                   number);  // C62-NAVAL-04: the ships are sunk; now the shore
    } else {
        exact_.add(open_[after], number);
    }
}

const ExchangeModel& AssaultChain::model() { return begun_ ? later_ : first_; }

void AssaultChain::exchange(const ExchangeModel& model) {
    const auto before = std::exchange(open_, {});
    for (const auto& [standing, number] : before) {
        const auto& round = model.round(standing.attackers, standing.defenders);
        const attrition::Forces forces{standing.attackers, standing.defenders};
        for (const auto& [left, part] : attrition::afterRound(exact_, round, forces, number)) {
            place({standing.naval, left.first, left.second}, part);
        }
    }
    begun_ = true;
}

void AssaultChain::exchange(const attrition::Round& round) {
    const auto [standing, number] = *open_.begin();
    open_.clear();
    const attrition::Forces forces{standing.attackers, standing.defenders};
    for (const auto& [left, part] : attrition::afterRound(exact_, round, forces, number)) {
        place({standing.naval, left.first, left.second}, part);
    }
    begun_ = true;
}

Allowed AssaultChain::applyRolled(const std::vector<Answer>& given) {
    for (std::size_t next = 0; next < given.size() && open_.size() == 1; next += 2) {
        const Standing standing = open_.begin()->first;
        const HighDieBonus bonus = begun_ ? laterBonus_ : firstBonus_;
        const auto attack = facesOf(given[next], std::min(attackDice_, standing.attackers));
        if (!attack.has_value()) return tl::make_unexpected(attack.error());
        const int dice = std::min(defenceDice_, standing.defenders);
        DiceOutcomes defence = diceOutcomes(dice);
        if (next + 1 < given.size()) {
            const auto faces = facesOf(given[next + 1], dice);
            if (!faces.has_value()) return tl::make_unexpected(faces.error());
            defence = {{*faces, 1}};
        }
        exchange(roundOf({{*attack, 1}}, defence, bonus, casualties_));
    }
    return {};
}

void AssaultChain::fightOn() {
    if (!begun_ && firstBonus_ != laterBonus_) exchange(first_);
    fightStage(true);
    fightStage(false);
}

void AssaultChain::fightFor(int exchanges) {
    for (; exchanges > 0; --exchanges) exchange(model());
    for (const auto& [standing, number] : std::exchange(open_, {})) {
        const int behind = standing.naval ? shore_ : 0;
        const int fighters = standing.attackers + (standing.naval ? aboard_ : 0);
        exact_.add(stopped_[{fighters, standing.defenders + behind}], number);
    }
}

void AssaultChain::fightStage(bool naval) {
    attrition::Starts<Number> starts;
    for (const auto& [standing, number] : open_) {
        if (standing.naval == naval) {
            starts.emplace_back(attrition::Forces{standing.attackers, standing.defenders}, number);
        }
    }
    std::erase_if(open_, [&](const auto& entry) { return entry.first.naval == naval; });
    if (starts.empty()) return;
    const int until = std::max(0, naval ? until_ - aboard_ : until_);
    const auto ends = attrition::fight(exact_, later_, starts, until);
    for (std::size_t left = 1; left < ends.won.size(); ++left) {
        if (!exact_.isZero(ends.won[left])) place({naval, static_cast<int>(left), 0}, ends.won[left]);
    }
    for (std::size_t left = 1; left < ends.lost.size(); ++left) {
        if (!exact_.isZero(ends.lost[left])) place({naval, 0, static_cast<int>(left)}, ends.lost[left]);
    }
    if (!exact_.isZero(ends.mutual)) place({naval, 0, 0}, ends.mutual);
    for (const auto& [forces, number] : ends.stopped) place({naval, forces.first, forces.second}, number);
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
