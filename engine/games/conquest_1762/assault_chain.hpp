// SPDX-License-Identifier: GPL-3.0-or-later
// Exact odds of an assault: the naval stage, then the landing, each a fight of engine/chance/attrition.hpp
// over the one-round rule of combat.hpp (C62-ODDS).
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "engine/chance/chance.hpp"
#include "engine/chance/fraction.hpp"
#include "engine/games/conquest_1762/combat.hpp"

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
    /// `first`: the first exchange; `later`: all others; `until`: fighters with whom the attacker stops.
    AssaultChain(const Stage& stage, int until, ExchangeModel first, ExchangeModel later)
        : first_(std::move(first)), later_(std::move(later)), until_(until) {
        open_[stage] = attrition::Exactly::one();
    }

    /// Applies dice that have been rolled already: attack, defence, attack … The last defence may be missing.
    [[nodiscard]] Allowed applyRolled(const std::vector<Answer>& given);
    /// Fights on to the end.
    void fightOn();
    /// Fights `exchanges` more; those who could go on count as stopped.
    void fightFor(int exchanges);
    [[nodiscard]] AssaultEnds ends();

  private:
    using Number = attrition::Scaled;

    void place(const Stage& after, const Number& number);
    [[nodiscard]] ExchangeModel& model() { return begun_ ? later_ : first_; }
    template <class RoundOf>
    void exchange(RoundOf roundOf);
    void exchangeOnce();
    void fightStage(bool naval);

    attrition::Exactly exact_{ExchangeModel::ways()};
    ExchangeModel first_;
    ExchangeModel later_;
    int until_;
    bool begun_ = false;
    std::map<Stage, Number> open_;
    std::map<int, Number> conquered_;
    std::map<int, Number> repulsed_;
    Number mutual_;
    std::map<attrition::Forces, Number> stopped_;
};

}  // namespace adjutant::conquest
