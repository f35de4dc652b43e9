// SPDX-License-Identifier: GPL-3.0-or-later
// The words of an enum, for a sentence that refuses another.
#pragma once

#include <string>

#include "engine/words/names.hpp"

namespace adjutant {

/// "woods, town, marsh", cut where they grow many.
template <Named E>
[[nodiscard]] std::string wordsOf() {
    constexpr std::size_t most = 12;
    std::string words;
    std::size_t count = 0;
    for (const auto& name : Names<E>::list) {
        if (count == most) return words + ", …";
        words.append(count++ == 0 ? "" : ", ").append(name.text);
    }
    return words;
}

}  // namespace adjutant
