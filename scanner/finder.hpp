// SPDX-License-Identifier: GPL-3.0-or-later
// One of the three square marks by which a QR code is found.
#pragma once

#include <array>
#include <cmath>
#include <numbers>

#include "scanner/code.hpp"
#include "scanner/luma_view.hpp"

namespace adjutant::scanner {

inline constexpr int rayCount = 16;

/// The direction of a ray, clockwise from the right in steps of 22.5 degrees.
inline Point rayDirection(int ray) {
    static const auto directions = [] {
        std::array<Point, rayCount> all;
        for (int i = 0; i < rayCount; ++i) {
            const double angle = 2 * std::numbers::pi * i / rayCount;
            all[static_cast<std::size_t>(i)] = {std::cos(angle), std::sin(angle)};
        }
        return all;
    }();
    return directions[static_cast<std::size_t>(ray)];
}

/// How far from the middle a ray meets the three edges of the mark: those of its core, of its light ring and
/// of its dark ring (1.5, 2.5 and 3.5 modules along the axes); 0 where it did not meet them.
using RayEdges = std::array<double, 3>;

/// In pixels of the full frame.
struct Finder {
    Point center;
    Point origin;       ///< where the rays start, a little off the middle
    double module = 0;  ///< mean size of a module
    std::array<RayEdges, rayCount> edges{};
    double dark = 0, light = 0;  ///< brightness; dark is the lighter one when inverted
    int goodRays = 0;
    bool inverted = false;
    /// Where a ray met an edge, if it did.
    [[nodiscard]] Point edgePoint(int ray, std::size_t edge) const {
        const Point d = rayDirection(ray);
        const double r = edges[static_cast<std::size_t>(ray)][edge];
        return {origin.x + r * d.x, origin.y + r * d.y};
    }
    [[nodiscard]] double contrast() const { return std::abs(light - dark); }
    [[nodiscard]] double middle() const { return (light + dark) / 2; }
};

/// Brightness between pixels; beyond the edge the last pixel goes on.
class Sampler {
  public:
    explicit Sampler(const LumaView& view) : view_(view) {}
    /// At a place where whole numbers are pixel corners.
    [[nodiscard]] float at(double x, double y) const {
        return betweenMiddles(static_cast<float>(x) - 0.5F, static_cast<float>(y) - 0.5F);
    }
    /// At a place where whole numbers are the middles of pixels.
    [[nodiscard]] float betweenMiddles(float u, float v) const {
        if (!(u >= 0 && v >= 0 && u < static_cast<float>(view_.width - 1) &&
              v < static_cast<float>(view_.height - 1)))
            return atEdge(u, v);
        const int i = static_cast<int>(u);
        const int j = static_cast<int>(v);
        const float fu = u - static_cast<float>(i);
        const float fv = v - static_cast<float>(j);
        const std::ptrdiff_t stride = view_.pixelStride;
        const std::uint8_t* upper = view_.row(j) + i * stride;
        const std::uint8_t* lower = upper + view_.rowStride;
        const float above = static_cast<float>(upper[0]) + fu * static_cast<float>(upper[stride] - upper[0]);
        const float below = static_cast<float>(lower[0]) + fu * static_cast<float>(lower[stride] - lower[0]);
        return above + fv * (below - above);
    }

  private:
    [[nodiscard]] float atEdge(float u, float v) const {
        const auto within = [](float place, int size) {
            return !(place > 0)                            ? 0
                   : place >= static_cast<float>(size - 1) ? size - 1
                                                           : static_cast<int>(place);
        };
        return view_.at(within(u, view_.width), within(v, view_.height));
    }
    LumaView view_;
};

}  // namespace adjutant::scanner
