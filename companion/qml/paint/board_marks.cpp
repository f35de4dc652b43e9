// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/qml/paint/board_marks.hpp"

#include <algorithm>
#include <cmath>

namespace adjutant::look {

namespace {

/// The chip at the side of its counter, in pixels from the middle of the cell; empty where it has none.
QRectF chipOn(const PlacedCell& placed, qreal r) {
    if (placed.cell.chip.sign.isEmpty()) return {};
    const qreal beside = placed.occupied ? 0.5 * r * (placed.cell.big ? 1.2 : 1) : 0;
    return {{beside, -0.47 * r}, BoardInk::sizeOfChip(0.94 * r)};
}

}  // namespace

qreal nameSize(qreal radius) { return std::clamp(radius * 0.38, 15.0, 22.0); }

Labelled labelledOf(const PlacedCell& placed, const BoardScene& scene) {
    const BoardCell& cell = placed.cell;
    const qreal r = scene.radius;
    const QPointF centre = placed.centre * r;  // wherever the eye is
    const QSizeF size =
        cell.name.isEmpty() || scene.overview ? QSizeF() : scene.ink.sizeOf(cell.name, nameSize(r), true);
    const auto box = [&](qreal half) { return QRectF(-half * r, -half * r, 2 * half * r, 2 * half * r); };
    const auto labelAt = [&](qreal top) {
        return QRectF({centre.x() - size.width() / 2, centre.y() + top}, size);
    };
    const bool isBare = cell.sign.isEmpty() && cell.goods.isEmpty();
    if (!placed.occupied && (isBare || scene.grid == Grid::free)) {  // its name stands on it
        return {chipOn(placed, r).translated(centre), labelAt(nameBelow(placed) * r), 0, false};
    }
    const qreal half = !placed.occupied ? 0.3 : scene.pieceShare / 2 * (cell.big ? 1.2 : 1);
    QRectF taken = box(half);
    if (placed.occupied && !cell.badges.isEmpty())
        taken.adjust(0, -0.38 * half * r, 0, 0);  // signs on its edge
    taken |= chipOn(placed, r);
    taken.translate(centre);
    if (cell.landmark)  // as BoardLandmarks has it
        return {taken, labelAt(r - size.height() * 0.4), 0, false};
    return {taken, labelAt((half + 0.08) * r), taken.top() - size.height(), true};
}

qreal nameBelow(const PlacedCell& placed) {
    const BoardCell& cell = placed.cell;
    return placed.occupied                                 ? (cell.big ? 0.68 : 0.57)
           : !cell.sign.isEmpty() || !cell.goods.isEmpty() ? 0.2
                                                           : -0.2;
}

BoardMarks::BoardMarks(const BoardScene& scene)
    : scene_(scene), ink_(scene.ink), r_(scene.radius), grid_(scene.grid) {}

/// On a small map only those are named that a touch is about.
bool BoardMarks::hasRoomForName(const BoardCell& cell) const {
    if (scene_.overview) return false;
    return r_ >= 30 || (grid_ == Grid::square && r_ >= 18) ||
           (grid_ == Grid::free && (r_ >= 25 || (r_ >= 18 && !cell.state.isEmpty())));
}

void BoardMarks::paint(QPainter& painter, const PlacedCell& placed) const {
    const BoardCell& cell = placed.cell;
    if (!cell.sign.isEmpty() && !placed.occupied && cell.goods.isEmpty() && cell.way.isEmpty()) {
        const qreal size = std::max(15.0, r_ * 0.56);
        const qreal up = !cell.name.isEmpty() && hasRoomForName(cell) ? r_ * 0.3 : 0;
        ink_.icon(painter, {r_ - size / 2, r_ - up - size / 2}, size, cell.sign, ink_.colour("ink2"));
    }
    paintGoods(painter, placed);
    paintNumber(painter, placed);
    if (!cell.odds.isEmpty() && !placed.occupied && grid_ != Grid::free)
        ink_.flag(painter, {r_, r_ * (grid_ == Grid::flat ? 1.48 : 1.35)}, std::clamp(r_ * 0.42, 15.0, 25.0),
                  cell.odds);
    if (const QRectF chip = chipOn(placed, r_); !chip.isEmpty() && !scene_.overview)
        ink_.chip(painter, chip.topLeft() + QPointF(r_, r_), chip.height(), cell.chip);
    paintName(painter, placed);
    paintCoordinate(painter, cell);
    if (!scene_.overview && !placed.occupied) paintBadges(painter, cell);
    paintWay(painter, placed);
}

/// What lies here: two abreast in the middle; above a counter in a row.
void BoardMarks::paintGoods(QPainter& painter, const PlacedCell& placed) const {
    const QList<BoardBadge>& goods = placed.cell.goods;
    if (goods.isEmpty()) return;
    const bool few = goods.size() < 2;
    const qreal size = std::max(11.0, r_ * (placed.occupied ? 0.34 : few ? 0.5 : 0.4));
    const qsizetype columns = std::min<qsizetype>(placed.occupied ? 4 : 2, goods.size());
    QList<qreal> widths(columns, 0);
    for (qsizetype i = 0; i < goods.size(); ++i)
        widths[i % columns] = std::max(widths[i % columns], ink_.sizeOf(goods[i], size).width());
    qreal wide = static_cast<qreal>(columns - 1);
    for (const qreal width : widths) wide += width;
    const qreal line = size * 1.24 + 1;
    const qsizetype rows = (goods.size() + columns - 1) / columns;
    const qreal high = static_cast<qreal>(rows) * line - 1;
    const bool named = !placed.cell.name.isEmpty() && hasRoomForName(placed.cell);
    const qreal middle = named ? 0.7 : !placed.cell.number.isEmpty() ? 0.84 : 1;
    const qreal top = placed.occupied ? r_ * 0.06 : r_ * middle - high / 2;
    qreal left = r_ - wide / 2;
    for (qsizetype column = 0; column < columns; ++column) {
        for (qsizetype i = column; i < goods.size(); i += columns) {
            const qreal spare = widths[column] - ink_.sizeOf(goods[i], size).width();
            const qsizetype row = i / columns;
            ink_.badge(painter, {left + spare / 2, top + static_cast<qreal>(row) * line}, size, goods[i]);
        }
        left += widths[column] + 1;
    }
}

void BoardMarks::paintNumber(QPainter& painter, const PlacedCell& placed) const {
    const BoardCell& cell = placed.cell;
    const bool inCorner = scene_.numberInCorner;
    if (grid_ == Grid::free || cell.number.isEmpty()) return;
    if (!inCorner && (!cell.name.isEmpty() || placed.occupied)) return;
    const qreal size = inCorner ? std::clamp(r_ * 0.3, 11.0, 16.0) : std::clamp(r_ * 0.45, 11.0, 20.0);
    const QSizeF room = ink_.sizeOf(cell.number, size, false);
    const qreal x = !inCorner ? r_ - room.width() / 2 : r_ * (grid_ == Grid::pointy ? 0.24 : 0.12);
    const qreal y = !inCorner || grid_ == Grid::flat
                        ? (cell.goods.isEmpty() ? r_ : r_ * 1.62) - room.height() / 2
                    : grid_ == Grid::square ? 3
                                            : r_ * 0.5;
    ink_.words(painter, {x, y}, Anchor::topLeft, cell.number, size, false,
               ink_.colour(cell.state.isEmpty() ? "ink3" : "ink2"));
}

void BoardMarks::paintName(QPainter& painter, const PlacedCell& placed) const {
    const BoardCell& cell = placed.cell;
    if (cell.name.isEmpty() || cell.landmark || !hasRoomForName(cell)) return;
    const bool onMap = scene_.isMap();
    const QPointF at = QPointF(r_, r_) + (onMap ? placed.name : QPointF(0, r_ * nameBelow(placed)));
    ink_.words(painter, at, onMap ? Anchor::topLeft : Anchor::topMiddle, cell.name, nameSize(r_), true,
               ink_.colour("ink"), ink_.colour("hex"));
}

/// Small at its edge, so that a counter does not hide it.
void BoardMarks::paintCoordinate(QPainter& painter, const BoardCell& cell) const {
    if (cell.coordinate.isEmpty() || grid_ == Grid::free || scene_.overview || r_ < 18) return;
    const qreal size = std::clamp(r_ * 0.27, 11.0, 15.0);
    const bool square = grid_ == Grid::square;
    ink_.words(painter,
               {square ? 4 : r_, r_ * (grid_ == Grid::flat ? 0.15
                                       : square            ? 0.02
                                                           : 0.28)},
               square ? Anchor::topLeft : Anchor::topMiddle, cell.coordinate, size, false,
               ink_.colour("ink2"));
}

void BoardMarks::paintBadges(QPainter& painter, const BoardCell& cell) const {
    const qreal size = std::max(9.0, r_ * 0.42);
    qreal left = 2;
    for (const BoardBadge& badge : cell.badges) {
        ink_.badge(painter, {left, 2}, size, badge);
        left += ink_.sizeOf(badge, size).width() + 1;
    }
}

/// By which means one gets here.
void BoardMarks::paintWay(QPainter& painter, const PlacedCell& placed) const {
    const QString& way = placed.cell.way;
    if (way.isEmpty()) return;
    const qreal size = std::max(12.0, r_ * (placed.occupied ? 0.5 : 0.8));
    const QPointF at =
        placed.occupied ? QPointF(r_ * 0.08, r_ * 1.92 - size) : QPointF(r_ - size / 2, r_ - size / 2);
    ink_.icon(painter, at, size, way, ink_.colour("brassLine"));
}

}  // namespace adjutant::look
