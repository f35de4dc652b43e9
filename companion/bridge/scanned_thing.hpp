// SPDX-License-Identifier: GPL-3.0-or-later
// What a code means, or what a touched place is: a piece, a place, a card, a fighter of a roster.
#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QVariantList>

#include "companion/bridge/as_variants.hpp"

namespace adjutant::companion {

/// Something that lies at a place, or somebody who stands there.
struct HeldThing {
    Q_GADGET
    QML_VALUE_TYPE(heldThing)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString sign MEMBER sign)  ///< an icon
    Q_PROPERTY(QString side MEMBER side)  ///< the colour of a piece; "" of what lies there

  public:
    QString text{}, note{}, sign{}, side{};
    bool operator==(const HeldThing&) const = default;
};

struct ScannedThing {
    Q_GADGET
    QML_VALUE_TYPE(scannedThing)
    Q_PROPERTY(QString kind MEMBER kind)  ///< "piece", "place", "card" or "fighter"; "": nobody knows it
    Q_PROPERTY(bool known READ isKnown)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString note MEMBER note)      ///< whose it is, or of what
    Q_PROPERTY(QString colour MEMBER colour)  ///< a key of Sides
    Q_PROPERTY(QString sign MEMBER sign)      ///< an icon
    Q_PROPERTY(QString why MEMBER why)        ///< it is no code of ours
    Q_PROPERTY(QString text MEMBER text)      ///< of a card
    Q_PROPERTY(QString lasts MEMBER lasts)
    Q_PROPERTY(QVariantList rows READ rowList)  ///< of a place that is looked at: a heldThing each
    Q_PROPERTY(bool empty MEMBER empty)         ///< such a place, with nobody and nothing there

  public:
    [[nodiscard]] bool isKnown() const { return !kind.isEmpty(); }
    [[nodiscard]] QVariantList rowList() const { return asVariants(rows); }

    QString kind{}, id{}, name{}, note{}, colour{}, sign{}, why{}, text{}, lasts{};
    QList<HeldThing> rows{};
    bool empty = false;
    bool operator==(const ScannedThing&) const = default;
};

}  // namespace adjutant::companion
