// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/journal/parsed.hpp"

#include <nlohmann/json.hpp>

namespace adjutant {

namespace {

/// Has the text more of this bracket than `left`? Takes off what it has.
bool hasMore(std::string_view text, char bracket, int& left) {
    for (auto at = text.find(bracket); at != std::string_view::npos; at = text.find(bracket, at + 1))
        if (--left < 0) return true;
    return false;
}

}  // namespace

bool isNestedTooDeep(std::string_view text, int deepest) {
    // Every entry that is read comes by here. Hardly one has so many brackets at all, which is found soon.
    if (int left = deepest; !hasMore(text, '{', left) && !hasMore(text, '[', left)) return false;
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
