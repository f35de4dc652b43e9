// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the finder patterns of a frame, dark on light and light on dark, small and large.
#pragma once

#include <cstdint>
#include <vector>

#include "scanner/finder_check.hpp"
#include "scanner/pyramid.hpp"
#include "scanner/search_effort.hpp"
#include "scanner/threshold.hpp"

namespace adjutant::scanner {

class FinderLocator {
  public:
    explicit FinderLocator(const SearchEffort& effort) : effort_(effort) {}

    /// The finders on all levels of the pyramid, each once, highest contrast first.
    [[nodiscard]] const std::vector<Finder>& locate(const Pyramid& pyramid);

  private:
    // A place of a level that a row makes suspicious, and how strongly it stands out.
    struct Lead {
        Suspicion suspicion;
        int level;
        int contrast;
    };
    void scanLevel(const LumaView& level, int index);
    void scanRow(const LumaView& level, int index, int y);
    void suspect(const LumaView& level, int index, int y, const int* edges, bool dark);
    void follow(const Lead& lead, const Pyramid& pyramid);
    [[nodiscard]] bool known(Point center, double module) const;
    [[nodiscard]] std::uint8_t& refusals(const Lead& lead);

    SearchEffort effort_;
    Threshold threshold_;
    std::vector<std::uint64_t> words_;   ///< of the row that is scanned: what is dark
    std::vector<int> edges_;             ///< where it changes between light and dark
    std::vector<std::uint64_t> likely_;  ///< from which edges on the runs are a finder's
    std::vector<Lead> leads_;
    std::vector<std::vector<std::uint8_t>> refused_;  ///< for each level, looks in vain for each small square
    std::vector<int> refusedColumns_;
    std::vector<Finder> finders_;
    int checks_ = 0;
};

}  // namespace adjutant::scanner
