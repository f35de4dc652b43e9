// SPDX-License-Identifier: GPL-3.0-or-later
#include <numeric>

#include "tests/evenings/season.hpp"

namespace adjutant::evenings {
namespace {

/// A sum of fractions, exact for the sizes of a club.
struct Ratio {
    long long over = 0, under = 1;

    void add(long long number, long long by) {
        over = over * by + number * under;
        under *= by;
        const long long common = std::gcd(over, under);
        over /= common;
        under /= common;
    }
    [[nodiscard]] int against(const Ratio& other) const {
        const long long mine = over * other.under;
        const long long theirs = other.over * under;
        return mine < theirs ? -1 : mine > theirs ? 1 : 0;
    }
};

}  // namespace

std::map<QString, CountedRow> countedStandings(const QStringList& people,
                                               const std::vector<CountedGame>& games) {
    std::map<QString, CountedRow> rows;
    std::map<QString, QStringList> met;
    for (const QString& name : people) rows[name];
    for (const CountedGame& game : games) {
        for (const bool first : {true, false}) {
            CountedRow& row = rows[first ? game.a : game.b];
            met[first ? game.a : game.b] << (first ? game.b : game.a);
            const bool draw = game.result == 0;
            const bool won = game.result == (first ? 1 : 2);
            row.points += draw ? 1 : won ? 3 : 0;
            ++(draw ? row.drawn : won ? row.won : row.lost);
        }
    }
    std::map<QString, Ratio> schedule;
    for (const QString& name : people) {
        const auto count = static_cast<long long>(met[name].size());
        for (const QString& other : met[name])
            schedule[name].add(rows[other].points, static_cast<long long>(met[other].size()) * count);
    }
    for (const QString& name : people) {
        int ahead = 0;
        for (const QString& other : people) {
            const int points = rows[other].points - rows[name].points;
            ahead += points > 0 || (points == 0 && schedule[other].against(schedule[name]) > 0) ? 1 : 0;
        }
        rows[name].rank = ahead + 1;
    }
    return rows;
}

}  // namespace adjutant::evenings
