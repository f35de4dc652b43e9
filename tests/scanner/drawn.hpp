// SPDX-License-Identifier: GPL-3.0-or-later
// Frames drawn by the tests themselves: codes from ZXing's writer on a grey canvas.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "scanner/code.hpp"
#include "scanner/luma_view.hpp"

namespace adjutant::scanner {

/// The modules of a code's symbol, true for dark, without its margin; row by row, `size` a row.
struct DrawnSymbol {
    std::vector<bool> modules;
    int size = 0;
    [[nodiscard]] bool dark(int column, int row) const {
        return modules[static_cast<std::size_t>(row) * static_cast<std::size_t>(size) +
                       static_cast<std::size_t>(column)];
    }
};
/// Error correction as ZXing's writer counts it: 2 for L, 4 for M, 6 for Q, 8 for H.
[[nodiscard]] DrawnSymbol symbolOf(const std::string& text, int correction = 2);

struct Canvas {
    Canvas(int canvasWidth, int canvasHeight, std::uint8_t shade = 200);
    [[nodiscard]] LumaView view() const { return {pixels.data(), width, height, width, 1}; }
    [[nodiscard]] std::uint8_t& at(int x, int y) {
        return pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                      static_cast<std::size_t>(x)];
    }
    /// Fills the rectangle; what lies outside the canvas is not painted.
    void fill(int x, int y, int rectWidth, int rectHeight, std::uint8_t shade);
    /// Draws the code with its top left module at (x, y) and a margin of four modules around it.
    void draw(const std::string& text, int x, int y, int pixelsPerModule, std::uint8_t dark = 20,
              std::uint8_t light = 235);
    /// The same, turned by `degrees` clockwise around its middle, which is at (x, y); smooth edges.
    void drawTurned(const std::string& text, double x, double y, double pixelsPerModule, double degrees);

    int width;
    int height;
    std::vector<std::uint8_t> pixels;
};

}  // namespace adjutant::scanner
