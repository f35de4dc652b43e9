// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the film of the demonstration: a hand-held camera's look at one code after the other, as raw frames
// of 640 by 480 RGBX pixels on stdout. render.sh makes evening.mp4 of them.
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>

#include "cards/symbol.hpp"

namespace {

struct Shown {
    const char* code;
    const char* name;
};

/// In the order in which the evening needs them (demo.cpp).
constexpr std::array shownCodes{
    Shown{"A1/C/LIFE-1861/CALM", "Calm"},      Shown{"A1/P/LIFE-1861/C1", "Civilian 1"},
    Shown{"A1/L/LIFE-1861/H18", "hex 18"},     Shown{"A1/L/LIFE-1861/H16", "hex 16"},
    Shown{"A1/P/LIFE-1861/S1", "The Soldier"}, Shown{"A1/L/LIFE-1861/0.0", "the crossroads"},
    Shown{"A1/P/LIFE-1861/C1", "Civilian 1"}};

constexpr int framesPerSecond = 12;
constexpr int framesShown = 20;
constexpr int framesBetween = 8;
constexpr QSize size(640, 480);

/// A label of paper with the code, about (0, 0).
void drawLabel(QPainter& painter, const Shown& shown) {
    const auto symbol = adjutant::cards::symbolOf(shown.code);
    constexpr double side = 220;
    const double module = side / (symbol.width + 2 * adjutant::cards::quietZone);
    painter.fillRect(QRectF(-side / 2, -side / 2, side, side + 36), QColor(250, 247, 240));
    for (int row = 0; row < symbol.width; ++row) {
        for (int column = 0; column < symbol.width; ++column) {
            if (!symbol.isDark(column, row)) continue;
            const double x = -side / 2 + (column + adjutant::cards::quietZone) * module;
            const double y = -side / 2 + (row + adjutant::cards::quietZone) * module;
            painter.fillRect(QRectF(x, y, module + 0.4, module + 0.4), QColor(24, 20, 14));
        }
    }
    painter.setPen(QColor(24, 20, 14));
    painter.setFont(QFont(QStringLiteral("Roboto Condensed"), 15, QFont::Bold));
    painter.drawText(QRectF(-side / 2, side / 2, side, 30), Qt::AlignCenter, QString::fromUtf8(shown.name));
}

QImage frame(int code, int number) {
    QImage image(size, QImage::Format_RGBX8888);
    image.fill(QColor(88, 70, 48));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int plank = 0; plank < 6; ++plank)
        painter.fillRect(0, plank * 84 + 80, size.width(), 3, QColor(66, 51, 34));
    if (number < framesShown) {
        const double t = double(number) / framesShown;
        painter.translate(size.width() / 2.0 + 26 * std::sin(4 * t + code),
                          size.height() / 2.0 + 12 * std::cos(5 * t) - 10);
        painter.rotate(7 * std::sin(3 * t + 2 * code));
        drawLabel(painter, shownCodes.at(static_cast<std::size_t>(code)));
    }
    return image;
}

}  // namespace

int main(int argc, char** argv) {
    const QGuiApplication app(argc, argv);
    for (int code = 0; code < static_cast<int>(shownCodes.size()); ++code) {
        for (int number = 0; number < framesShown + framesBetween; ++number) {
            const QImage image = frame(code, number);
            std::fwrite(image.constBits(), 1, static_cast<std::size_t>(image.sizeInBytes()), stdout);
        }
    }
    static_assert(framesPerSecond == 12, "render.sh names the same number");
    return 0;
}
