// SPDX-License-Identifier: GPL-3.0-or-later
// The outlines of a board's cells and lines, in units: the radius of a hex, half the side of a square.
#pragma once

#include <QHash>
#include <QList>
#include <QPainterPath>
#include <QPointF>
#include <QString>
#include <QVariantList>

namespace adjutant::look {

enum class Grid { pointy, flat, square, free };

/// "pointy", "flat", "square" or "free"; pointy for anything else.
[[nodiscard]] Grid gridOf(const QString& name);

/// The outline of a cell of `radius` pixels about the origin, `inset` pixels inside.
[[nodiscard]] QPainterPath outlineOf(Grid grid, qreal radius, qreal inset);
/// The same as brackets around the corners, open in the middle of each side.
[[nodiscard]] QPainterPath bracketsOf(Grid grid, qreal radius, qreal inset);

/// The two ends of the edge that two neighbouring cells share.
[[nodiscard]] QList<QPointF> edgeBetween(Grid grid, QPointF a, QPointF b);

/// The outer edge of cells that lie side by side, from their centres, in units; nothing on a free grid.
[[nodiscard]] QPainterPath borderOf(Grid grid, const QList<QPointF>& centres);

/// The convex hull of points, its corners in order.
[[nodiscard]] QList<QPointF> hullOf(QList<QPointF> points);

/// A line of a board: { through: [ids] } from centre to centre, { between: [id, id] } along the edge that two
/// cells share, { from: id, toward: [x, y] } for a stub, or { points: [[x, y], …] }. Empty where a place is
/// unknown.
[[nodiscard]] QPainterPath lineOf(Grid grid, const QVariantMap& line, const QHash<QString, QPointF>& centres);

}  // namespace adjutant::look
