// SPDX-License-Identifier: GPL-3.0-or-later
// A frame while it is being painted: light per pixel, 0 black to 1 white, and simple shapes with soft edges.
#pragma once

#include <functional>
#include <vector>

#include "tests/scanner/frames/random.hpp"

namespace adjutant::scanner::frames {

struct Light {
    Light(int lightWidth, int lightHeight, float shade = 0.5F)
        : width(lightWidth), height(lightHeight), values(static_cast<std::size_t>(width * height), shade) {}
    [[nodiscard]] float& at(int x, int y) { return values[static_cast<std::size_t>(y * width + x)]; }
    [[nodiscard]] float at(int x, int y) const { return values[static_cast<std::size_t>(y * width + x)]; }

    /// Paints the shape around (x, y) within `reach` pixels; `distance(dx, dy)` is negative inside.
    void shape(double x, double y, double reach, float shade,
               const std::function<double(double, double)>& distance);
    void disc(double x, double y, double radius, float shade);
    void square(double x, double y, double half, double angle, float shade);
    void line(double x0, double y0, double x1, double y1, double thickness, float shade);

    int width;
    int height;
    std::vector<float> values;
};

/// Soft clouds of about `size` pixels, from -1 to 1 each.
[[nodiscard]] std::vector<float> clouds(int width, int height, double size, Random& random);

}  // namespace adjutant::scanner::frames
