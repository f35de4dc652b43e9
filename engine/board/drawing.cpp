// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/drawing.hpp"

#include <algorithm>
#include <charconv>

#include "engine/words/contains.hpp"

namespace adjutant {

bool DrawnCell::has(const std::string& mark) const { return contains(marks, mark); }

std::string DrawnCell::value(const std::string& wanted) const {
    const auto found = values.find(wanted);
    return found == values.end() ? std::string() : found->second;
}

std::optional<int> DrawnCell::number(const std::string& wanted) const {
    const std::string text = value(wanted);
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || error != std::errc() || end != text.data() + text.size()) return {};
    return number;
}

const DrawnCell* Drawing::cell(const PlaceId& id) const {
    const auto found =
        std::find_if(cells.begin(), cells.end(), [&](const DrawnCell& c) { return c.id == id; });
    return found == cells.end() ? nullptr : &*found;
}

std::string idFrom(const std::string& name) {
    std::string id;
    for (const char c : name) {
        const bool big = c >= 'A' && c <= 'Z';
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
            id += c;
        } else if (big) {
            id += static_cast<char>(c - 'A' + 'a');
        } else if (!id.empty() && id.back() != '-') {
            id += '-';
        }
    }
    while (!id.empty() && id.back() == '-') id.pop_back();
    return id.empty() ? "place" : id;
}

}  // namespace adjutant
