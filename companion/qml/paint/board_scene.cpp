// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/qml/paint/board_scene.hpp"

#include <QPen>
#include <algorithm>

#include "companion/qml/paint/board_marks.hpp"

namespace adjutant::look {
void BoardScene::placeNames() {
    if (!isMap()) return;
    std::vector<Labelled> places;
    places.reserve(cells.size());
    for (const PlacedCell& placed : cells) places.push_back(labelledOf(placed, *this));
    const std::vector<QPointF>& spots = names.of(std::move(places));
    for (std::size_t i = 0; i < cells.size(); ++i) cells[i].name = spots[i] - cells[i].centre * radius;
}

bool BoardScene::isSeen(const PlacedCell& placed, const QRectF& seen, qreal aside) const {
    const QPointF at = pixel(placed.centre);
    return QRectF(at.x() - radius * aside, at.y() - radius * 1.6, 2 * radius * aside, 3.4 * radius)
        .intersects(seen);
}

void BoardScene::paintStrokes(QPainter& painter, const std::vector<BoardStroke>& strokes, bool filled) const {
    const QTransform place(radius, 0, 0, radius, origin.x(), origin.y());
    for (const BoardStroke& stroke : strokes) {
        QPen pen(stroke.colour, stroke.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        QList<qreal> dash;  // QPen counts dashes in pen widths
        for (const qreal length : stroke.dash) dash.append(std::max(0.001, length / stroke.width));
        if (!dash.isEmpty()) pen.setDashPattern(dash.size() % 2 == 1 ? dash + dash : dash);
        const QPainterPath path = place.map(stroke.path);
        if (filled) painter.fillPath(path, stroke.colour);
        painter.strokePath(path, pen);
    }
}

void BoardScene::paintGroundOf(QPainter& painter, const PlacedCell& placed) const {
    const BoardCell& cell = placed.cell;
    const auto known = kinds.find(cell.kind);
    const QVariantMap look = (known == kinds.end() ? kinds.value("open") : *known).toMap();
    QColor tint = cell.tint;
    if (!tint.isValid() && !cell.colour.isEmpty()) {
        tint = ink.fillOf(cell.colour);
        tint.setAlphaF(ink.isLight() ? 0.42F : 0.6F);
    }
    const QColor ground = colourOf(look.value("fill"));
    painter.save();
    painter.translate(pixel(placed.centre));
    const QPainterPath outline = outlineOf(grid, radius, 1);
    painter.fillPath(outline, tint.isValid() && tint.alpha() > 0 ? tinted(ground, tint) : ground);
    if (cell.kind != "none")
        painter.strokePath(outline,
                           QPen(ink.colour("hexLine"), 1.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QString sign = look.value("sign").toString();
    if (!sign.isEmpty() && !cell.signless) {
        QColor faint = ink.colour("ink3");
        if (!ink.isContrast()) faint.setAlphaF(0.75F);
        painter.translate(-radius * 0.45, radius * (grid == Grid::square ? 0.04 : -0.1));
        painter.scale(radius * 0.9 / 24, radius * 0.9 / 24);
        painter.strokePath(pathOf(sign), QPen(faint, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    painter.restore();
}

/// A field of fire has a wash and one edge around all of it, which is seen from across the table.
void BoardScene::paintField(QPainter& painter) const {
    QColor wash = ink.colour("fire");
    wash.setAlphaF(ink.isLight() ? 0.16F : 0.2F);
    for (const QPointF& centre : field)
        painter.fillPath(outlineOf(grid, radius, 0).translated(pixel(centre)), wash);
    const QTransform place(radius, 0, 0, radius, origin.x(), origin.y());
    painter.strokePath(place.map(borderOf(grid, field)),
                       QPen(ink.colour("fire"), std::clamp(radius * 0.09, 2.5, 5.0), Qt::SolidLine,
                            Qt::RoundCap, Qt::RoundJoin));
}

/// What may be touched has a tint and brackets or a ring.
void BoardScene::paintLight(QPainter& painter, const BoardCell& cell) const {
    const QString& state = cell.state;
    const QColor brass = ink.colour("brassLine");
    if (state == "legal" || state == "reach" || state == "target")
        painter.fillPath(outlineOf(grid, radius, 3), ink.colour("legalFill"));
    if (state == "legal")
        painter.strokePath(bracketsOf(grid, radius, 4), QPen(brass, std::max(2.0, radius * 0.075),
                                                             Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    if (state == "target" || state == "chosen")
        painter.strokePath(outlineOf(grid, radius, 3.5), QPen(brass, state == "chosen" ? 5 : 3.5,
                                                              Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void BoardScene::paintGround(QPainter& painter, const QRectF& seen) const {
    painter.setRenderHint(QPainter::Antialiasing);
    std::vector<BoardStroke> soft = regions;
    for (BoardStroke& region : soft) region.width = radius * 1.9;
    paintStrokes(painter, soft, true);
    if (grid != Grid::free) {
        for (const PlacedCell& placed : cells) {
            if (isSeen(placed, seen, 1.1)) paintGroundOf(painter, placed);
        }
    }
    std::vector<BoardStroke> scaled = lines;
    const qreal grow = grid == Grid::free ? 1 : radius / 46;
    for (BoardStroke& line : scaled) line.width *= std::max(0.5, std::min(1.2, grow));
    paintStrokes(painter, scaled, false);
}

void BoardScene::paintMarks(QPainter& painter, const QRectF& seen) const {
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardMarks marks(*this);
    if (!field.isEmpty()) paintField(painter);
    for (const PlacedCell& placed : cells) {
        if (placed.cell.state.isEmpty() || !isSeen(placed, seen, 1.1)) continue;
        painter.save();
        painter.translate(pixel(placed.centre));
        paintLight(painter, placed.cell);
        painter.restore();
    }
    for (const PlacedCell& placed : cells) {
        if (!isSeen(placed, seen, 4)) continue;  // a name is wider than its cell
        painter.save();
        painter.translate(pixel(placed.centre) - QPointF(radius, radius));
        marks.paint(painter, placed);
        painter.restore();
        if (!placed.cursor) continue;
        painter.strokePath(outlineOf(grid, radius + 6, 3).translated(pixel(placed.centre)),
                           QPen(ink.colour("brassLine"), 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
}

}  // namespace adjutant::look
