// SPDX-License-Identifier: GPL-3.0-or-later
// What an act may come to: each outcome with its chance, in words for people; and outcomes that differ by a
// number alone, as one group with how the number falls.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QVariantList>
#include <nlohmann/json_fwd.hpp>

namespace adjutant::companion {

class GameFace;

/// What an act may come to, with its chance.
struct OutcomeOdds {
    Q_GADGET
    QML_VALUE_TYPE(outcomeOdds)
    Q_PROPERTY(QString outcome MEMBER outcome)  ///< the ledger's label
    Q_PROPERTY(QString label MEMBER label)      ///< in words
    Q_PROPERTY(QString percent MEMBER percent)  ///< "33%"
    Q_PROPERTY(double value MEMBER value)       ///< 0 to 1
    /// For the one who acts: "miss", "good", or "plain" where nothing that may come of it is a failure.
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(bool removes MEMBER removes)    ///< somebody is out of the game by it
    Q_PROPERTY(bool numbered MEMBER numbered)  ///< its label has a number

  public:
    QString outcome{}, label{}, percent{}, kind{};
    double value = 0;
    bool removes = false, numbered = false;
    bool operator==(const OutcomeOdds&) const = default;
};

/// One number of a group, such as how many are left, with its chance.
struct OutcomeBar {
    Q_GADGET
    QML_VALUE_TYPE(outcomeBar)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(double value MEMBER value)  ///< 0 to 1

  public:
    int count = 0;
    double value = 0;
    bool operator==(const OutcomeBar&) const = default;
};

/// Outcomes that differ by a number alone, or what one of two sides loses whatever the other does.
struct OutcomeGroup {
    Q_GADGET
    QML_VALUE_TYPE(outcomeGroup)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString kind MEMBER kind)        ///< as outcomeOdds.kind
    Q_PROPERTY(QString percent MEMBER percent)  ///< of all of it
    Q_PROPERTY(double value MEMBER value)
    /// Its numbers are of one of two sides, and one of them is sure: what it loses, or who is left of it.
    Q_PROPERTY(bool ofSide MEMBER ofSide)
    Q_PROPERTY(double average MEMBER average)   ///< of its numbers
    Q_PROPERTY(QVariantList bars READ barList)  ///< an outcomeBar each, the smallest number first

  public:
    [[nodiscard]] QVariantList barList() const;

    QString label{}, kind{}, percent{};
    double value = 0, average = 0;
    bool ofSide = false;
    QList<OutcomeBar> bars{};
    bool operator==(const OutcomeGroup&) const = default;
};

/// Of the engine's outcomes: failures first, and from worst to best where the rules have such an order.
[[nodiscard]] QList<OutcomeOdds> outcomesIn(const nlohmann::json& outcomes, const GameFace& look);
/// What is hoped for first; where all of them tell who falls or who is left of both sides, first the
/// attacker's numbers, then the defender's.
[[nodiscard]] QList<OutcomeGroup> groupsOf(const QList<OutcomeOdds>& outcomes, const GameFace& look);

}  // namespace adjutant::companion
