// SPDX-License-Identifier: GPL-3.0-or-later
// The black and white of one code: a QR symbol as modules, made by ZXing. Drawing it is the sheets' business.
#pragma once

#include <string>
#include <vector>

namespace adjutant::cards {

struct Symbol {
    /// Modules along each side, without the quiet zone: 21 for a tag.
    int width = 0;
    /// Row by row from the upper left, width * width modules.
    std::vector<bool> dark;

    [[nodiscard]] bool isDark(int column, int row) const {
        return dark[static_cast<std::size_t>(row) * static_cast<std::size_t>(width) +
                    static_cast<std::size_t>(column)];
    }
    bool operator==(const Symbol&) const = default;
};

/// Light modules that must stay free on each side of a symbol.
inline constexpr int quietZone = 4;

/// The smallest symbol that holds `text` with error correction M (15 % of it may be lost) or better, and the
/// best correction that fits that size. Throws Error when the text is empty or too long for any symbol.
[[nodiscard]] Symbol symbolOf(const std::string& text);

}  // namespace adjutant::cards
