// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a frame shows anything that the frame before did not; the sensor's noise does not count.
#pragma once

#include <cstdint>
#include <vector>

#include "scanner/luma_view.hpp"

namespace adjutant::scanner {

class FrameChange {
  public:
    /// True for the first frame, and when something larger than a grain differs from the frame that was last
    /// said to be different.
    [[nodiscard]] bool changed(const LumaView& frame);
    void forget() { last_.clear(); }

  private:
    std::vector<std::uint8_t> last_, now_;
    int width_ = 0;
    int height_ = 0;
};

}  // namespace adjutant::scanner
