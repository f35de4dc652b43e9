// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/qml/paint/ground.hpp"

#include <QImage>
#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>
#include <algorithm>
#include <memory>

namespace adjutant::look {
namespace {

constexpr int alongTile = 8;  ///< dots of the grid along the edge of one tile
constexpr qreal apart = 22;   ///< from dot to dot, in device-independent pixels

/// All tiles, and the picture that they share.
struct Tiling : QSGNode {
    std::unique_ptr<QSGTexture> picture;
};

}  // namespace

Ground::Ground(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    connect(this, &Ground::changed, this, &Ground::update);
}

void Ground::setColor(const QColor& color) {
    if (color_ == color) return;
    color_ = color;
    emit changed();
}

void Ground::setDot(const QColor& dot) {
    if (dot_ == dot) return;
    dot_ = dot;
    emit changed();
}

void Ground::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    update();
}

void Ground::itemChange(ItemChange change, const ItemChangeData& data) {
    if (change == ItemDevicePixelRatioHasChanged) update();
    QQuickItem::itemChange(change, data);
}

QImage Ground::tile(int pitch, qreal ratio) const {
    QImage image(alongTile * pitch, alongTile * pitch, QImage::Format_RGB32);
    image.fill(color_);
    QPainter painter(&image);
    for (int row = 0; row < alongTile; ++row)
        for (int column = 0; column < alongTile; ++column)
            painter.fillRect(QRectF((column + 0.7) * pitch, (row + 0.7) * pitch, 2 * ratio, 2 * ratio), dot_);
    return image;
}

QSGNode* Ground::updatePaintNode(QSGNode* before, UpdatePaintNodeData* /*data*/) {
    delete before;
    if (width() <= 0 || height() <= 0) return nullptr;
    const qreal ratio = window()->effectiveDevicePixelRatio();
    const int pitch = qRound(apart * ratio);
    auto tiling = std::make_unique<Tiling>();
    tiling->picture.reset(
        window()->createTextureFromImage(tile(pitch, ratio), QQuickWindow::TextureIsOpaque));
    const qreal side = alongTile * pitch / ratio;
    for (qreal top = 0; top < height(); top += side) {
        for (qreal left = 0; left < width(); left += side) {
            const QSizeF seen(std::min(side, width() - left), std::min(side, height() - top));
            QSGImageNode* node = window()->createImageNode();
            node->setTexture(tiling->picture.get());
            node->setRect(QRectF(QPointF(left, top), seen));
            node->setSourceRect(QRectF(QPointF(), seen * ratio));
            tiling->appendChildNode(node);
        }
    }
    return tiling.release();
}

}  // namespace adjutant::look
