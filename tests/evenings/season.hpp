// SPDX-License-Identifier: GPL-3.0-or-later
// A league season by touch: people are entered, rounds paired, each game begun from its table, ended by
// agreement and recorded; one result is corrected. The standings on the screen are held against a count of
// its own.
#pragma once

#include <QSize>
#include <QStringList>
#include <map>
#include <vector>

#include "tests/evenings/fault_book.hpp"

namespace adjutant::evenings {

class Hand;

struct SeasonPlan {
    int people = 12;  ///< even: nobody has a bye
    int rounds = 5;
    QSize size{1280, 800};
    std::uint32_t seed = 1;
    bool aloud = false;
};

struct SeasonReport {
    int games = 0;
    std::vector<Fault> faults;
    /// By what was done, the touches of each time: "recorded".
    std::map<QString, std::vector<int>> touches;
};

[[nodiscard]] SeasonReport playSeason(const SeasonPlan& plan, const QString& pictures);

/// A game that counts, in the count of the test.
struct CountedGame {
    QString a, b;
    int result = 0;  ///< 1: a has won, 2: b, 0: a draw
};

/// What a row of the standings has to say.
struct CountedRow {
    int rank = 0;
    int points = 0, won = 0, drawn = 0, lost = 0;

    bool operator==(const CountedRow&) const = default;
};

/// By name: 3 points for a win, 1 for a draw; ties by the mean, over the games, of the opponent's points by
/// the opponent's games; who is still level shares the rank.
[[nodiscard]] std::map<QString, CountedRow> countedStandings(const QStringList& people,
                                                             const std::vector<CountedGame>& games);

}  // namespace adjutant::evenings
