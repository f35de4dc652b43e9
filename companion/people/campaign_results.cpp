// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/people/campaign_results.hpp"

#include <algorithm>
#include <set>

namespace adjutant::companion {

std::vector<const db::SideResult*> GameResult::sidesOf(const std::string& who) const {
    std::vector<const db::SideResult*> sides;
    for (const db::SideResult& side : result.sides)
        if (side.who == who) sides.push_back(&side);
    return sides;
}

std::string GameResult::outcomeFor(const std::string& who) const {
    std::set<std::string> outcomes;
    for (const db::SideResult* side : sidesOf(who)) outcomes.insert(side->outcome);
    return outcomes.size() == 1 && !result.ended.empty() ? *outcomes.begin() : "open";
}

std::vector<GameResult> resultsOf(const db::CampaignFile& file, db::CampaignId campaign) {
    std::vector<GameResult> results;
    for (const db::Game& game : file.games(campaign))
        if (game.acts > 0) results.push_back({game, file.result(game.id)});
    return results;
}

void Record::add(const std::string& outcome) {
    ++(outcome == "win" ? won : outcome == "draw" ? drawn : outcome == "loss" ? lost : open);
}

PersonFigures figuresOf(const std::vector<GameResult>& lastFirst, const std::string& who) {
    PersonFigures figures;
    int wins = 0;
    bool runs = true;
    for (const GameResult& one : lastFirst) {
        if (one.sidesOf(who).empty()) continue;
        const std::string outcome = one.outcomeFor(who);
        figures.all.add(outcome);
        figures.bySystem[one.game.system].add(outcome);
        std::set<std::string> opponents;
        for (const db::SideResult& side : one.result.sides)
            if (!side.who.empty() && side.who != who) opponents.insert(side.who);
        for (const std::string& opponent : opponents) figures.byOpponent[opponent].add(outcome);
        if (outcome == "open") continue;
        if (figures.streakOf.empty()) figures.streakOf = outcome;
        runs = runs && outcome == figures.streakOf;
        if (runs) ++figures.streak;
        wins = outcome == "win" ? wins + 1 : 0;
        figures.mostWins = std::max(figures.mostWins, wins);
    }
    return figures;
}

}  // namespace adjutant::companion
