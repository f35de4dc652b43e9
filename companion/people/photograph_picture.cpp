// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/people/photograph_picture.hpp"

#include <QPainter>

namespace adjutant::companion {

PhotographPicture::PhotographPicture(QQuickItem* parent) : QQuickPaintedItem(parent) {}

void PhotographPicture::setPicture(const QString& picture) {
    if (picture == picture_) return;
    picture_ = picture;
    image_ = QImage::fromData(QByteArray::fromBase64(picture.toLatin1()));
    if (!image_.isNull()) setImplicitSize(image_.width(), image_.height());
    emit changed();
    update();
}

void PhotographPicture::paint(QPainter* painter) {
    if (image_.isNull()) return;
    const QSizeF fitted = QSizeF(image_.size()).scaled(size(), Qt::KeepAspectRatio);
    const QPointF corner((width() - fitted.width()) / 2, (height() - fitted.height()) / 2);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->drawImage(QRectF(corner, fitted), image_);
}

}  // namespace adjutant::companion
