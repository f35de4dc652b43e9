// SPDX-License-Identifier: GPL-3.0-or-later
// The one-round rule of combat and the way of a battle from round to round, and the only place where they
// stand: the acts of a game use them, and the exact odds of whole wars are built from them (C62-ATTACK-03,
// C62-ATTACK-05, C62-ATTACK-06, C62-NAVAL-04).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "engine/chance/attrition.hpp"
#include "engine/chance/chance.hpp"
#include "engine/games/conquest_1762/words.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant::conquest {

inline constexpr int maxAttackDice = 3;
inline constexpr int maxDefenceDice = 2;

struct Losses {
    int attacker = 0;
    int defender = 0;
};

/// Who fights in the present stage of a battle, and who stands behind them.
struct Stage {
    bool naval = false;  ///< ship against ships; whoever is aboard or ashore waits
    int attackers = 0;
    int defenders = 0;
    int aboard = 0;
    int shore = 0;

    /// All attackers; a ship takes down whoever is aboard.
    [[nodiscard]] int fighters() const { return attackers == 0 ? 0 : attackers + aboard; }
    /// All defenders.
    [[nodiscard]] int defence() const { return defenders + shore; }
    auto operator<=>(const Stage&) const = default;
};
/// What becomes of a battle of which the stage is left.
enum class BattleEnd { open, conquered, repulsed, mutual };
[[nodiscard]] BattleEnd endOf(const Stage& left);
/// Nobody loses more than are fighting.
[[nodiscard]] Losses capped(const Losses& losses, const Stage& stage);
/// The stage after an exchange that leaves so many of those who fight: the landing, once the ships are sunk.
[[nodiscard]] Stage next(Stage stage, const attrition::Forces& left);

/// C62-ATTACK-05, C62-ATTACK-06: what the dice cost, before the cap. Both are sorted from high to low.
[[nodiscard]] Losses exchangeOf(const std::vector<int>& attack, const std::vector<int>& defence,
                                Casualties casualties);
/// From high to low, the highest counting `more`, at most 6 and at least 1.
[[nodiscard]] std::vector<int> sorted(std::vector<int> faces, int more);

/// What is added to the highest die of a side: a master gunner, entrenchments.
struct HighDieBonus {
    int attack = 0;
    int defence = 0;
    auto operator<=>(const HighDieBonus&) const = default;
};

/// An outcome of some dice, from high to low, and in how many orders it comes up.
struct DiceOutcome {
    std::vector<int> faces;
    std::uint64_t ways = 1;
};
/// All outcomes of `dice` dice.
[[nodiscard]] std::vector<DiceOutcome> diceOutcomes(int dice);
/// The one outcome that lies on the table, where the answer is given; `bad-roll` when it is not of `dice`
/// dice.
[[nodiscard]] Expected<std::vector<DiceOutcome>> diceOutcomes(int dice, const std::vector<Answer>& given,
                                                              std::size_t which);
/// How an exchange between these outcomes goes.
[[nodiscard]] attrition::Round roundOf(const std::vector<DiceOutcome>& attack,
                                       const std::vector<DiceOutcome>& defence, const HighDieBonus& bonus,
                                       Casualties casualties);

/// The exchanges of a whole fight: both sides roll as many dice as they may.
class ExchangeModel {
  public:
    /// `attackDice` 1–3, `defenceDice` 1–2: the most that each side rolls.
    ExchangeModel(int attackDice, int defenceDice, HighDieBonus bonus, Casualties casualties)
        : attackDice_(attackDice), defenceDice_(defenceDice), bonus_(bonus), casualties_(casualties) {}

    [[nodiscard]] int attackDice(int attackers) const { return std::min(attackers, attackDice_); }
    [[nodiscard]] int defenceDice(int defenders) const { return std::min(defenders, defenceDice_); }
    [[nodiscard]] const HighDieBonus& bonus() const { return bonus_; }
    /// Asked for each pair of numbers of a large fight, so what is worked out is kept.
    [[nodiscard]] const attrition::Round& round(int attackers, int defenders) {
        const int attack = attackDice(attackers);
        const int defence = defenceDice(defenders);
        attrition::Round& round = rounds_[static_cast<std::size_t>(attack * 2 + defence - 3)];
        return round.steps.empty() ? workOut(round, attack, defence) : round;
    }
    [[nodiscard]] attrition::Round round(const std::vector<DiceOutcome>& attack,
                                         const std::vector<DiceOutcome>& defence) const {
        return roundOf(attack, defence, bonus_, casualties_);
    }
    /// Two pairs of a 6 against a 1.
    [[nodiscard]] static int maxLost() { return 10; }
    /// Five dice.
    [[nodiscard]] static std::uint64_t ways() { return 7776; }

  private:
    const attrition::Round& workOut(attrition::Round& round, int attackDice, int defenceDice);

    int attackDice_;
    int defenceDice_;
    HighDieBonus bonus_;
    Casualties casualties_;
    /// Worked out when first asked for: at attack dice * 2 + defence dice - 3.
    std::array<attrition::Round, std::size_t{maxAttackDice} * maxDefenceDice> rounds_;
};

}  // namespace adjutant::conquest
