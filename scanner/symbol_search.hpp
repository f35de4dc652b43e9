// SPDX-License-Identifier: GPL-3.0-or-later
// All symbols that can be read from the finders of a frame. Shared by the readers of stills and of videos.
#pragma once

#include <vector>

#include "scanner/finder.hpp"
#include "scanner/search_effort.hpp"
#include "scanner/symbol_decoder.hpp"

namespace adjutant::scanner {

/// The symbols, and the codes that only ZXing could read on the cut-out of a convincing triple.
struct Found {
    std::vector<Symbol> symbols;
    std::vector<Code> others;
    bool unread = false;  ///< something looked like a symbol and was not read
};

[[nodiscard]] Found searchSymbols(const LumaView& frame, const std::vector<Finder>& finders,
                                  const SearchEffort& effort);

}  // namespace adjutant::scanner
