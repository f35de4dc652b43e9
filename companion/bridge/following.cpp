// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/following.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

void fill(json& list, const json& choices, std::size_t due, const json& butNot = nullptr) {
    for (const json& choice : choices) {
        if (list.size() < due && choice != butNot && !contains(list, choice)) list.push_back(choice);
    }
}

json fitted(const json& param, const json& values) {
    const json open = openChoices(param, values);
    const auto now = values.find(param.at("name").get<std::string>());
    if (param.at("type") != "list") {
        if (now != values.end() && contains(open, *now)) return *now;
        return open.empty() ? json() : open.front();
    }
    const std::size_t due = dueOf(param, values);
    json list = json::array();
    if (now != values.end()) {
        for (const json& item : *now) {
            if (contains(open, item)) list.push_back(item);
        }
    }
    while (list.size() > due) list.erase(0);
    fill(list, open, due);
    return list.empty() ? json() : list;
}

}  // namespace

bool follows(const json& param) { return param.contains("count") || param.contains("within"); }

json openChoices(const json& param, const json& values) {
    json open = json::array();
    const json held = param.contains("within")
                          ? values.value(param.at("within").get<std::string>(), json::array())
                          : json();
    for (const json& choice : param.value("choices", json::array())) {
        if (held.is_null() || contains(held, choice)) open.push_back(choice);
    }
    return open;
}

std::size_t dueOf(const json& param, const json& values) {
    if (param.at("type") != "list") return 1;
    if (!param.contains("count")) return param.value("max", std::size_t{0});
    const json& count = param.at("count");
    const int due = values.value(count.at("of").get<std::string>(), 0) + count.value("plus", 0);
    return static_cast<std::size_t>(std::max(0, due));
}

bool hasOpenChoice(const json& param, const json& values) {
    const std::size_t due = dueOf(param, values);
    return due > 0 && openChoices(param, values).size() > due;
}

void bringIntoLine(const json& offer, json& values, const json& byHand) {
    for (const json& param : offer.at("params")) {
        if (!follows(param)) continue;
        const std::string name = param.at("name");
        if (!byHand.contains(name)) values.erase(name);
        json value = fitted(param, values);
        if (value.is_null())
            values.erase(name);
        else
            values[name] = std::move(value);
    }
}

json exchanged(const json& param, const json& values, const std::string& item) {
    const std::size_t due = dueOf(param, values);
    json list = values.value(param.at("name").get<std::string>(), json::array());
    const auto found = std::find(list.begin(), list.end(), item);
    if (found == list.end()) {
        if (list.size() >= due && !list.empty()) list.erase(0);
        list.push_back(item);
    } else {
        list.erase(found);
        fill(list, openChoices(param, values), due, item);
    }
    return list;
}

}  // namespace adjutant::companion
