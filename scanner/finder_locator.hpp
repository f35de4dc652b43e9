// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the finder patterns of a frame, dark on light and light on dark, small and large.
#pragma once

#include <cstdint>
#include <vector>

#include "scanner/finder.hpp"
#include "scanner/pyramid.hpp"
#include "scanner/threshold.hpp"

namespace adjutant::scanner {

class FinderLocator {
  public:
    static constexpr std::size_t most = 160;  ///< finders that are kept, those of the highest contrast

    /// The finders on all levels of the pyramid, each once, highest contrast first.
    [[nodiscard]] const std::vector<Finder>& locate(const Pyramid& pyramid);

  private:
    void scanLevel(const LumaView& level, double scale);
    void scanRow(const LumaView& level, int y, double scale);
    void suspect(const LumaView& level, int y, const int* edges, bool dark, double scale);

    Threshold threshold_;
    std::vector<std::uint64_t> words_;
    std::vector<int> edges_;
    std::vector<Finder> finders_;
    int checks_ = 0;
};

}  // namespace adjutant::scanner
