// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/picture.hpp"

#include <QBuffer>
#include <QFile>
#include <QImageReader>
#include <QPainter>

namespace adjutant::scanner {
namespace {

Picture readFrom(QIODevice& device) {
    QImageReader reader(&device);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (size.width() > largestSide || size.height() > largestSide)
        return {{},
                QStringLiteral("The picture is %1 by %2 pixels; at most %3 a side can be read.")
                    .arg(size.width())
                    .arg(size.height())
                    .arg(largestSide)};
    QImage image = reader.read();
    if (image.isNull())
        return {{}, QStringLiteral("This is not a picture that can be read: %1.").arg(reader.errorString())};
    if (image.hasAlphaChannel()) {  // what is clear in a picture stands for the paper below it
        QImage paper(image.size(), QImage::Format_RGB32);
        paper.fill(Qt::white);
        QPainter(&paper).drawImage(0, 0, image);
        image = paper;
    }
    return {image.convertToFormat(QImage::Format_Grayscale8), {}};
}

}  // namespace

Picture loadPicture(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {{}, QStringLiteral("The file cannot be opened: %1.").arg(file.errorString())};
    return readFrom(file);
}

Picture decodePicture(const QByteArray& bytes) {
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    return readFrom(buffer);
}

LumaView lumaOf(const QImage& grey) {
    return {grey.constBits(), grey.width(), grey.height(), static_cast<int>(grey.bytesPerLine()), 1};
}

}  // namespace adjutant::scanner
