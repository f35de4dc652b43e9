// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scanner/frames/light.hpp"

#include <algorithm>
#include <cmath>

namespace adjutant::scanner::frames {

void Light::shape(double x, double y, double reach, float shade,
                  const std::function<double(double, double)>& distance) {
    const int top = std::max(0, static_cast<int>(y - reach - 1));
    const int bottom = std::min(height - 1, static_cast<int>(y + reach + 1));
    const int left = std::max(0, static_cast<int>(x - reach - 1));
    const int right = std::min(width - 1, static_cast<int>(x + reach + 1));
    for (int row = top; row <= bottom; ++row)
        for (int column = left; column <= right; ++column) {
            const double covered = std::clamp(0.5 - distance(column + 0.5 - x, row + 0.5 - y), 0.0, 1.0);
            float& value = at(column, row);
            value += static_cast<float>(covered) * (shade - value);
        }
}

void Light::disc(double x, double y, double radius, float shade) {
    shape(x, y, radius, shade, [radius](double dx, double dy) { return std::hypot(dx, dy) - radius; });
}

void Light::square(double x, double y, double half, double angle, float shade) {
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    shape(x, y, half * 1.5, shade, [=](double dx, double dy) {
        return std::max(std::abs(dx * c + dy * s), std::abs(dy * c - dx * s)) - half;
    });
}

void Light::line(double x0, double y0, double x1, double y1, double thickness, float shade) {
    const double length = std::max(std::hypot(x1 - x0, y1 - y0), 1e-6);
    const double c = (x1 - x0) / length;
    const double s = (y1 - y0) / length;
    shape((x0 + x1) / 2, (y0 + y1) / 2, length / 2 + thickness, shade, [=](double dx, double dy) {
        return std::max(std::abs(dx * c + dy * s) - length / 2, std::abs(dy * c - dx * s) - thickness / 2);
    });
}

std::vector<float> clouds(int width, int height, double size, Random& random) {
    const int columns = static_cast<int>(width / size) + 3;
    const int rows = static_cast<int>(height / size) + 3;
    std::vector<float> grid(static_cast<std::size_t>(columns * rows));
    for (float& value : grid) value = static_cast<float>(random.between(-1, 1));
    std::vector<float> field(static_cast<std::size_t>(width * height));
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const auto u = static_cast<float>(x / size);
            const auto v = static_cast<float>(y / size);
            const int i = static_cast<int>(u);
            const int j = static_cast<int>(v);
            const float fu = u - static_cast<float>(i);
            const float fv = v - static_cast<float>(j);
            const float* cell = &grid[static_cast<std::size_t>(j * columns + i)];
            const float above = cell[0] + fu * (cell[1] - cell[0]);
            const float below = cell[columns] + fu * (cell[columns + 1] - cell[columns]);
            field[static_cast<std::size_t>(y * width + x)] = above + fv * (below - above);
        }
    return field;
}

}  // namespace adjutant::scanner::frames
