// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/ruling.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <utility>

#include "engine/words/wire.hpp"
#include "messages/shared.hpp"

namespace adjutant::ruling {
namespace {

using nlohmann::json;

constexpr std::ptrdiff_t deepestPlace = 32;  // no state is as deep, and the way down is recursive

/// An index of the list, or the one right behind its end (also `-`); written as RFC 6901 wants it, without
/// zeros before.
std::optional<std::size_t> indexIn(const json& list, const std::string& token) {
    if (token == "-") return list.size();
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), index);
    const bool padded = token.size() > 1 && token.front() == '0';
    if (error != std::errc{} || end != token.data() + token.size() || padded || index > list.size())
        return {};
    return index;
}

/// Where a pointer leads.
struct Place {
    json* value = nullptr;     ///< null where there is no way
    json::json_pointer way{};  ///< with the index in place of `-`
    bool isNew = false;        ///< nothing was there before
};

Place placeIn(json& state, const json::json_pointer& pointer) {
    if (pointer.empty()) return {&state};
    const Place holder = placeIn(state, pointer.parent_pointer());
    if (holder.value == nullptr) return {};
    json& in = *holder.value;
    if (in.is_null()) in = json::object();
    if (in.is_object()) {
        const bool isNew = !in.contains(pointer.back());
        return {&in[pointer.back()], holder.way / pointer.back(), isNew};
    }
    if (!in.is_array()) return {};
    const auto index = indexIn(in, pointer.back());
    if (!index) return {};
    const bool isNew = *index == in.size();
    if (isNew) in.push_back(nullptr);
    return {&in[*index], holder.way / *index, isNew};
}

Place placeIn(json& state, const std::string& pointer) {
    if (std::count(pointer.begin(), pointer.end(), '/') > deepestPlace) return {};
    try {
        return placeIn(state, json::json_pointer(pointer));
    } catch (const json::parse_error&) {
        return {};
    }
}

/// Those behind others in the same list first, and parts before the whole.
void removeAll(json& state, std::vector<std::string>& places) {
    std::sort(places.begin(), places.end(), [](const std::string& a, const std::string& b) {
        return a.size() != b.size() ? a.size() > b.size() : a > b;
    });
    for (const std::string& place : places) {
        const json::json_pointer pointer(place);
        json& holder = state.at(pointer.parent_pointer());
        if (holder.is_array()) {
            holder.erase(static_cast<json::size_type>(std::stoul(pointer.back())));
        } else {
            holder.erase(pointer.back());
        }
    }
}

/// Is one of two pointers the other, or on the way to it?
bool meet(const std::string& a, const std::string& b) {
    const std::string& shorter = a.size() < b.size() ? a : b;
    const std::string& longer = a.size() < b.size() ? b : a;
    return longer.starts_with(shorter) && (longer.size() == shorter.size() || longer[shorter.size()] == '/');
}

/// Is all that is wanted kept? Null may stand where nothing was said.
bool saysAsMuch(const json& kept, const json& wanted) {
    if (kept.is_array() && wanted.is_array())
        return std::equal(kept.begin(), kept.end(), wanted.begin(), wanted.end(), saysAsMuch);
    if (!kept.is_object() || !wanted.is_object()) return kept == wanted;
    for (const auto& [key, value] : wanted.items())
        if (!kept.contains(key) || !saysAsMuch(kept[key], value)) return false;
    return std::ranges::all_of(kept.items(), [&](const auto& member) {
        return wanted.contains(member.key()) || member.value().is_null();
    });
}

/// Is what was taken out of its holder still out of it? What a list lost is known by what the list has left.
bool staysAway(const json& kept, const json::json_pointer& removed, const json& patched) {
    const auto holder = removed.parent_pointer();
    if (!patched.contains(holder)) return true;  // it went with the removal of another part
    if (!kept.contains(holder)) return false;
    return kept[holder].is_object() ? !kept[holder].contains(removed.back())
                                    : saysAsMuch(kept[holder], patched[holder]);
}

}  // namespace

Expected<Places> patch(json& state, const json& set, const HoldsNull& holdsNull) {
    Places places;
    for (const bool nulls : {false, true}) {  // whether a null fits is seen when the other values stand
        for (const auto& [pointer, value] : set.items()) {
            if (value.is_null() != nulls) continue;
            const Place place = placeIn(state, pointer);
            if (place.value == nullptr) {
                return refuse(code::badParameter,
                              shared::refusals::LeadsNowhere{.pointer = wire::brief(pointer)});
            }
            const std::string way = place.way.to_string();
            json before = std::exchange(*place.value, value);
            if (!nulls || holdsNull(state, way)) {
                places.set.push_back(way);
                continue;
            }
            if (place.isNew || place.way.empty())
                return refuse(code::badParameter,
                              shared::refusals::NothingToRemove{.pointer = wire::brief(pointer)});
            *place.value = std::move(before);
            places.removed.push_back(way);
        }
    }
    removeAll(state, places.removed);
    return places;
}

Allowed keeps(const json& kept, const Places& places, const json& patched) {
    for (const std::string& set : places.set) {
        const json::json_pointer place(set);
        if (!patched.contains(place)) continue;  // a removal moved it
        if (!kept.contains(place) || !saysAsMuch(kept[place], patched[place]))
            return refuse(code::badParameter, shared::refusals::NoPlaceForIt{.place = set});
    }
    for (const std::string& removed : places.removed) {
        if (!staysAway(kept, json::json_pointer(removed), patched))
            return refuse(code::badParameter, shared::refusals::CannotBeWithout{.place = removed});
    }
    return {};
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
