// SPDX-License-Identifier: GPL-3.0-or-later
#define ZX_USE_UTF8 1
#include "tests/scanner/drawn.hpp"

#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace adjutant::scanner {

DrawnSymbol symbolOf(const std::string& text, int correction) {
    ZXing::MultiFormatWriter writer(ZXing::BarcodeFormat::QRCode);
    writer.setMargin(0).setEccLevel(correction);
    std::wstring wide;  // each byte a character: Latin 1
    for (const char letter : text) wide += static_cast<wchar_t>(static_cast<unsigned char>(letter));
    const ZXing::BitMatrix matrix = writer.encode(wide, 0, 0);
    DrawnSymbol symbol{{}, matrix.width()};
    for (int row = 0; row < symbol.size; ++row)
        for (int column = 0; column < symbol.size; ++column)
            symbol.modules.push_back(matrix.get(column, row));
    return symbol;
}

Canvas::Canvas(int canvasWidth, int canvasHeight, std::uint8_t shade)
    : width(canvasWidth), height(canvasHeight), pixels(static_cast<std::size_t>(width * height), shade) {}

void Canvas::fill(int x, int y, int rectWidth, int rectHeight, std::uint8_t shade) {
    for (int row = std::max(y, 0); row < std::min(y + rectHeight, height); ++row)
        for (int column = std::max(x, 0); column < std::min(x + rectWidth, width); ++column)
            at(column, row) = shade;
}

void Canvas::draw(const std::string& text, int x, int y, int pixelsPerModule, std::uint8_t dark,
                  std::uint8_t light) {
    const DrawnSymbol symbol = symbolOf(text);
    const int margin = 4 * pixelsPerModule;
    const int side = symbol.size * pixelsPerModule + 2 * margin;
    fill(x - margin, y - margin, side, side, light);
    for (int row = 0; row < symbol.size; ++row)
        for (int column = 0; column < symbol.size; ++column)
            if (symbol.dark(column, row))
                fill(x + column * pixelsPerModule, y + row * pixelsPerModule, pixelsPerModule,
                     pixelsPerModule, dark);
}

void Canvas::drawTurned(const std::string& text, double x, double y, double pixelsPerModule, double degrees) {
    const DrawnSymbol symbol = symbolOf(text);
    const double turn = degrees * std::numbers::pi / 180;
    const double middle = symbol.size / 2.0;
    constexpr int fine = 4;  // samples a pixel each way
    for (int row = 0; row < height; ++row)
        for (int column = 0; column < width; ++column) {
            double sum = 0;
            int inside = 0;
            for (int sample = 0; sample < fine * fine; ++sample) {
                const int across = sample % fine, down = sample / fine;
                const double dx = column + (across + 0.5) / fine - x;
                const double dy = row + (down + 0.5) / fine - y;
                const double u = (dx * std::cos(turn) + dy * std::sin(turn)) / pixelsPerModule + middle;
                const double v = (dy * std::cos(turn) - dx * std::sin(turn)) / pixelsPerModule + middle;
                if (u < -4 || v < -4 || u >= symbol.size + 4 || v >= symbol.size + 4) continue;
                ++inside;
                const bool onSymbol = u >= 0 && v >= 0 && u < symbol.size && v < symbol.size;
                sum += onSymbol && symbol.dark(static_cast<int>(u), static_cast<int>(v)) ? 20 : 235;
            }
            const double ground = at(column, row) * (fine * fine - inside);
            at(column, row) = static_cast<std::uint8_t>((sum + ground) / (fine * fine));
        }
}

}  // namespace adjutant::scanner
