// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/tally.hpp"

#include <algorithm>

namespace adjutant::league {

Tallies::Tallies(const League& league, int upTo) : tallies_(league.entrants().size()) {
    const Points& points = league.rules().points;
    for (int number = 1; number <= upTo && league.round(number) != nullptr; ++number) {
        const Round& round = *league.round(number);
        for (const Table& table : round.tables)
            if (table.outcome) addGame(table, points);
        for (const EntrantId id : round.byes) {
            ++mine(id).byes;
            mine(id).points += points.bye;
        }
        for (const Entrant& entrant : league.entrants()) {
            const Table* table = round.tableOf(entrant.id);
            if (number >= entrant.since() && (table == nullptr || !table->outcome))
                ++mine(entrant.id).unplayed;
        }
    }
}

bool Tallies::met(EntrantId a, EntrantId b) const {
    return std::ranges::count(of(a).games, b, &Game::opponent) > 0;
}

void Tallies::addGame(const Table& table, const Points& points) {
    const Score score = table.outcome->score.value_or(Score{});
    addSide(table.a, table.b, *table.outcome, score.a - score.b, points);
    addSide(table.b, table.a, *table.outcome, score.b - score.a, points);
}

void Tallies::addSide(EntrantId id, EntrantId opponent, const Outcome& outcome, const Fraction& difference,
                      const Points& points) {
    Tally& tally = mine(id);
    const bool drew = outcome.winner == 0;
    const bool won = outcome.winner == id;
    ++(drew ? tally.drawn : won ? tally.won : tally.lost);
    const Fraction& worth = drew ? points.draw : won ? points.win : points.loss;
    tally.games.push_back({opponent, worth, difference});
    tally.gamePoints += worth;
    tally.points += worth;
}

}  // namespace adjutant::league
