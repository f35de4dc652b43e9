// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/data_text.hpp"

#include <optional>
#include <vector>

namespace adjutant {
namespace {

/// What stands in a text for %1, %2 … of a pattern, in the order of their places; nothing where the text is
/// not of it.
std::optional<std::vector<std::string_view>> matched(std::string_view pattern, std::string_view text) {
    std::vector<std::string_view> parts;
    std::size_t gap = pattern.find('%');
    if (gap == std::string_view::npos || !text.starts_with(pattern.substr(0, gap))) return {};
    text.remove_prefix(gap);
    while (gap != std::string_view::npos) {
        pattern.remove_prefix(gap + 2);  // "%1"
        gap = pattern.find('%');
        const std::string_view fixed = pattern.substr(0, gap);
        const std::size_t end = gap != std::string_view::npos ? text.find(fixed)
                                : text.ends_with(fixed)       ? text.size() - fixed.size()
                                                              : std::string_view::npos;
        if (end == std::string_view::npos || end == 0) return {};
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end + fixed.size());
    }
    return parts;
}

}  // namespace

std::string dataText(const Catalogue& words, std::string_view english) {
    if (const Message* whole = words.find("data", english)) return Arguments(*whole).text();
    for (const std::string& pattern : words.keys("data")) {
        const auto parts = matched(pattern, english);
        if (!parts) continue;
        std::string told = Arguments(*words.find("data", pattern)).text();
        for (std::size_t at = parts->size(); at > 0; --at) {
            const auto place = told.find('%' + std::to_string(at));
            if (place != std::string::npos) told.replace(place, 2, dataText(words, parts->at(at - 1)));
        }
        return told;
    }
    return std::string(english);
}

}  // namespace adjutant
