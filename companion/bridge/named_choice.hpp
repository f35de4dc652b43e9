// SPDX-License-Identifier: GPL-3.0-or-later
// One of several to choose from, as RadioPills takes it.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace adjutant::companion {

struct NamedChoice {
    Q_GADGET
    QML_VALUE_TYPE(namedChoice)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString sign MEMBER sign)  ///< an icon; mostly ""

  public:
    QString id{}, text{}, sign{};
    bool operator==(const NamedChoice&) const = default;
};

}  // namespace adjutant::companion
