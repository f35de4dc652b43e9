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
    const int columns = static_cast<int>(width() / pitch_) + 1,
              rows = static_cast<int>(height() / pitch_) + 1;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            painter->fillRect(QRectF((column + 0.7) * pitch_, (row + 0.7) * pitch_, 2, 2), dot_);
}

}  // namespace adjutant::look
