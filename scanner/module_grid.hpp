// SPDX-License-Identifier: GPL-3.0-or-later
// The brightness of every module of a symbol, and the ways of telling the dark from the light ones.
#pragma once

#include <cstdint>
#include <vector>

#include "scanner/finder.hpp"
#include "scanner/grid_map.hpp"

namespace adjutant::scanner {

/// Which modules are dark, row by row.
using Bits = std::vector<std::uint8_t>;

class ModuleGrid {
  public:
    /// Reads the modules; light on dark symbols are turned round, so that dark is always low.
    ModuleGrid(const LumaView& frame, const GridMap& map, bool inverted);

    enum class Rule : std::uint8_t { Extremes, Plane, TwoMeans, Near };  ///< where the threshold comes from
    /// The bits under a rule, after sharpening against blur; sharpening 0 leaves the grid as it is.
    [[nodiscard]] Bits bits(Rule rule, float sharpening) const;

    /// How well separators, timing and alignment show, from -1 to 1; about 0 for what is no symbol.
    [[nodiscard]] double agreement() const;

  private:
    [[nodiscard]] float at(int column, int row) const {
        return values_[static_cast<std::size_t>(row) * static_cast<std::size_t>(size_) +
                       static_cast<std::size_t>(column)];
    }
    [[nodiscard]] std::vector<float> sharpened(float amount) const;

    int size_;
    std::vector<float> values_;
};

}  // namespace adjutant::scanner
