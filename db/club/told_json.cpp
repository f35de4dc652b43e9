// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/told_json.hpp"

#include <limits>

namespace adjutant::club {

using nlohmann::json;

ClubError unreadable(const std::string& what) {
    return {ClubError::Kind::unreadable,
            "What the club has of " + what +
                " cannot be read. It was not taken; what is here is as it was, and everything else goes on."};
}

json toldObject(const std::string& text, const std::string& what) {
    json told = json::parse(text, nullptr, false);
    if (!told.is_object()) throw unreadable(what);
    return told;
}

std::string toldText(const json& told, const char* name, const std::string& what) {
    const auto found = told.find(name);
    if (found == told.end() || !found->is_string()) throw unreadable(what);
    return found->get<std::string>();
}

std::string toldTextOrNone(const json& told, const char* name, const std::string& what) {
    return told.contains(name) ? toldText(told, name, what) : std::string();
}

std::vector<std::string> toldTexts(const json& told, const char* name, const std::string& what) {
    const auto found = told.find(name);
    if (found == told.end() || !found->is_array()) throw unreadable(what);
    std::vector<std::string> texts;
    for (const json& one : *found) {
        if (!one.is_string()) throw unreadable(what);
        texts.push_back(one.get<std::string>());
    }
    return texts;
}

std::vector<json> toldObjects(const json& told, const char* name, const std::string& what) {
    std::vector<json> objects;
    const auto found = told.find(name);
    if (found == told.end()) return objects;
    if (!found->is_array()) throw unreadable(what);
    for (const json& one : *found) {
        if (!one.is_object()) throw unreadable(what);
        objects.push_back(one);
    }
    return objects;
}

std::int64_t toldNumber(const json& told, const char* name, const std::string& what) {
    const auto found = told.find(name);
    const bool fits =
        found != told.end() && found->is_number_integer() &&
        (!found->is_number_unsigned() ||
         found->get<std::uint64_t>() <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()));
    if (!fits) throw unreadable(what);
    return found->get<std::int64_t>();
}

}  // namespace adjutant::club
