// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/qml/paint/ground.hpp"

#include <QPainter>
#include <algorithm>

namespace adjutant::look {

Ground::Ground(QQuickItem* parent) : QQuickPaintedItem(parent) { setOpaquePainting(true); }

void Ground::setColor(const QColor& color) {
    if (color_ == color) return;
    color_ = color;
    emit changed();
    update();
}

void Ground::setDot(const QColor& dot) {
    if (dot_ == dot) return;
    dot_ = dot;
    emit changed();
    update();
}

void Ground::setPitch(qreal pitch) {
    pitch = std::max(4.0, pitch);
    if (pitch_ == pitch) return;
    pitch_ = pitch;
    emit changed();
    update();
}

void Ground::paint(QPainter* painter) {
    painter->fillRect(boundingRect(), color_);
    if (dot_.alpha() == 0) return;
    for (qreal y = pitch_ * 0.7; y < height(); y += pitch_)
        for (qreal x = pitch_ * 0.7; x < width(); x += pitch_) painter->fillRect(QRectF(x, y, 2, 2), dot_);
}

}  // namespace adjutant::look
