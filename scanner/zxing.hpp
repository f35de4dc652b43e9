// SPDX-License-Identifier: GPL-3.0-or-later
// The one door to ZXing: whichever version is installed (1.4, 2.x or newer), the readers see these functions.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "scanner/code.hpp"
#include "scanner/luma_view.hpp"

namespace adjutant::scanner::zxing {

/// findCodes tries every three of the marks in a view: with more marks than this it may take seconds.
inline constexpr std::size_t maxMarks = 60;

enum class Effort {
    Quick,
    Thorough
};  ///< thorough: more rows, scaled down, turned, inverted where ZXing can

/// The QR codes that ZXing finds by itself; none if the view cannot be read.
[[nodiscard]] std::vector<Code> findCodes(const LumaView& view, Effort effort);

/// The text of a drawn symbol: one pixel a module, 0 dark and 255 light, with a light margin around it.
[[nodiscard]] std::optional<std::string> decodeDrawn(const LumaView& drawn);

}  // namespace adjutant::scanner::zxing
