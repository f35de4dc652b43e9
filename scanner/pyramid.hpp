// SPDX-License-Identifier: GPL-3.0-or-later
// A frame at full size, half, quarter and so on: large codes are found on a small level, and cheaply.
#pragma once

#include <vector>

#include "scanner/luma_view.hpp"

namespace adjutant::scanner {

class Pyramid {
  public:
    static constexpr int smallestSide = 90;  ///< a level whose shorter side is below this finds nothing new

    /// Builds the levels of a readable view. Level 0 is the view itself, or a copy of it when its pixels are
    /// not next to each other; it must outlive the pyramid. The buffers are used again by the next build.
    void build(const LumaView& view, int maxLevels);
    [[nodiscard]] int levels() const { return static_cast<int>(views_.size()); }
    [[nodiscard]] const LumaView& level(int index) const { return views_[static_cast<std::size_t>(index)]; }

  private:
    std::vector<LumaView> views_;
    std::vector<std::vector<std::uint8_t>> planes_;
};

}  // namespace adjutant::scanner
