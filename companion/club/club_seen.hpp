// SPDX-License-Identifier: GPL-3.0-or-later
// What everybody at another table may see of its game, where the game itself cannot be read here: its hidden
// parts are sealed. No position can be made of it, so it is told in lists.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QVariantList>

#include "companion/bridge/as_variants.hpp"

namespace adjutant::club {
struct ClubGame;
}

namespace adjutant::companion {

struct SeenSide {
    Q_GADGET
    QML_VALUE_TYPE(seenSide)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString stocks MEMBER stocks)  ///< "Gold 3, Hand 5"
    Q_PROPERTY(QString places MEMBER places)  ///< what it holds, each with how many stand there
    Q_PROPERTY(QString pieces MEMBER pieces)  ///< where its pieces are

  public:
    QString name{}, colour{}, stocks{}, places{}, pieces{};
    bool operator==(const SeenSide&) const = default;
};

struct ClubSeen {
    Q_GADGET
    QML_VALUE_TYPE(clubSeen)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString who MEMBER who)        ///< which table writes it, in a sentence
    Q_PROPERTY(QString stands MEMBER stands)  ///< round, phase and whose turn
    Q_PROPERTY(QString said MEMBER said)      ///< what happened last
    Q_PROPERTY(QString problem MEMBER problem)
    Q_PROPERTY(QVariantList sides READ sideList)  ///< a seenSide each

  public:
    [[nodiscard]] QVariantList sideList() const { return asVariants(sides); }

    QString name{}, who{}, stands{}, said{}, problem{};
    QList<SeenSide> sides{};
    bool operator==(const ClubSeen&) const = default;
};

/// What came may be anything: then `problem` says so.
[[nodiscard]] ClubSeen seenOf(const club::ClubGame& game, const QString& name, const QString& who);

}  // namespace adjutant::companion
