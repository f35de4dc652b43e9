// SPDX-License-Identifier: GPL-3.0-or-later
// A card of the game at the table as the screens show it; one of no id is none.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace adjutant::companion {

struct TableCard {
    Q_GADGET
    QML_VALUE_TYPE(tableCard)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString text MEMBER text)    ///< "" where the game does not have it
    Q_PROPERTY(QString lasts MEMBER lasts)  ///< how long it counts; likewise
    Q_PROPERTY(QString sign MEMBER sign)    ///< an icon

  public:
    QString id{}, name{}, text{}, lasts{}, sign{};
    bool operator==(const TableCard&) const = default;
};

}  // namespace adjutant::companion
