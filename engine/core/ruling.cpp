// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/ruling.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>

#include "engine/core/wire.hpp"

namespace adjutant::ruling {
namespace {

using nlohmann::json;

constexpr std::ptrdiff_t deepestPlace = 32;  // no state is as deep, and the way down is recursive

/// An index of the list, or the one right behind its end; written as RFC 6901 wants it, without zeros before.
std::optional<std::size_t> indexIn(const json& list, const std::string& token) {
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), index);
    const bool padded = token.size() > 1 && token.front() == '0';
    if (error != std::errc{} || end != token.data() + token.size() || padded || index > list.size())
        return {};
    return index;
}

/// The place that the pointer leads to; nothing where there is no way.
json* placeIn(json& state, const json::json_pointer& pointer) {
    if (pointer.empty()) return &state;
    json* holder = placeIn(state, pointer.parent_pointer());
    if (holder == nullptr) return nullptr;
    if (holder->is_null()) *holder = json::object();
    if (holder->is_object()) return &(*holder)[pointer.back()];
    if (!holder->is_array()) return nullptr;
    const auto index = indexIn(*holder, pointer.back());
    if (!index) return nullptr;
    if (*index == holder->size()) holder->push_back(nullptr);
    return &(*holder)[*index];
}

json* placeIn(json& state, const std::string& pointer) {
    if (std::count(pointer.begin(), pointer.end(), '/') > deepestPlace) return nullptr;
    try {
        return placeIn(state, json::json_pointer(pointer));
    } catch (const json::parse_error&) {
        return nullptr;
    }
}

/// Is one of two pointers the other, or on the way to it?
bool meet(const std::string& a, const std::string& b) {
    const std::string& shorter = a.size() < b.size() ? a : b;
    const std::string& longer = a.size() < b.size() ? b : a;
    return longer.starts_with(shorter) && (longer.size() == shorter.size() || longer[shorter.size()] == '/');
}

}  // namespace

Expected<json> patched(json state, const json& set) {
    for (const auto& [pointer, value] : set.items()) {
        json* place = placeIn(state, pointer);
        if (place == nullptr) {
            return refuse(code::badParameter,
                          "A ruling sets parts of the state by JSON pointer, such as /round; " +
                              wire::brief(pointer) + " leads nowhere.");
        }
        *place = value;
    }
    return state;
}

std::vector<std::string> hiddenIn(const json& set, const std::vector<std::string>& hidden) {
    std::vector<std::string> found;
    for (const auto& part : set.items()) {
        const std::string& pointer = part.key();
        const bool meets = std::any_of(hidden.begin(), hidden.end(),
                                       [&](const std::string& secret) { return meet(pointer, secret); });
        if (meets) found.push_back(pointer);
    }
    return found;
}

}  // namespace adjutant::ruling
