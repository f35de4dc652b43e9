// SPDX-License-Identifier: GPL-3.0-or-later
// One attack with all its facts judged.
#pragma once

#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {

struct Blow {
    const Attack& action;
    Weapon weapon;
    double range = 0;  ///< inches
    bool sight = true;
    std::vector<PieceId> covered{};
};

/// How far the weapon reaches in this fighter's hands, in inches.
[[nodiscard]] double reach(const Piece& fighter, Weapon weapon);
/// Has the rookie a Preacher who stands? (OSS-SPEC-14)
[[nodiscard]] bool hasPreacher(const State& state, const Piece& rookie);
/// May the defender use this Tank's die and stat? (OSS-SPEC-19)
[[nodiscard]] bool mayLend(const State& state, const PieceId& defender, const PieceId& tank);
/// The facts of an attack that may be made.
[[nodiscard]] Blow judged(const State& state, const Attack& action);
/// Steps 2 to 4 of the course of an attack on one victim (strike.cpp): has it failed `defend`?
bool strike(Draft& draft, const Blow& blow, const PieceId& victim);
/// Step 5, of a victim that has.
void strikeBack(Draft& draft, const Blow& blow, const PieceId& victim);

}  // namespace adjutant::onestat
