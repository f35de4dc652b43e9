// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scanner/qt_drawn.hpp"

#include <gtest/gtest.h>

#include <QBuffer>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QFile>
#include <QGuiApplication>
#include <QtEndian>
#include <memory>

namespace adjutant::scanner {
namespace {

// One application without a screen for the whole test program, where the program has none of its own.
class Application : public testing::Environment {
  public:
    void SetUp() override {
        if (QCoreApplication::instance() != nullptr) return;
        qputenv("QT_QPA_PLATFORM", "offscreen");
        static int count = 1;
        static char name[] = "scanner_qt_tests";
        static char* arguments[] = {name, nullptr};
        application_ = std::make_unique<QGuiApplication>(count, arguments);
    }
    void TearDown() override { application_.reset(); }

  private:
    std::unique_ptr<QGuiApplication> application_;
};
[[maybe_unused]] const testing::Environment* const application =
    testing::AddGlobalTestEnvironment(new Application);

QByteArray number(quint32 value) {
    const quint32 little = qToLittleEndian(value);
    return {reinterpret_cast<const char*>(&little), 4};
}

QByteArray chunk(const char* id, const QByteArray& body) {
    QByteArray bytes = QByteArray(id, 4) + number(static_cast<quint32>(body.size())) + body;
    if (body.size() % 2 != 0) bytes += '\0';
    return bytes;
}

QByteArray list(const char* id, const QByteArray& body) { return chunk("LIST", QByteArray(id, 4) + body); }

QByteArray jpegOf(const QImage& image) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.convertToFormat(QImage::Format_RGB32).save(&buffer, "JPG", 92);
    return buffer.data();
}

}  // namespace

QImage imageOf(const Canvas& canvas) {
    return QImage(canvas.pixels.data(), canvas.width, canvas.height, canvas.width, QImage::Format_Grayscale8)
        .copy();
}

void writeFilm(const QString& path, const std::vector<QImage>& frames) {
    constexpr quint32 rate = 25;
    const auto width = static_cast<quint32>(frames.front().width());
    const auto height = static_cast<quint32>(frames.front().height());
    const auto count = static_cast<quint32>(frames.size());
    const quint32 largest = width * height * 3;
    const quint32 planesAndBits = 1U | 24U << 16U;
    const QByteArray main = number(1000000 / rate) + number(largest * rate) + number(0) + number(0x10) +
                            number(count) + number(0) + number(1) + number(largest) + number(width) +
                            number(height) + QByteArray(16, '\0');
    const QByteArray stream = QByteArray("vidsMJPG") + QByteArray(12, '\0') + number(1) + number(rate) +
                              number(0) + number(count) + number(largest) + number(0) + number(0) +
                              QByteArray(8, '\0');
    const QByteArray format = number(40) + number(width) + number(height) + number(planesAndBits) + "MJPG" +
                              number(largest) + QByteArray(16, '\0');
    QByteArray movie;
    QByteArray index;
    for (const QImage& frame : frames) {
        const QByteArray jpeg = jpegOf(frame);
        index += QByteArray("00dc") + number(0x10) + number(static_cast<quint32>(movie.size() + 4)) +
                 number(static_cast<quint32>(jpeg.size()));
        movie += chunk("00dc", jpeg);
    }
    const QByteArray header =
        list("hdrl", chunk("avih", main) + list("strl", chunk("strh", stream) + chunk("strf", format)));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(chunk("RIFF", QByteArray("AVI ") + header + list("movi", movie) + chunk("idx1", index)));
}

bool waitFor(const std::function<bool()>& condition, int milliseconds) {
    const QDeadlineTimer deadline(milliseconds);
    while (!condition() && !deadline.hasExpired())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    return condition();
}

}  // namespace adjutant::scanner
