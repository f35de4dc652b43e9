// SPDX-License-Identifier: GPL-3.0-or-later
// What the editor of boards shows beside the canvas, as values: brushes, regions, what is in reserve, a place
// with its numbers and the names of its links, and the boards that can be begun from.
#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QVariantList>

#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/named_choice.hpp"

namespace adjutant::companion {

/// Brushes under one heading.
struct BrushGroup {
    Q_GADGET
    QML_VALUE_TYPE(brushGroup)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QVariantList brushes READ brushList)  ///< a namedChoice each

  public:
    [[nodiscard]] QVariantList brushList() const { return asVariants(brushes); }

    QString name{};
    QList<NamedChoice> brushes{};
    bool operator==(const BrushGroup&) const = default;
};

/// A number of a place or a region.
struct PaintedNumber {
    Q_GADGET
    QML_VALUE_TYPE(paintedNumber)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)

  public:
    QString name{}, title{};
    int value = 0, from = 0, to = 0;
    bool operator==(const PaintedNumber&) const = default;
};

/// One of no id is none.
struct PaintedRegion {
    Q_GADGET
    QML_VALUE_TYPE(paintedRegion)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(QVariantList fields READ fieldList)  ///< a paintedNumber each

  public:
    [[nodiscard]] QVariantList fieldList() const { return asVariants(fields); }

    QString id{}, name{};
    bool chosen = false;
    QList<PaintedNumber> fields{};
    bool operator==(const PaintedRegion&) const = default;
};

/// A piece that stands nowhere yet.
struct PaintedReserve {
    Q_GADGET
    QML_VALUE_TYPE(paintedReserve)
    Q_PROPERTY(int index MEMBER index)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(QString colour MEMBER colour)

  public:
    int index = 0;
    QString name{}, sign{}, colour{};
    bool operator==(const PaintedReserve&) const = default;
};

/// A link that has a name of its own.
struct PaintedLink {
    Q_GADGET
    QML_VALUE_TYPE(paintedLink)
    Q_PROPERTY(QString a MEMBER a)
    Q_PROPERTY(QString b MEMBER b)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString to MEMBER to)  ///< what the place at its other end is called

  public:
    QString a{}, b{}, name{}, to{};
    bool operator==(const PaintedLink&) const = default;
};

struct PaintedPlace {
    Q_GADGET
    QML_VALUE_TYPE(paintedPlace)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool named MEMBER named)             ///< it may have a name
    Q_PROPERTY(QVariantList fields READ fieldList)  ///< a paintedNumber each
    Q_PROPERTY(QVariantList links READ linkList)    ///< a paintedLink each

  public:
    [[nodiscard]] QVariantList fieldList() const { return asVariants(fields); }
    [[nodiscard]] QVariantList linkList() const { return asVariants(links); }

    QString name{};
    bool named = false;
    QList<PaintedNumber> fields{};
    QList<PaintedLink> links{};
    bool operator==(const PaintedPlace&) const = default;
};

/// A system that has boards of one's own, and those that are there already, to begin from.
struct DrawnGame {
    Q_GADGET
    QML_VALUE_TYPE(drawnGame)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(QVariantList boards READ boardList)  ///< a namedChoice each

  public:
    [[nodiscard]] QVariantList boardList() const { return asVariants(boards); }

    QString id{}, name{}, sign{};
    QList<NamedChoice> boards{};
    bool operator==(const DrawnGame&) const = default;
};

}  // namespace adjutant::companion
