// SPDX-License-Identifier: GPL-3.0-or-later
// What a league tells on the screens, in the app's language.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <string>
#include <vector>

#include "league/refusal.hpp"
#include "league/standings.hpp"

namespace adjutant::companion {

/// A figure that some game counts, in words.
struct FigureWords {
    QString id, name, system;
};

class LeagueWords {
    Q_DECLARE_TR_FUNCTIONS(LeagueWords)

  public:
    explicit LeagueWords(const league::League& league) : league_(league) {}

    /// "Swiss, round 2 of 5"
    [[nodiscard]] QString head() const;
    /// "Ahead of Bob on points: 6 to 3."
    [[nodiscard]] QString because(const league::Reason&) const;
    /// "Bonus: Ann 1, Bob 2"; empty where nobody has any.
    [[nodiscard]] QString bonuses(const league::Table&) const;
    /// "Ann beat Bob, 3 to 1"
    [[nodiscard]] QString outcome(const league::Table&, const league::Outcome&) const;
    /// Whose rank moved between two standings: "Ann rises from rank 3 to 1." Empty where nobody's did.
    [[nodiscard]] QString moves(const std::vector<league::Standing>& before,
                                const std::vector<league::Standing>& after) const;
    /// What was refused, in this language where it has words for it.
    [[nodiscard]] QString refused(const league::Refusal&, const QString& who = {}) const;

    [[nodiscard]] static QString nameOf(league::Kind);
    [[nodiscard]] static QString nameOf(league::TieBreak);
    /// "Points: 2 for a win with 10 or more: score"
    [[nodiscard]] static QString bonus(const league::Bonus&);
    /// What people call a figure of a bonus.
    [[nodiscard]] static QString figureCalled(const std::string& figure);
    /// Those of every system.
    [[nodiscard]] static std::vector<FigureWords> counted();
    /// "2½", "3", "1.3"
    [[nodiscard]] static QString figure(const league::Fraction&);

  private:
    [[nodiscard]] QString name(league::EntrantId) const;

    const league::League& league_;
};

}  // namespace adjutant::companion
