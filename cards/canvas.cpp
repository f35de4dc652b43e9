// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/canvas.hpp"

#include <QPainter>
#include <QPainterPath>

#include "cards/fitted_text.hpp"

namespace adjutant::cards {
namespace {

double units(double mm) { return mm * Canvas::unitsPerMm; }

QRectF inUnits(const Box& box) { return {units(box.x), units(box.y), units(box.width), units(box.height)}; }

QPen penOf(double width, const QColor& colour) {
    return {colour, units(width), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin};
}

}  // namespace

void Canvas::text(const Box& box, const std::string& text, const TextStyle& style) {
    FittedText(text, style, {box.width, box.height}).draw(painter_, inUnits(box));
}

void Canvas::symbol(double x, double y, double side, const Symbol& symbol) {
    fill({x, y, side, side}, Qt::white);
    const double module = units(side) / (symbol.width + 2 * quietZone);
    // One path, filled once: where modules touch, no hair of white is left between them.
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (int row = 0; row < symbol.width; ++row) {
        for (int column = 0; column < symbol.width; ++column) {
            const int first = column;
            while (column < symbol.width && symbol.isDark(column, row)) ++column;
            if (column > first)
                path.addRect(units(x) + (first + quietZone) * module, units(y) + (row + quietZone) * module,
                             (column - first) * module, module);
        }
    }
    painter_.fillPath(path, Qt::black);
}

void Canvas::fill(const Box& box, const QColor& colour) { painter_.fillRect(inUnits(box), colour); }

void Canvas::frame(const Box& box, double radius, double width, const QColor& colour) {
    painter_.setPen(penOf(width, colour));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRoundedRect(inUnits(box), units(radius), units(radius));
}

void Canvas::line(double x1, double y1, double x2, double y2, double width, const QColor& colour) {
    painter_.setPen(penOf(width, colour));
    painter_.drawLine(QPointF(units(x1), units(y1)), QPointF(units(x2), units(y2)));
}

}  // namespace adjutant::cards
