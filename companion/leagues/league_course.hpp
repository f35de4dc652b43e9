// SPDX-License-Identifier: GPL-3.0-or-later
// How far a league has come, and what its results are asked for, as the league's page takes it.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QVariantList>

#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/named_choice.hpp"

namespace adjutant::league {
class League;
}

namespace adjutant::companion {

/// Rounds and seasons, seen from the round that is shown.
struct LeagueCourse {
    Q_GADGET
    QML_VALUE_TYPE(leagueCourse)
    Q_PROPERTY(int paired MEMBER paired)          ///< rounds of all seasons that are paired; 0 of a ladder
    Q_PROPERTY(int seasons MEMBER seasons)        ///< those that have begun; 1 where all rounds are one
    Q_PROPERTY(int season MEMBER season)          ///< the one of the shown round
    Q_PROPERTY(QStringList rounds MEMBER rounds)  ///< numbers of the paired rounds of that season
    Q_PROPERTY(QStringList before MEMBER before)  ///< those as far as the shown one

  public:
    int paired = 0, seasons = 1, season = 1;
    QStringList rounds{}, before{};
    bool operator==(const LeagueCourse&) const = default;
};

/// What a bonus asks of a result beside who has won.
struct LeagueAsked {
    Q_GADGET
    QML_VALUE_TYPE(leagueAsked)
    Q_PROPERTY(bool score MEMBER score)
    Q_PROPERTY(QVariantList figures READ figureList)  ///< a namedChoice each

  public:
    [[nodiscard]] QVariantList figureList() const { return asVariants(figures); }

    bool score = false;
    QList<NamedChoice> figures{};
    bool operator==(const LeagueAsked&) const = default;
};

/// `shown`: a round that is paired, or 0.
[[nodiscard]] LeagueCourse courseOf(const league::League&, int shown);
[[nodiscard]] LeagueAsked askedBy(const league::League&);

}  // namespace adjutant::companion
