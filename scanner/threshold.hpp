// SPDX-License-Identifier: GPL-3.0-or-later
// What counts as dark, place by place: half way between the extremes of the neighbourhood.
#pragma once

#include <cstdint>
#include <vector>

#include "scanner/luma_view.hpp"

namespace adjutant::scanner {

class Threshold {
  public:
    static constexpr int block = 8;  ///< pixels a block, each way; the neighbourhood is three by three blocks
    static constexpr int flattest =
        12;  ///< a neighbourhood with less contrast is flat: nothing in it is dark

    /// Looks at a view whose pixels lie next to each other.
    void build(const LumaView& view);
    /// The thresholds of a row, one a pixel.
    [[nodiscard]] const std::uint8_t* row(int y) const {
        return expanded_.data() + static_cast<std::ptrdiff_t>(y / block) * columns_ * block;
    }

  private:
    using Blocks = std::vector<std::uint8_t>;
    void measureBlocks(const LumaView& view);
    void widen();
    void expand();

    int columns_ = 0;
    int rows_ = 0;
    Blocks low_, high_, lowAcross_, highAcross_, lowColumns_, highColumns_, expanded_;
};

}  // namespace adjutant::scanner
