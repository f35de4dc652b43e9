// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/frame_picture.hpp"

#include <QImage>
#include <QPainter>

namespace adjutant::companion {

FramePicture::FramePicture(QQuickItem* parent) : QQuickPaintedItem(parent) {}

void FramePicture::setSink(QVideoSink* sink) {
    if (sink == sink_) return;
    if (sink_) disconnect(sink_, nullptr, this, nullptr);
    sink_ = sink;
    frame_ = {};
    if (sink_) {
        connect(sink_, &QVideoSink::videoFrameChanged, this, [this](const QVideoFrame& frame) {
            frame_ = frame;
            update();
        });
    }
    emit sinkChanged();
    update();
}

void FramePicture::paint(QPainter* painter) {
    const QImage picture = frame_.isValid() ? frame_.toImage() : QImage();
    if (picture.isNull()) return;
    const QSizeF fitted = QSizeF(picture.size()).scaled(size(), Qt::KeepAspectRatio);
    const QPointF corner((width() - fitted.width()) / 2, (height() - fitted.height()) / 2);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->drawImage(QRectF(corner, fitted), picture);
}

}  // namespace adjutant::companion
