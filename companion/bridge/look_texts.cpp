// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/look_texts.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

namespace adjutant::companion {
namespace {

using nlohmann::json;
using Visit = std::function<void(std::string&)>;

template <std::size_t N>
bool isOneOf(const std::array<std::string_view, N>& list, std::string_view key) {
    return std::ranges::find(list, key) != list.end();
}

/// Below these all is shown.
constexpr std::array<std::string_view, 12> shownBelow{"words",      "undo",        "loses", "callings",
                                                      "chances",    "about",       "round", "notes",
                                                      "openGround", "placePrefix", "reply", "endAsItStands"};
/// What bears these names is shown, but for the fields of a roster, whose names are ids.
constexpr std::array<std::string_view, 6> shownKeys{"title", "about", "who", "name", "word", "none"};

void visitBelow(json& value, bool shown, bool isRoster, const Visit& visit) {
    if (value.is_string()) {
        if (shown) visit(value.get_ref<std::string&>());
        return;
    }
    if (value.is_array()) {
        for (json& item : value) visitBelow(item, shown, isRoster, visit);
        return;
    }
    if (!value.is_object()) return;
    for (auto& [key, item] : value.items()) {
        const bool named = isOneOf(shownKeys, key) && item.is_string() && !(isRoster && key == "name");
        visitBelow(item, shown || named || isOneOf(shownBelow, key), isRoster || key == "roster", visit);
    }
}

}  // namespace

void eachShownText(json& look, const Visit& visit) { visitBelow(look, false, false, visit); }

}  // namespace adjutant::companion
