// SPDX-License-Identifier: GPL-3.0-or-later
// Where the modules of a symbol lie in the frame: a plane seen in perspective, and bent a little.
#pragma once

#include <array>
#include <optional>

#include "scanner/code.hpp"

namespace adjutant::scanner {

/// Nine numbers, row by row, the last one 1: (x, y) goes to (a x + b y + c, d x + e y + f) / (g x + h y + 1).
struct Homography {
    std::array<double, 9> m{1, 0, 0, 0, 1, 0, 0, 0, 1};
    [[nodiscard]] Point operator()(Point p) const {
        const double w = m[6] * p.x + m[7] * p.y + m[8];
        return {(m[0] * p.x + m[1] * p.y + m[2]) / w, (m[3] * p.x + m[4] * p.y + m[5]) / w};
    }
    /// This one after the other.
    [[nodiscard]] Homography after(const Homography& other) const;
    /// Nothing when it folds the plane onto a line.
    [[nodiscard]] std::optional<Homography> inverse() const;
};

/// How a bent label departs from the plane, in modules: sums of the powers below, of places from -1 to 1.
struct Bend {
    static constexpr std::size_t terms = 7;
    static constexpr std::size_t product = 1;  ///< the term s * t
    using Powers = std::array<double, terms>;
    [[nodiscard]] static Powers powers(double s, double t) {
        return {s * s, s * t, t * t, s * s * s, s * s * t, s * t * t, t * t * t};
    }
    Powers u{}, v{};
    [[nodiscard]] bool none() const { return u == Powers{} && v == Powers{}; }
};

class GridMap {
  public:
    /// `toFrame` takes module coordinates (0 to size each way) to pixels.
    GridMap(int size, const Homography& toFrame, const Bend& bend = {})
        : size_(size), toFrame_(toFrame), bend_(bend), flat_(bend.none()) {}
    [[nodiscard]] int size() const { return size_; }
    /// Where a place of the symbol lies in the frame.
    [[nodiscard]] Point operator()(Point module) const {
        return toFrame_(flat_ ? module : flattened(module));
    }
    [[nodiscard]] Corners corners() const;
    [[nodiscard]] const Homography& homography() const { return toFrame_; }
    [[nodiscard]] const Bend& bend() const { return bend_; }

  private:
    [[nodiscard]] Point flattened(Point module) const;

    int size_;
    Homography toFrame_;
    Bend bend_;
    bool flat_;
};

}  // namespace adjutant::scanner
