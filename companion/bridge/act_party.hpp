// SPDX-License-Identifier: GPL-3.0-or-later
// Who acts in an act that is put together, or who is acted on; one of no id is nobody.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace adjutant::companion {

struct ActParty {
    Q_GADGET
    QML_VALUE_TYPE(actParty)
    Q_PROPERTY(QString id MEMBER id)          ///< of a piece
    Q_PROPERTY(QString code MEMBER code)      ///< as it is printed on its counter
    Q_PROPERTY(QString colour MEMBER colour)  ///< of its side, a key of Sides
    Q_PROPERTY(QString sign MEMBER sign)      ///< an icon
    Q_PROPERTY(QString name MEMBER name)

  public:
    QString id{}, code{}, colour = QStringLiteral("nobody"), sign{}, name{};
    bool operator==(const ActParty&) const = default;
};

}  // namespace adjutant::companion
