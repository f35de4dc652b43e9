// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the codes of one picture, with all the patience that a picture on its own allows.
#pragma once

#include <vector>

#include "scanner/code.hpp"
#include "scanner/finder_locator.hpp"
#include "scanner/luma_view.hpp"
#include "scanner/pyramid.hpp"

namespace adjutant::scanner {

/// Reads stills one after the other; not to be shared between threads. Never throws for a bad picture.
class StillReader {
  public:
    /// Every code once, from top to bottom; none for a view that is not readable.
    [[nodiscard]] std::vector<Code> read(const LumaView& view);

  private:
    Pyramid pyramid_;
    FinderLocator locator_{stillEffort};
};

}  // namespace adjutant::scanner
