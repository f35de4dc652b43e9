// SPDX-License-Identifier: GPL-3.0-or-later
// A place of the board as lists of places show it, and the board as it is drawn; a place of no id is none.
#pragma once

#include <QObject>
#include <QPointF>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <nlohmann/json_fwd.hpp>

namespace adjutant::companion {

struct TablePlace {
    Q_GADGET
    QML_VALUE_TYPE(tablePlace)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)  ///< what it is called in any case
    Q_PROPERTY(QString name MEMBER name)    ///< its own name; "" where it has a number or none
    Q_PROPERTY(QString number MEMBER number)
    Q_PROPERTY(QString sign MEMBER sign)  ///< an icon

  public:
    QString id{}, title{}, name{}, number{}, sign{};
    bool operator==(const TablePlace&) const = default;
};

/// A line between two places.
struct BoardLine {
    Q_GADGET
    QML_VALUE_TYPE(boardLine)
    Q_PROPERTY(QString from MEMBER from)
    Q_PROPERTY(QString to MEMBER to)
    Q_PROPERTY(QPointF start MEMBER start)  ///< where these are, in radii
    Q_PROPERTY(QPointF end MEMBER end)
    Q_PROPERTY(QString kind MEMBER kind)      ///< as the painters know it
    Q_PROPERTY(bool onEdge MEMBER onEdge)     ///< it lies between them, as a river does
    Q_PROPERTY(bool around MEMBER around)     ///< it leaves the map on both sides
    Q_PROPERTY(bool cut MEMBER cut)           ///< nobody goes along it now
    Q_PROPERTY(QStringList over MEMBER over)  ///< what leads over it: "bridge", "ford"

  public:
    QString from{}, to{}, kind{};
    QPointF start{}, end{};
    bool onEdge = false, around = false, cut = false;
    QStringList over{};
    bool operator==(const BoardLine&) const = default;
};

/// Places that are tinted alike.
struct BoardRegion {
    Q_GADGET
    QML_VALUE_TYPE(boardRegion)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QStringList ids MEMBER ids)

  public:
    QString name{};
    QStringList ids{};
    bool operator==(const BoardRegion&) const = default;
};

/// The board of the game at the table.
struct TableGrid {
    Q_GADGET
    QML_VALUE_TYPE(tableGrid)
    /// "pointy" or "flat" hexes, "square", "free" places; "" where the game has no board.
    Q_PROPERTY(QString grid MEMBER grid)
    Q_PROPERTY(QVariantList lines READ lineList)      ///< a boardLine each
    Q_PROPERTY(QVariantList regions READ regionList)  ///< a boardRegion each

  public:
    [[nodiscard]] QVariantList lineList() const;
    [[nodiscard]] QVariantList regionList() const;

    QString grid{};
    QList<BoardLine> lines{};
    QList<BoardRegion> regions{};
    bool operator==(const TableGrid&) const = default;
};

/// Of the engine's board.
[[nodiscard]] TableGrid tableGrid(const nlohmann::json& board);
/// How many radii of a cell two neighbours on the engine's grid lie apart.
[[nodiscard]] double radiiApart(const nlohmann::json& board);

}  // namespace adjutant::companion
