// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/picture.hpp"

#include <gmock/gmock.h>

#include <QBuffer>
#include <QFile>
#include <QImageWriter>
#include <QPainter>
#include <QTemporaryDir>

#include "scanner/still_reader.hpp"
#include "tests/scanner/qt_drawn.hpp"

namespace adjutant::scanner {
namespace {

QByteArray fileOf(const QImage& image, const char* format) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return buffer.data();
}

QImage drawnCode() {
    Canvas canvas(320, 240);
    canvas.draw("A1/T/0123ABCD", 100, 80, 4);
    return imageOf(canvas);
}

TEST(Picture, ReadsTheCommonFormats) {
    for (const char* format : {"PNG", "JPG", "BMP", "PPM"}) {
        const Picture picture = decodePicture(fileOf(drawnCode(), format));
        ASSERT_FALSE(picture.image.isNull()) << format << ": " << picture.error.toStdString();
        EXPECT_EQ(picture.image.format(), QImage::Format_Grayscale8);
        EXPECT_EQ(StillReader().read(lumaOf(picture.image)).size(), 1U) << format;
    }
}

TEST(Picture, ClearPaperCountsAsWhite) {
    QImage image(4, 4, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    image.setPixel(1, 1, qRgba(0, 0, 0, 255));
    const Picture picture = decodePicture(fileOf(image, "PNG"));
    EXPECT_EQ(lumaOf(picture.image).at(0, 0), 255);
    EXPECT_EQ(lumaOf(picture.image).at(1, 1), 0);
}

TEST(Picture, IsTurnedAsTheFileSays) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "JPG");
    writer.setTransformation(QImageIOHandler::TransformationRotate90);
    ASSERT_TRUE(writer.write(drawnCode()));
    EXPECT_EQ(decodePicture(buffer.data()).image.size(), QSize(240, 320));
}

TEST(Picture, WhatIsNoPictureGetsASentence) {
    EXPECT_TRUE(decodePicture("This is a letter, not a picture.").image.isNull());
    EXPECT_THAT(decodePicture("This is a letter.").error.toStdString(), testing::HasSubstr("not a picture"));
    EXPECT_TRUE(decodePicture({}).image.isNull());
}

TEST(Picture, AMissingFileGetsASentence) {
    const Picture picture = loadPicture("/nowhere/at/all.png");
    EXPECT_TRUE(picture.image.isNull());
    EXPECT_THAT(picture.error.toStdString(), testing::HasSubstr("cannot be opened"));
}

TEST(Picture, APictureBeyondReasonIsRefusedBeforeItIsLoaded) {
    QByteArray header = "P5\n20000 20000\n255\n";
    const Picture picture = decodePicture(header + QByteArray(100, 'x'));
    EXPECT_TRUE(picture.image.isNull());
    EXPECT_THAT(picture.error.toStdString(), testing::HasSubstr("20000 by 20000"));
}

TEST(Picture, APageScannedAt600DotsAnInchIsRead) {
    Canvas code(320, 240);
    code.draw("A1/T/0123ABCD", 100, 80, 4);
    QImage page(4960, 7016, QImage::Format_RGB32);
    page.fill(Qt::white);
    QPainter(&page).drawImage(4500, 6700, imageOf(code));
    const Picture picture = decodePicture(fileOf(page, "PPM"));
    ASSERT_EQ(picture.image.size(), page.size()) << picture.error.toStdString();
    EXPECT_EQ(StillReader().read(lumaOf(picture.image)).size(), 1U);
}

TEST(Picture, MorePixelsThanAnyComputerHasRoomForAreRefusedInASentence) {
    const Picture picture = decodePicture(QByteArray("P6\n16000 16000\n255\n") + QByteArray(100, 'x'));
    EXPECT_EQ(picture.error.toStdString(),
              "The picture has 256 million pixels; at most 200 million can be read.");
}

TEST(Picture, ATornPictureNeverCrashes) {
    const QByteArray whole = fileOf(drawnCode(), "PNG");
    for (qsizetype length = 0; length < whole.size(); length += 97) {
        const Picture picture = decodePicture(whole.left(length));
        EXPECT_NE(picture.image.isNull(), picture.error.isEmpty());
    }
}

}  // namespace
}  // namespace adjutant::scanner
