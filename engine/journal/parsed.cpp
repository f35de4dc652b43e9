// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/journal/parsed.hpp"

#include <nlohmann/json.hpp>

namespace adjutant {

bool isNestedTooDeep(std::string_view text, int deepest) {
    int depth = 0;
    bool inText = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char letter = text[i];
        if (inText) {
            if (letter == '\\') ++i;
            if (letter == '"') inText = false;
        } else if (letter == '"') {
            inText = true;
        } else if (letter == '[' || letter == '{') {
            if (++depth > deepest) return true;
        } else if (letter == ']' || letter == '}') {
            --depth;
        }
    }
    return false;
}

nlohmann::json parsed(std::string_view text) {
    using nlohmann::json;
    return isNestedTooDeep(text) ? json(json::value_t::discarded) : json::parse(text, nullptr, false);
}

}  // namespace adjutant
