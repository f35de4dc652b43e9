// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant {

/// "a, b and c": things in a sentence, the last one after `last`.
[[nodiscard]] inline std::string enumerated(const std::vector<std::string>& items,
                                            std::string_view last = " and ") {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) text += i + 1 == items.size() ? last : ", ";
        text += items[i];
    }
    return text;
}

}  // namespace adjutant
