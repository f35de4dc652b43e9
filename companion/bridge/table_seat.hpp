// SPDX-License-Identifier: GPL-3.0-or-later
// A seat of the game at the table: a side, and who plays it.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace adjutant::companion {

struct TableSeat {
    Q_GADGET
    QML_VALUE_TYPE(tableSeat)
    Q_PROPERTY(QString side MEMBER side)
    Q_PROPERTY(QString sideName MEMBER sideName)
    Q_PROPERTY(QString person MEMBER person)  ///< "" where nobody is named

  public:
    QString side{}, sideName{}, person{};
    bool operator==(const TableSeat&) const = default;
};

}  // namespace adjutant::companion
