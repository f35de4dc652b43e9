// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scanner/frames/ground.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace adjutant::scanner::frames {
namespace {

float shadeBetween(Random& random, double low, double high) {
    return static_cast<float>(random.between(low, high));
}

}  // namespace

void paintTable(Light& light, Random& random) {
    const float base = shadeBetween(random, 0.2, 0.75);
    const auto slow = clouds(light.width, light.height, random.between(120, 300), random);
    const auto quick = clouds(light.width, light.height, random.between(4, 25), random);
    const float depth = shadeBetween(random, 0.01, 0.08);
    const bool wood = random.chance(0.4);
    const double grain = random.between(0.05, 0.3);
    const double turn = random.angle();
    const double fall = random.angle();
    const double slope = random.between(0, 0.35);
    const double turnCosine = std::cos(turn), turnSine = std::sin(turn);
    const double fallCosine = std::cos(fall), fallSine = std::sin(fall);
    for (int y = 0; y < light.height; ++y)
        for (int x = 0; x < light.width; ++x) {
            const auto i = static_cast<std::size_t>(y * light.width + x);
            const double along = x * turnCosine + y * turnSine;
            const double stripe = wood ? std::sin(along * grain + 4 * slow[i]) * 0.06 : 0;
            const double side =
                ((x - light.width / 2.0) * fallCosine + (y - light.height / 2.0) * fallSine) / light.width;
            light.values[i] =
                base + 0.05F * slow[i] + depth * quick[i] + static_cast<float>(stripe + slope * side * base);
        }
}

void paintDice(Light& light, Random& random, int count) {
    static constexpr std::array<std::array<int, 3>, 6> rows{
        {{0, 2, 0}, {4, 0, 1}, {4, 2, 1}, {5, 0, 5}, {5, 2, 5}, {5, 5, 5}}};
    for (int die = 0; die < count; ++die) {
        const double half = random.between(10, 45);
        const double x = random.between(0, light.width);
        const double y = random.between(0, light.height);
        const double turn = random.angle();
        const bool black = random.chance(0.3);
        const float body = black ? shadeBetween(random, 0.05, 0.2) : shadeBetween(random, 0.75, 0.95);
        const float pip = black ? 0.9F : 0.08F;
        light.square(x, y, half, turn, body);
        const auto& face = rows[static_cast<std::size_t>(random.index(6))];
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 3; ++column) {
                if ((face[static_cast<std::size_t>(row)] >> (2 - column) & 1) == 0) continue;
                const double u = (column - 1) * half * 0.55;
                const double v = (row - 1) * half * 0.55;
                light.disc(x + u * std::cos(turn) - v * std::sin(turn),
                           y + u * std::sin(turn) + v * std::cos(turn), half * 0.18, pip);
            }
    }
}

void paintPrint(Light& light, Random& random) {
    const double x = random.between(0, light.width);
    const double y = random.between(0, light.height);
    const double turn = random.between(-0.5, 0.5);
    const double dot = random.between(0.8, 3.5);  // pixels a dot of a glyph; glyphs are 5 by 7
    const double half = random.between(80, 240);
    light.square(x, y, half, turn, shadeBetween(random, 0.8, 0.95));
    std::array<std::uint64_t, 26> glyphs{};
    for (auto& glyph : glyphs) glyph = random.bits() & random.bits();
    const float ink = shadeBetween(random, 0.05, 0.3);
    for (double row = -half + 4 * dot; row < half - 10 * dot; row += 11 * dot)
        for (double column = -half + 4 * dot; column < half - 8 * dot; column += 6 * dot) {
            if (random.chance(0.15)) continue;
            const std::uint64_t glyph = glyphs[static_cast<std::size_t>(random.index(26))];
            for (unsigned bit = 0; bit < 35; ++bit) {
                if ((glyph >> bit & 1U) == 0) continue;
                const double u = column + (bit % 5) * dot;
                const unsigned dotRow = bit / 5;
                const double v = row + dotRow * dot;
                light.square(x + u * std::cos(turn) - v * std::sin(turn),
                             y + u * std::sin(turn) + v * std::cos(turn), dot / 2, turn, ink);
            }
        }
}

void paintHexGrid(Light& light, Random& random) {
    const double side = random.between(14, 60);
    const double thickness = random.between(1, 4);
    const float ink = shadeBetween(random, 0.05, 0.35);
    const double step = side * std::sqrt(3.0);
    for (int row = -1; row * side * 1.5 < light.height + side; ++row)
        for (int column = -1; column * step < light.width + step; ++column) {
            const double x = column * step + (row % 2 != 0 ? step / 2 : 0);
            const double y = row * side * 1.5;
            for (int edge = 0; edge < 3; ++edge) {
                const double from = (edge * 60 - 90) * std::numbers::pi / 180;
                const double to = from + std::numbers::pi / 3;
                light.line(x + side * std::cos(from), y + side * std::sin(from), x + side * std::cos(to),
                           y + side * std::sin(to), thickness, ink);
            }
            if (random.chance(0.2)) light.disc(x, y, side * 0.35, shadeBetween(random, 0.1, 0.9));
        }
}

void paintCheckerboard(Light& light, Random& random) {
    const double side = random.between(2.5, 40);
    const double turn = random.angle();
    const float black = shadeBetween(random, 0.03, 0.3);
    const float white = shadeBetween(random, 0.6, 0.97);
    const double half = random.between(100, 320);
    const double cx = random.between(half, light.width - half);
    const double cy = random.between(half, light.height - half);
    const double c = std::cos(turn);
    const double s = std::sin(turn);
    const auto squareAt = [&](double x, double y) {
        const double u = (x - cx) * c + (y - cy) * s;
        const double v = (y - cy) * c - (x - cx) * s;
        if (std::max(std::abs(u), std::abs(v)) > half) return -1;
        return (static_cast<int>(std::floor(u / side)) + static_cast<int>(std::floor(v / side))) & 1;
    };
    for (int y = 0; y < light.height; ++y)
        for (int x = 0; x < light.width; ++x) {
            float sum = 0;
            for (int sample = 0; sample < 9; ++sample) {
                const int column = sample % 3, row = sample / 3;
                const int found = squareAt(x + (column + 0.5) / 3, y + (row + 0.5) / 3);
                sum += found < 0 ? light.at(x, y) : found == 0 ? black : white;
            }
            light.at(x, y) = sum / 9;
        }
}

void paintTargets(Light& light, Random& random, int count) {
    for (int target = 0; target < count; ++target) {
        const double module = random.between(1.5, 7);
        const double x = random.between(0, light.width);
        const double y = random.between(0, light.height);
        const double turn = random.angle();
        const bool round = random.chance(0.5);
        for (int ring = 0; ring < 4; ++ring) {  // light around 7 by 7 dark, 5 by 5 light, 3 by 3 dark
            const double half = module * (4.5 - ring);
            const float shade = ring % 2 == 0 ? 0.9F : 0.1F;
            if (round)
                light.disc(x, y, half, shade);
            else
                light.square(x, y, half, turn, shade);
        }
    }
}

}  // namespace adjutant::scanner::frames
