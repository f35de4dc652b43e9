// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/wrong_acts.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant::tests {
namespace {

using nlohmann::json;

constexpr std::size_t remembered = 4;

/// Ids of the same sort as one that the act names, from the state.
std::vector<json> othersLike(const json& id, const json& state) {
    std::vector<json> ids;
    for (const char* key : {"pieces", "sides"}) {
        if (!id.is_string() || !state.at(key).contains(id.get<std::string>())) continue;
        for (const auto& [other, value] : state.at(key).items()) {
            if (other != id) ids.emplace_back(other);
        }
    }
    return ids;
}

}  // namespace

void WrongActs::learn(const json& action) {
    auto& acts = taken_[action.at("do").get<std::string>()];
    if (acts.size() == remembered) acts.erase(acts.begin());
    acts.push_back(action);
}

void WrongActs::rememberChoices(const json& offers) {
    for (const json& offer : offers) {
        for (const json& param : offer.at("params")) {
            auto& known = choices_[param.at("name").get<std::string>()];
            for (const json& choice : param.value("choices", json::array())) {
                const json value = param.at("type") == "list" ? json::array({choice}) : choice;
                if (std::find(known.begin(), known.end(), value) == known.end()) known.push_back(value);
            }
        }
    }
}

std::vector<json> WrongActs::attempts(const json& offers, const json& state) {
    rememberChoices(offers.at("actions"));
    rememberChoices(offers.at("blocked"));
    std::vector<json> acts;
    for (const json& blocked : offers.at("blocked")) acts.push_back(player_.fillBlocked(blocked));
    for (const auto& [word, taken] : taken_) acts.insert(acts.end(), taken.begin(), taken.end());
    const json offered = player_.choose(offers);
    if (offered.is_null()) return acts;
    spoilParameters(offered, state, acts);
    spoilRolls(offered, acts);
    return acts;
}

void WrongActs::spoilParameters(const json& action, const json& state, std::vector<json>& acts) {
    const auto with = [&](const std::string& name, const json& value) {
        acts.push_back(action);
        acts.back()[name] = value;
    };
    for (const auto& [name, value] : action.items()) {
        if (name == "do") continue;
        with(name, nullptr);
        with(name, json::object({{"no", "such"}}));
        with(name, "no-such");
        if (value.is_number()) {
            with(name, value.get<std::int64_t>() + 1);
            with(name, value.get<std::int64_t>() + 50);
            with(name, -3);
        }
        if (value.is_array()) {
            with(name, json::array());
            json twice = value;
            twice.insert(twice.end(), value.begin(), value.end());
            with(name, twice);
        }
        const auto& choices = choices_[name];
        for (int tries = 0; tries < 4 && !choices.empty(); ++tries)
            with(name, choices[player_.below(choices.size())]);
        const auto others = othersLike(value, state);
        if (!others.empty()) with(name, others[player_.below(others.size())]);
    }
}

void WrongActs::spoilRolls(const json& action, std::vector<json>& acts) {
    for (const json& rolls : {json::array({{0}}), json::array({"no-such"}), json(7),
                              json(std::vector<json>(40, json::array({1})))}) {
        acts.push_back(action);
        acts.back()["rolls"] = rolls;
    }
}

}  // namespace adjutant::tests
