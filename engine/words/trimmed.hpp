// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace adjutant {

/// Without the blanks around it.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const auto from = text.find_first_not_of(blanks);
    return from == std::string_view::npos ? "" : text.substr(from, text.find_last_not_of(blanks) - from + 1);
}

}  // namespace adjutant
