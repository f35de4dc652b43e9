// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the codes of a camera's or a film's frames, frame after frame.
#pragma once

#include <vector>

#include "scanner/code.hpp"
#include "scanner/luma_view.hpp"

namespace adjutant::scanner {

/// One stream of frames; not to be shared between threads. Never throws for a bad frame.
class VideoReader {
  public:
    [[nodiscard]] std::vector<Code> read(const LumaView& frame);
};

}  // namespace adjutant::scanner
