// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed on one cell of a board above ground and lines: sign, number, name, what lies there, small
// signs.
#pragma once

#include "companion/qml/paint/board_scene.hpp"

namespace adjutant::look {

/// The type of a cell's name, in pixels.
[[nodiscard]] qreal nameSize(qreal radius);
/// How far below the middle of its cell a name begins, in radii; above it where that is negative.
[[nodiscard]] qreal nameBelow(const PlacedCell& placed);
/// What lies on a place of a map, and its name; the origin is the point (0, 0) of the board.
[[nodiscard]] Labelled labelledOf(const PlacedCell& placed, const BoardScene& scene);

class BoardMarks {
  public:
    explicit BoardMarks(const BoardScene& scene);

    /// The painter's origin is the upper left corner of the box around the cell, two radii wide.
    void paint(QPainter& painter, const PlacedCell& placed) const;

  private:
    [[nodiscard]] bool hasRoomForName(const BoardCell& cell) const;
    void paintGoods(QPainter& painter, const PlacedCell& placed) const;
    void paintNumber(QPainter& painter, const PlacedCell& placed) const;
    void paintName(QPainter& painter, const PlacedCell& placed) const;
    void paintCoordinate(QPainter& painter, const BoardCell& cell) const;
    void paintBadges(QPainter& painter, const BoardCell& cell) const;
    void paintWay(QPainter& painter, const PlacedCell& placed) const;

    const BoardScene& scene_;
    const BoardInk& ink_;
    qreal r_;
    Grid grid_;
};

}  // namespace adjutant::look
