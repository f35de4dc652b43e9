// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/people/photograph.hpp"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImageReader>
#include <algorithm>
#include <stdexcept>

namespace adjutant::companion {
namespace {

constexpr qint64 mostPixels = 200'000'000;

QByteArray jpegOf(const QImage& image, int quality) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "JPEG", quality);
    return bytes.toBase64();
}

}  // namespace

std::string photographOf(const QImage& picture) {
    if (picture.isNull()) return {};
    QImage image =
        std::max(picture.width(), picture.height()) > longestEdge
            ? picture.scaled(longestEdge, longestEdge, Qt::KeepAspectRatio, Qt::SmoothTransformation)
            : picture;
    image = image.convertToFormat(QImage::Format_RGB32);
    constexpr int finest = 80, coarsest = 20, step = 15;
    QByteArray bytes = jpegOf(image, finest);
    for (int quality = finest - step;
         quality >= coarsest && static_cast<std::size_t>(bytes.size()) > largestPhotograph; quality -= step)
        bytes = jpegOf(image, quality);
    return bytes.toStdString();
}

QImage pictureOf(const QString& path) {
    const QString name = QFileInfo(path).fileName();
    QImageReader reader(path);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (size.isValid() && qint64(size.width()) * size.height() > mostPixels)
        throw std::runtime_error(
            QCoreApplication::translate("Photograph", "%1 is too large a picture.").arg(name).toStdString());
    // A reader that can makes it small as it reads: a telephone's picture takes a tenth of the time.
    if (size.isValid() && std::max(size.width(), size.height()) > 2 * longestEdge)
        reader.setScaledSize(size.scaled(2 * longestEdge, 2 * longestEdge, Qt::KeepAspectRatio));
    QImage image = reader.read();
    if (image.isNull())
        throw std::runtime_error(
            QCoreApplication::translate("Photograph", "%1 is no picture that can be read.")
                .arg(name)
                .toStdString());
    return image;
}

}  // namespace adjutant::companion
