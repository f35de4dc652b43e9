// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/tally.hpp"

#include <algorithm>
#include <optional>

namespace adjutant::league {

namespace {

/// What a side had of a figure in a game; nothing where nobody told it.
std::optional<Fraction> figureOf(const std::string& name, const Table& table, EntrantId id) {
    const auto side = [&](const Score& both) { return id == table.a ? both.a : both.b; };
    const auto& score = table.outcome->score;
    if (name == "score") return score ? std::optional(side(*score)) : std::nullopt;
    if (name == "margin")
        return score ? std::optional<Fraction>(id == table.a ? score->a - score->b : score->b - score->a)
                     : std::nullopt;
    const auto had = table.outcome->figures.find(name);
    return had == table.outcome->figures.end() ? std::nullopt : std::optional(side(had->second));
}

Result resultOf(const Table& table, EntrantId id) {
    const EntrantId winner = table.outcome->winner;
    return winner == 0 ? Result::draw : winner == id ? Result::win : Result::loss;
}

}  // namespace

Fraction bonusOf(const Rules& rules, const Table& table, EntrantId id) {
    const Result result = resultOf(table, id);
    Fraction sum = 0;
    for (const Bonus& bonus : rules.bonus) {
        const auto had = figureOf(bonus.figure, table, id);
        if (had && *had >= bonus.least && bonus.of.value_or(result) == result) sum += bonus.points;
    }
    return sum;
}

Tallies::Tallies(const League& league, int upTo)
    : Tallies(league, league.rules().seasonBegan(std::min(upTo, static_cast<int>(league.rounds().size()))),
              upTo) {}

Tallies::Tallies(const League& league, int from, int upTo) : tallies_(league.entrants().size()) {
    const Rules& rules = league.rules();
    for (int number = from; number <= upTo && league.round(number) != nullptr; ++number) {
        const Round& round = *league.round(number);
        for (const Table& table : round.tables)
            if (table.outcome) addGame(table, rules);
        for (const EntrantId id : round.byes) {
            ++mine(id).byes;
            mine(id).points += rules.points.bye;
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

void Tallies::addGame(const Table& table, const Rules& rules) {
    addSide(table, table.a, rules);
    addSide(table, table.b, rules);
}

void Tallies::addSide(const Table& table, EntrantId id, const Rules& rules) {
    Tally& tally = mine(id);
    const Result result = resultOf(table, id);
    ++(result == Result::draw ? tally.drawn : result == Result::win ? tally.won : tally.lost);
    const Points& points = rules.points;
    const Fraction worth = (result == Result::draw  ? points.draw
                            : result == Result::win ? points.win
                                                    : points.loss) +
                           bonusOf(rules, table, id);
    const Score score = table.outcome->score.value_or(Score{});
    const bool isA = id == table.a;
    tally.games.push_back({isA ? table.b : table.a, worth, isA ? score.a - score.b : score.b - score.a});
    tally.gamePoints += worth;
    tally.points += worth;
}

std::vector<std::vector<Fraction>> pointsOverRounds(const League& league, int from, int upTo) {
    std::vector<std::vector<Fraction>> courses(league.entrants().size());
    for (int round = from; round <= upTo; ++round) {
        const Tallies tallies(league, from, round);
        for (const Entrant& entrant : league.entrants())
            courses.at(static_cast<std::size_t>(entrant.id - 1)).push_back(tallies.of(entrant.id).points);
    }
    return courses;
}

}  // namespace adjutant::league
