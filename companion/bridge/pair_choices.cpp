// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/pair_choices.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// The keys that the other parameters name, or null where every key counts.
json namedKeys(const json& param, const json& values) {
    if (!param.contains("keys-of")) return nullptr;
    json keys = json::array();
    for (const json& name : param.at("keys-of")) {
        const json named = values.value(name.get<std::string>(), json());
        for (const json& key : named.is_array() ? named : json::array({named})) {
            if (key.is_string()) keys.push_back(key);
        }
    }
    return keys;
}

std::string wordOf(const json& key, const json& value) {
    return key.get<std::string>() + "=" + (value.is_string() ? value.get<std::string>() : value.dump());
}

void add(json& open, const json& key, const json& values) {
    for (const json& value : values)
        open.push_back({{"word", wordOf(key, value)}, {"key", key}, {"value", value}});
}

}  // namespace

bool isPairs(const json& param) { return param.at("type") == "pairs"; }

json openPairs(const json& param, const json& values) {
    json open = json::array();
    const json keys = namedKeys(param, values);
    if (keys.is_null()) {
        for (const json& pair : param.at("pairs")) {
            for (const json& key : pair.at(0)) add(open, key, pair.at(1));
        }
        return open;
    }
    for (const json& key : keys) {
        for (const json& pair : param.at("pairs")) {
            const json& of = pair.at(0);
            if (std::find(of.begin(), of.end(), key) != of.end()) add(open, key, pair.at(1));
        }
    }
    return open;
}

json toggledPair(const json& param, const json& values, const std::string& pairWord) {
    json object = values.value(param.at("name").get<std::string>(), json::object());
    const json open = openPairs(param, values);
    const auto found =
        std::find_if(open.begin(), open.end(), [&](const json& pair) { return pair.at("word") == pairWord; });
    if (found == open.end()) return object;
    const std::string key = found->at("key");
    if (object.value(key, json()) == found->at("value"))
        object.erase(key);
    else
        object[key] = found->at("value");
    return object;
}

void dropIdlePairs(const json& offer, json& values) {
    for (const json& param : offer.at("params")) {
        const auto now = values.find(param.at("name").get<std::string>());
        if (!isPairs(param) || now == values.end()) continue;
        json kept = json::object();
        for (const json& pair : openPairs(param, values)) {
            const std::string key = pair.at("key");
            if (now->value(key, json()) == pair.at("value")) kept[key] = pair.at("value");
        }
        *now = std::move(kept);
    }
}

}  // namespace adjutant::companion
