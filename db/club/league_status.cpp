// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "db/club/club.hpp"
#include "db/club/league_asked.hpp"

namespace adjutant::club {

std::vector<Conflict> leagueConflicts(const Notebook& notebook) {
    std::vector<Conflict> conflicts;
    if (isApart(notebook))
        conflicts.push_back({leagueKind,
                             leagueKind,
                             "Two tables wrote to the league at once, and its rules are not known to this "
                             "Adjutant. What is here stays here, and what the club has stays there. An "
                             "Adjutant that is up to date brings both together.",
                             {}});
    for (const LeagueAsked& asked : askedOfLeague(notebook)) {
        const AskedAct& act = asked.act;
        conflicts.push_back(
            {leagueKind,
             act.name,
             act.why.empty() ? "Two tables told it at once, each in its own way. What the club has counts "
                               "until somebody chooses (`club settle`)."
                             : "What this table told does not go behind what the club has: " + act.why +
                                   " It is kept here until somebody chooses (`club settle`).",
             {act.club, act.here},
             act.facts});
    }
    return conflicts;
}

bool leagueIsInStep(const Notebook& notebook, const db::CampaignFile& file, db::CampaignId campaign,
                    const std::vector<ClubGame>& games) {
    if (!leagueConflicts(notebook).empty()) return false;
    const auto here = file.leagueEntries(campaign);
    const auto there = std::ranges::find(games, leagueSystem, &ClubGame::system);
    if (there == games.end() || there->acts == 0) return here.empty();
    return static_cast<std::int64_t>(here.size()) == there->acts && here.back().hash == there->tip;
}

}  // namespace adjutant::club
