// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/reason.hpp"

namespace adjutant::league {

std::string told(const League& league, const Reason& reason) {
    using Kind = Reason::Kind;
    const auto name = [&](EntrantId id) { return id == 0 ? std::string() : league.entrant(id).name; };
    const std::string next = name(reason.next);
    const std::string figures = shown(reason.mine) + " to " + shown(reason.theirs);
    switch (reason.kind) {
        case Kind::alone:
            return "Nobody else is entered.";
        case Kind::last:
            return league.isLadder() ? "Nobody is below." : "Nobody is behind.";
        case Kind::shared:
            return "Level with " + next +
                   (league.rules().tieBreaks.empty() ? " on points" : " on points and every tie-break") +
                   ": they share the rank.";
        case Kind::points:
            return "Ahead of " + next + " on points: " + figures + ".";
        case Kind::held:
            return "Above " + next + ", who has not taken the place.";
        case Kind::taken:
            return "Above " + next + ": took the place of " + name(reason.loser) + " by a win.";
        case Kind::tieBreak:
            break;
    }
    if (reason.by == TieBreak::headToHead)
        return "Ahead of " + next + " by head-to-head: " + figures + " points from the games among the " +
               std::to_string(reason.tied) + " who were tied.";
    return "Level with " + next + " on points, ahead by " + std::string(nameOf(reason.by)) + ": " + figures +
           ".";
}

}  // namespace adjutant::league
