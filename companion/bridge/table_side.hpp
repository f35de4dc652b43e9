// SPDX-License-Identifier: GPL-3.0-or-later
// A side of the game at the table as the screens show it; one of no id is none.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace adjutant::companion {

struct TableSide {
    Q_GADGET
    QML_VALUE_TYPE(tableSide)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)  ///< a key of Sides

  public:
    QString id{}, name{}, colour = QStringLiteral("nobody");
    bool operator==(const TableSide&) const = default;
};

}  // namespace adjutant::companion
