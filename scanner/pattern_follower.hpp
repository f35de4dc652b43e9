// SPDX-License-Identifier: GPL-3.0-or-later
// Knows a symbol again by the pattern of its modules where it cannot be read, as in a blurred frame.
#pragma once

#include <optional>

#include "scanner/symbol_decoder.hpp"

namespace adjutant::scanner {

/// The symbol moved, and turned a little, to where its own pattern lies within about four modules of where it
/// was expected; nothing when there is no such pattern. The pattern of another text is not taken for it.
/// `speed` in pixels a frame: in motion modules run into one another, and less likeness is enough.
[[nodiscard]] std::optional<Symbol> followPattern(const LumaView& frame, const Symbol& expected,
                                                  double speed);

/// The map moved by pixels of the frame.
[[nodiscard]] GridMap shifted(const GridMap& map, Point by);

}  // namespace adjutant::scanner
