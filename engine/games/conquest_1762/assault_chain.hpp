// SPDX-License-Identifier: GPL-3.0-or-later
// Exact odds of an assault: the naval stage, then the landing, each a fight of engine/chance/attrition.hpp
// over the one-round rule of combat.hpp (C62-ODDS).
#pragma once

#include <map>

#include "engine/games/conquest_1762/attack.hpp"

namespace adjutant::conquest {

/// How an assault can end, each number counting fighters or defenders in all stages.
struct AssaultEnds {
    std::map<int, Fraction> conquered;  ///< by fighters left
    std::map<int, Fraction> repulsed;   ///< by defenders left
    Fraction mutual;
    std::map<attrition::Forces, Fraction> stopped;
};

class AssaultChain {
  public:
    /// `first`: the bonus in the first exchange; `later`: in all others.
    AssaultChain(const AssaultPlan& plan, Casualties casualties, HighDieBonus first, HighDieBonus later);

    /// Applies dice that have been rolled already: attack, defence, attack … The last defence may be missing.
    [[nodiscard]] Allowed applyRolled(const std::vector<Answer>& given);
    /// Fights on to the end.
    void fightOn();
    /// Fights `exchanges` more; those who could go on count as stopped.
    void fightFor(int exchanges);
    [[nodiscard]] AssaultEnds ends();

  private:
    using Number = attrition::Scaled;
    struct Standing {
        bool naval = false;
        int attackers = 0;  ///< sailors in the naval stage, otherwise all fighters
        int defenders = 0;  ///< of this stage
        auto operator<=>(const Standing&) const = default;
    };
    using DiceOutcomes = std::vector<DiceOutcome>;

    void place(const Standing& after, const Number& number);
    void exchange(const ExchangeModel& model);
    void exchange(const attrition::Round& round);
    void fightStage(bool naval);

    const ExchangeModel& model();

    attrition::Exactly exact_;
    ExchangeModel first_;
    ExchangeModel later_;
    HighDieBonus firstBonus_;
    HighDieBonus laterBonus_;
    Casualties casualties_;
    int attackDice_;
    int defenceDice_;
    int until_;
    int aboard_ = 0;  ///< in the naval stage
    int shore_ = 0;   ///< defenders behind the ships
    bool begun_ = false;
    std::map<Standing, Number> open_;
    std::map<int, Number> conquered_;
    std::map<int, Number> repulsed_;
    Number mutual_;
    std::map<attrition::Forces, Number> stopped_;
};

}  // namespace adjutant::conquest
