// SPDX-License-Identifier: GPL-3.0-or-later
// What a new game would be: asked of the rules before it is begun, so that the page of a new game shows who
// sits at the table, what an option comes to that nobody set, and why a game cannot be begun.
#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QVariantList>
#include <QVariantMap>

#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/table_side.hpp"

namespace adjutant::companion {

struct PlannedStart {
    Q_GADGET
    QML_VALUE_TYPE(plannedStart)
    Q_PROPERTY(QString refused MEMBER refused)      ///< why it cannot be begun, in a sentence; else ""
    Q_PROPERTY(QVariantList seats READ seatList)    ///< a tableSide each, in their order
    Q_PROPERTY(QVariantMap options MEMBER options)  ///< all of them, filled in: by the names of the game

  public:
    [[nodiscard]] QVariantList seatList() const { return asVariants(seats); }

    QString refused{};
    QList<TableSide> seats{};
    QVariantMap options{};
    bool operator==(const PlannedStart&) const = default;
};

/// Sides that nobody plays (`NewGame::unseated` of the face) have no seat.
[[nodiscard]] PlannedStart plannedStart(const QString& system, const QVariantMap& options);

/// All sides that the option `list` of the system can bring into a game.
[[nodiscard]] QList<TableSide> sidesThatCouldPlay(const QString& system, const QString& list);

}  // namespace adjutant::companion
