// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/tie_breaks.hpp"

#include <algorithm>

namespace adjutant::league {
namespace {

Fraction perGame(const Tally& tally) {
    if (tally.games.empty()) return 0;
    return tally.gamePoints / tally.played();
}

}  // namespace

Fraction strengthOfSchedule(const Tallies& tallies, EntrantId id, Unplayed unplayed) {
    const Tally& own = tallies.of(id);
    Fraction sum = 0;
    int entries = own.played();
    for (const Game& game : own.games) sum += perGame(tallies.of(game.opponent));
    if (unplayed != Unplayed::ignore) entries += own.unplayed;
    if (unplayed == Unplayed::isVirtual) sum += perGame(own) * own.unplayed;
    if (entries == 0) return 0;
    return sum / entries;
}

std::optional<std::vector<Fraction>> headToHead(const Tallies& tallies, const std::vector<EntrantId>& tied) {
    std::vector<Fraction> values;
    for (const EntrantId id : tied) {
        Fraction points = 0;
        std::vector<EntrantId> met;
        for (const Game& game : tallies.of(id).games) {
            if (std::ranges::count(tied, game.opponent) == 0) continue;
            points += game.points;
            if (std::ranges::count(met, game.opponent) == 0) met.push_back(game.opponent);
        }
        if (met.size() + 1 < tied.size()) return {};
        values.push_back(points);
    }
    return values;
}

Fraction valueOf(TieBreak tieBreak, const League& league, const Tallies& tallies, EntrantId id) {
    const Tally& own = tallies.of(id);
    switch (tieBreak) {
        case TieBreak::headToHead:
            break;
        case TieBreak::strengthOfSchedule:
            return strengthOfSchedule(tallies, id, league.rules().unplayed);
        case TieBreak::scoreDifference: {
            Fraction sum = 0;
            for (const Game& game : own.games) sum += game.difference;
            return sum;
        }
        case TieBreak::wins:
            return own.won;
        case TieBreak::lot:
            return league.entrant(id).lot;
    }
    return 0;
}

}  // namespace adjutant::league
