// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/qml/paint/painted.hpp"

#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>
#include <cmath>
#include <utility>

namespace adjutant::look {

Painted::Painted(QQuickItem* parent) : QQuickItem(parent) { setFlag(ItemHasContents); }

void Painted::repaint() {
    stale_ = true;
    update();
}

void Painted::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size()) repaint();
}

void Painted::itemChange(ItemChange change, const ItemChangeData& data) {
    if (change == ItemDevicePixelRatioHasChanged) repaint();
    QQuickItem::itemChange(change, data);
}

QImage Painted::picture(QSize dots, qreal ratio) {
    if (sheet_.size() != dots) sheet_ = QImage(dots, QImage::Format_ARGB32_Premultiplied);
    sheet_.fill(Qt::transparent);
    {
        QPainter painter(&sheet_);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(ratio, ratio);
        paint(&painter);
    }
    // A picture keeps the engine that painted it, of several kilobytes; a copy has none. A large one is kept,
    // to be painted over: to ask for its memory again takes longer than to paint it.
    constexpr qsizetype small = 64 * 1024;
    return sheet_.sizeInBytes() < small ? std::exchange(sheet_, {}).copy() : sheet_;
}

QSGNode* Painted::updatePaintNode(QSGNode* before, UpdatePaintNodeData* /*data*/) {
    const qreal ratio = window()->effectiveDevicePixelRatio();
    const QSize dots(static_cast<int>(std::ceil(width() * ratio)),
                     static_cast<int>(std::ceil(height() * ratio)));
    if (stale_ || dots.isEmpty()) {
        delete before;  // which lets go of the picture: it can be painted over
        before = nullptr;
    }
    if (dots.isEmpty()) return nullptr;
    auto* node = static_cast<QSGImageNode*>(before);
    if (node == nullptr) {
        node = window()->createImageNode();
        node->setOwnsTexture(true);
        node->setTexture(
            window()->createTextureFromImage(picture(dots, ratio), QQuickWindow::TextureHasAlphaChannel));
        stale_ = false;
    }
    node->setRect(QRectF(QPointF(), QSizeF(dots) / ratio));
    node->setFiltering(smooth() ? QSGTexture::Linear : QSGTexture::Nearest);
    return node;
}

}  // namespace adjutant::look
