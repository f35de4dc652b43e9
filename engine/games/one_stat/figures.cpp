// SPDX-License-Identifier: GPL-3.0-or-later
// How the game stands, in numbers that its state does not hold: who has its token (OSS-ROSTER-14).
#include "engine/games/one_stat/one_stat.hpp"

namespace adjutant::onestat {

Figures OneStat::figures(const State& state) {
    Figures figures;
    for (const auto& [id, piece] : state.pieces) {
        if (piece.kind == Kind::escort || piece.kind == Kind::hostage) continue;  // they are never activated
        figures.pieces[id].spent = piece.activated;
    }
    return figures;
}

}  // namespace adjutant::onestat
