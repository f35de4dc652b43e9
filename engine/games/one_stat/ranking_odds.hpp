// SPDX-License-Identifier: GPL-3.0-or-later
// How initiative may rank the sides (OSS-INIT-03). Ties are rolled again without end, so trying every answer
// never stops; here the endless case is divided out, exactly.
#pragma once

#include <span>
#include <vector>

#include "engine/chance/likelihood.hpp"
#include "engine/games/one_stat/state.hpp"

namespace adjutant::onestat {

/// A side and the die it rolls.
struct Roller {
    SideId side;
    int die = 6;
    int lies = 0;  ///< the face that lies on the table; 0: not rolled yet

    auto operator<=>(const Roller&) const = default;
};

/// `"red,blue"`, best first: the label of a ranking.
[[nodiscard]] std::string rankingLabel(const std::vector<SideId>& ranks);

/// Every ranking that can occur. `lying`: the faces rolled so far, in the order of the chances.
[[nodiscard]] std::vector<Likelihood> rankingOdds(std::vector<Roller> rollers, std::span<const int> lying);

}  // namespace adjutant::onestat
