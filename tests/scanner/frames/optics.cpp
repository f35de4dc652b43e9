// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scanner/frames/optics.hpp"

#include <algorithm>
#include <cmath>

namespace adjutant::scanner::frames {
namespace {

// Blurs along one direction, given as a step of one value in memory and how many values there are.
void blurLines(std::vector<float>& values, int lines, int lineStep, int count, int step,
               const std::vector<float>& kernel) {
    const int reach = static_cast<int>(kernel.size()) / 2;
    std::vector<float> line(static_cast<std::size_t>(count + 2 * reach));
    for (int each = 0; each < lines; ++each) {
        float* start = values.data() + static_cast<std::ptrdiff_t>(each) * lineStep;
        for (int i = -reach; i < count + reach; ++i)
            line[static_cast<std::size_t>(i + reach)] =
                start[static_cast<std::ptrdiff_t>(std::clamp(i, 0, count - 1)) * step];
        for (int i = 0; i < count; ++i) {
            float sum = 0;
            for (std::size_t k = 0; k < kernel.size(); ++k)
                sum += kernel[k] * line[static_cast<std::size_t>(i) + k];
            start[static_cast<std::ptrdiff_t>(i) * step] = sum;
        }
    }
}

void blur(Light& light, double deviation) {
    const int reach = static_cast<int>(std::ceil(deviation * 3));
    std::vector<float> kernel;
    float sum = 0;
    for (int i = -reach; i <= reach; ++i) {
        kernel.push_back(static_cast<float>(std::exp(-i * i / (2 * deviation * deviation))));
        sum += kernel.back();
    }
    for (float& weight : kernel) weight /= sum;
    blurLines(light.values, light.height, light.width, light.width, 1, kernel);
    blurLines(light.values, light.width, 1, light.height, light.width, kernel);
}

void move(Light& light, double length, double direction) {
    const Light still = light;
    const int steps = std::max(2, static_cast<int>(std::ceil(length * 2)));
    const double across = std::cos(direction);
    const double down = std::sin(direction);
    for (int y = 0; y < light.height; ++y)
        for (int x = 0; x < light.width; ++x) {
            float sum = 0;
            for (int step = 0; step < steps; ++step) {
                const double t = (static_cast<double>(step) / (steps - 1) - 0.5) * length;
                const double u = std::clamp(x + t * across, 0.0, light.width - 1.001);
                const double v = std::clamp(y + t * down, 0.0, light.height - 1.001);
                const int i = static_cast<int>(u);
                const int j = static_cast<int>(v);
                const auto fu = static_cast<float>(u - i);
                const auto fv = static_cast<float>(v - j);
                sum += (1 - fv) * ((1 - fu) * still.at(i, j) + fu * still.at(i + 1, j)) +
                       fv * ((1 - fu) * still.at(i, j + 1) + fu * still.at(i + 1, j + 1));
            }
            light.at(x, y) = sum / static_cast<float>(steps);
        }
}

}  // namespace

void addGlare(Light& light, double x, double y, double radius, double strength) {
    for (int row = 0; row < light.height; ++row)
        for (int column = 0; column < light.width; ++column) {
            const double distance = std::hypot(column - x, row - y) / radius;
            if (distance < 3)
                light.at(column, row) += static_cast<float>(strength * std::exp(-distance * distance));
        }
}

std::vector<std::uint8_t> expose(Light light, const Optics& optics, Random& random) {
    if (optics.motion > 0.2) move(light, optics.motion, optics.motionDirection);
    if (optics.blur > 0.1) blur(light, optics.blur);
    std::vector<std::uint8_t> bytes;
    bytes.reserve(light.values.size());
    for (const float value : light.values) {
        const double lit = 6 + 244 * (std::min(value, 1.2F) * optics.gain + optics.noise * random.bell());
        bytes.push_back(static_cast<std::uint8_t>(std::clamp(lit, 0.0, 255.0)));
    }
    return bytes;
}

}  // namespace adjutant::scanner::frames
