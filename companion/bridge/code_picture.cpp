// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/code_picture.hpp"

#include <QPainter>
#include <algorithm>

#include "cards/error.hpp"

namespace adjutant::companion {

CodePicture::CodePicture(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setOpaquePainting(true);
    setAntialiasing(false);
}

void CodePicture::setText(const QString& text) {
    if (text_ == text) return;
    text_ = text;
    symbol_.reset();
    try {
        if (!text.isEmpty()) symbol_ = cards::symbolOf(text.toStdString());
    } catch (const cards::Error&) {  // isTooLong() says so
        symbol_.reset();
    }
    emit changed();
    update();
}

/// Modules are whole pixels, so that all are of one size.
void CodePicture::paint(QPainter* painter) {
    painter->fillRect(boundingRect(), Qt::white);
    if (!symbol_) return;
    const qreal ratio = std::max(1.0, painter->transform().m11());
    const int modules = symbol_->width + 2 * cards::quietZone;
    const int pixels = static_cast<int>(std::min(width(), height()) * ratio) / modules;
    if (pixels < 1) return;
    const qreal module = pixels / ratio;
    const qreal left = (width() - module * symbol_->width) / 2;
    const qreal top = (height() - module * symbol_->width) / 2;
    for (int row = 0; row < symbol_->width; ++row)
        for (int column = 0; column < symbol_->width; ++column)
            if (symbol_->isDark(column, row))
                painter->fillRect(QRectF(left + column * module, top + row * module, module, module),
                                  Qt::black);
}

}  // namespace adjutant::companion
