// SPDX-License-Identifier: GPL-3.0-or-later
// A board as it is painted now: cells at their places, lines, and what all of it is printed with.
#pragma once

#include <QHash>
#include <QList>
#include <QPainter>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QVariantMap>
#include <vector>

#include "companion/qml/paint/board_cell.hpp"
#include "companion/qml/paint/board_ink.hpp"
#include "companion/qml/paint/board_shape.hpp"
#include "companion/qml/paint/label_spots.hpp"

namespace adjutant::look {

struct PlacedCell {
    BoardCell cell;
    QPointF centre;  ///< in units
    bool occupied = false;
    bool cursor = false;  ///< the keyboard is here
    QPointF name;         ///< of a map: the upper left corner of its name, in pixels from the centre
};

/// All lines of one kind, or the hull of one region, in units.
struct BoardStroke {
    QPainterPath path;
    QColor colour;
    qreal width = 1;    ///< in pixels, at a radius of 46
    QList<qreal> dash;  ///< lengths on and off, in pixels
};

using Centres = QHash<QString, QPointF>;

struct BoardScene {
    Grid grid = Grid::pointy;
    qreal radius = 40;     ///< pixels of a unit
    qreal pieceShare = 1;  ///< side of a counter, in radii
    QPointF origin;        ///< the pixel of the point (0, 0) in the picture
    bool numberInCorner = false;
    bool overview = false;  ///< too small to be read
    Centres centres;        ///< of all cells by their ids, in units
    std::vector<PlacedCell> cells;
    QVariantMap kinds;  ///< ground by its name: { fill, sign }
    std::vector<BoardStroke> regions, lines;
    QList<QPointF> field;  ///< centres of the cells of a field of fire, in units
    BoardInk ink{{}, {}};
    LabelSpots names;

    /// Do names stand about their places, where they are read? On hexes each has its own cell.
    [[nodiscard]] bool isMap() const { return grid == Grid::free || grid == Grid::square; }
    /// Where the names of a map stand, now that its cells are known.
    void placeNames();
    /// Regions, the ground of the cells and lines, as far as `seen` of the picture.
    void paintGround(QPainter& painter, const QRectF& seen) const;
    /// What stands on the cells, what is lit, and lines over it.
    void paintMarks(QPainter& painter, const QRectF& seen) const;

  private:
    [[nodiscard]] QPointF pixel(QPointF unit) const { return origin + unit * radius; }
    [[nodiscard]] bool isSeen(const PlacedCell& placed, const QRectF& seen, qreal aside) const;
    void paintStrokes(QPainter& painter, const std::vector<BoardStroke>& strokes, bool filled) const;
    void paintGroundOf(QPainter& painter, const PlacedCell& placed) const;
    void paintField(QPainter& painter) const;
    void paintLight(QPainter& painter, const BoardCell& cell) const;
};

}  // namespace adjutant::look
