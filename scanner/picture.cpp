// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/picture.hpp"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QImageReader>
#include <QPainter>

#include "scanner/ordinary_file.hpp"

namespace adjutant::scanner {
namespace {

constexpr int maxMegabytes = 2048;  ///< of Qt's own bound, which is for pictures of 34 million pixels

/// Qt's own words for it are in one language.
QString whyUnread(const QImageReader& reader) {
    return reader.error() == QImageReader::InvalidDataError
               ? QCoreApplication::translate("Picture", "The picture is damaged and cannot be read.")
               : QCoreApplication::translate("Picture", "This is not a picture that can be read.");
}

Picture readFrom(QIODevice& device) {
    QImageReader::setAllocationLimit(maxMegabytes);
    QImageReader reader(&device);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (size.width() > largestSide || size.height() > largestSide)
        return {{},
                QCoreApplication::translate("Picture",
                                            "The picture is %1 by %2 pixels; at most %3 a side can be read.")
                    .arg(size.width())
                    .arg(size.height())
                    .arg(largestSide)};
    if (std::int64_t{size.width()} * size.height() > maxPixels)
        return {{},
                QCoreApplication::translate(
                    "Picture", "The picture has %1 million pixels; at most %2 million can be read.")
                    .arg(std::int64_t{size.width()} * size.height() / 1'000'000)
                    .arg(maxPixels / 1'000'000)};
    QImage image = reader.read();
    if (image.isNull()) return {{}, whyUnread(reader)};
    if (image.hasAlphaChannel()) {  // what is clear in a picture stands for the paper below it
        QImage paper(image.size(), QImage::Format_RGB32);
        paper.fill(Qt::white);
        QPainter(&paper).drawImage(0, 0, image);
        image = paper;
    }
    return {image.convertToFormat(QImage::Format_Grayscale8), {}};
}

}  // namespace

std::int64_t pixelsOf(const std::filesystem::path& path) {
    const OrdinaryFile opened = openOrdinary(path);
    QFile file;
    if (opened.descriptor < 0 ||
        !file.open(opened.descriptor, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle))
        return 0;
    QImageReader reader(&file);
    reader.setDecideFormatFromContent(true);
    const QSize size = reader.size();
    const std::int64_t pixels = std::int64_t{size.width()} * size.height();
    return size.isValid() && pixels <= maxPixels ? pixels : 0;
}

Picture loadPicture(const std::filesystem::path& path) {
    const OrdinaryFile opened = openOrdinary(path);
    if (opened.descriptor < 0) return {{}, opened.error};
    QFile file;
    if (!file.open(opened.descriptor, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle))
        return {{}, cannotBeOpened(file.errorString())};
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
