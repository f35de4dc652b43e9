// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/qml/paint/path_item.hpp"

#include <QtQml/qqmlinfo.h>
#include <QPainter>
#include <QPen>
#include <algorithm>

#include "companion/qml/paint/svg_path.hpp"

namespace adjutant::look {

PathItem::PathItem(QQuickItem* parent) : Painted(parent) {}

template <typename T>
void PathItem::set(T& member, const T& value) {
    if (member == value) return;
    member = value;
    emit changed();
    repaint();
}

void PathItem::setPath(const QString& text) {
    if (text_ == text) return;
    const ReadPath read = readSvgPath(text);
    if (!read.complete) qmlWarning(this) << "Path data is broken: " << text;
    shape_ = read.path;
    set(text_, text);
}

void PathItem::setGrid(qreal grid) { set(grid_, grid); }
void PathItem::setStroke(const QColor& colour) { set(stroke_, colour); }
void PathItem::setStrokeWidth(qreal width) { set(strokeWidth_, width); }
void PathItem::setDash(const QVariantList& dash) { set(dash_, dash); }
void PathItem::setFlatCaps(bool flat) { set(flatCaps_, flat); }
void PathItem::setTurn(qreal degrees) { set(turn_, degrees); }
void PathItem::setFill(const QColor& colour) { set(fill_, colour); }
void PathItem::setSpots(const QVariantList& spots) { set(spots_, spots); }
void PathItem::setSpotSize(qreal size) { set(spotSize_, size); }

void PathItem::paint(QPainter* painter) {
    if (turn_ != 0) {
        painter->translate(width() / 2, height() / 2);
        painter->rotate(turn_);
        painter->translate(-width() / 2, -height() / 2);
    }
    if (!spots_.isEmpty()) {
        const qreal scale = grid_ > 0 ? spotSize_ / grid_ : 1;
        const qreal half = spotSize_ / 2;
        for (const QVariant& spot : spots_) {
            painter->save();
            painter->translate(spot.toPointF() - QPointF(half, half));
            painter->scale(scale, scale);
            draw(painter);
            painter->restore();
        }
        return;
    }
    if (grid_ > 0) {
        const qreal side = std::min(width(), height());
        painter->translate((width() - side) / 2, (height() - side) / 2);
        painter->scale(side / grid_, side / grid_);
    }
    draw(painter);
}

void PathItem::draw(QPainter* painter) const {
    if (fill_.alpha() > 0) painter->fillPath(shape_, fill_);
    if (stroke_.alpha() == 0 || strokeWidth_ <= 0) return;

    QPen pen(stroke_, strokeWidth_, Qt::SolidLine, flatCaps_ ? Qt::FlatCap : Qt::RoundCap, Qt::RoundJoin);
    if (!dash_.isEmpty()) {
        QList<qreal> pattern;  // QPen counts dashes in pen widths
        for (const QVariant& length : dash_)
            pattern.append(std::max(0.001, length.toDouble() / strokeWidth_));
        if (pattern.size() % 2 == 1) pattern.append(pattern);
        pen.setDashPattern(pattern);
    }
    painter->strokePath(shape_, pen);
}

}  // namespace adjutant::look
