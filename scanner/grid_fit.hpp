// SPDX-License-Identifier: GPL-3.0-or-later
// From three finders to the place of every module: a map is fitted to all edges of the symbol that are known.
#pragma once

#include <optional>
#include <vector>

#include "scanner/finder.hpp"
#include "scanner/grid_map.hpp"

namespace adjutant::scanner {

class GridFit {
  public:
    /// The finders in the order corner, right, below; `size` modules a side.
    GridFit(const LumaView& frame, const std::array<Finder, 3>& finders, int size);

    /// The map of a flat label, or of a bent one; nothing when the edges contradict each other.
    [[nodiscard]] std::optional<GridMap> flat();
    [[nodiscard]] std::optional<GridMap> bent();

  private:
    // A place of the frame that lies on a known line of the symbol: u (or v) is known there.
    struct Known {
        Point at;
        double target;  ///< in modules
        bool isU;
        double weight;
    };
    [[nodiscard]] std::optional<Homography> affine() const;
    // A map and how badly it meets what is known.
    struct Solution {
        GridMap map;
        double residual;
    };
    [[nodiscard]] std::optional<Solution> solveFlat(const GridMap& guess) const;
    [[nodiscard]] std::optional<Solution> solveRound(const GridMap& guess, double direction) const;
    template <std::size_t Unknowns, typename Shape>
    [[nodiscard]] std::optional<Solution> solve(const GridMap& guess, const Shape& shape) const;
    [[nodiscard]] std::optional<GridMap> bestRound(const GridMap& guess);
    void collectFinders(const GridMap& guess);
    void collectTiming(const GridMap& guess, bool alongU);
    void collectAlignment(const GridMap& guess);
    void seekAlignment(const GridMap& guess);
    [[nodiscard]] std::optional<GridMap> fit(const GridMap& guess, bool bend);
    [[nodiscard]] double darkness(const GridMap& map, Point module) const;

    Sampler sampler_;
    const std::array<Finder, 3>& finders_;
    int size_;
    double threshold_;
    double sign_;
    std::vector<Known> known_;
    std::optional<GridMap> flat_;
    std::optional<int> direction_;  ///< in which a round label is bent, as an index
    bool alignmentSought_ = false;
    std::optional<Point> alignment_;  ///< the middle of the last alignment mark, in the frame
};

}  // namespace adjutant::scanner
