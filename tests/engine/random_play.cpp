// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/random_play.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <vector>

namespace adjutant::tests {

using nlohmann::json;

std::size_t RandomPlayer::below(std::size_t bound) {
    return std::uniform_int_distribution<std::size_t>(0, bound - 1)(random_);
}

json RandomPlayer::choose(const json& reply) {
    std::vector<const json*> offers;
    for (const json& offer : reply.at("actions")) {
        // Giving up is always offered and would make every game short.
        if (offer.at("do") != "end" && offer.at("do") != "surrender") offers.push_back(&offer);
    }
    if (offers.empty()) return nullptr;
    return fill(*offers[below(offers.size())]);
}

json RandomPlayer::fill(const json& offer) {
    json action{{"do", offer.at("do")}};
    for (const json& param : offer.at("params")) {
        json value = follows(param) ? following(param, action) : valueOf(param);
        if (!value.is_null()) action[param.at("name").get<std::string>()] = std::move(value);
    }
    return action;
}

json RandomPlayer::fillBlocked(const json& offer) {
    json told = offer;
    json& params = told.at("params") = json::array();
    for (const json& param : offer.at("params")) {
        const std::string type = param.at("type");
        const bool open = type == "int" || type == "bool" || type == "text" || param.contains("choices");
        if (open && !param.value("fact", false)) params.push_back(param);
    }
    return fill(told);
}

bool RandomPlayer::follows(const json& param) {
    return param.contains("count") || param.contains("within") || param.contains("one-of-each");
}

/// A list that depends on what the action holds already; now and then left to the program.
json RandomPlayer::following(const json& param, const json& action) {
    const bool single = param.at("type") != "list";
    if (below(2) == 0 &&
        (single || param.contains("default") || param.contains("count") || param.contains("within")))
        return param.value("default", json());
    json fitting = param;
    if (param.contains("within")) {
        const json& held = action.at(param["within"].get<std::string>());
        fitting["choices"] = json::array();
        for (const json& choice : param.at("choices")) {
            if (std::find(held.begin(), held.end(), choice) != held.end())
                fitting["choices"].push_back(choice);
        }
    }
    if (single) return fitting["choices"][below(fitting["choices"].size())];
    if (param.contains("count")) {
        const json& count = param["count"];
        const auto due = action.at(count.at("of").get<std::string>()).get<std::int64_t>() +
                         count.at("plus").get<std::int64_t>();
        fitting["min"] = fitting["max"] = due;
    }
    json list = someOf(fitting);
    for (const json& group : param.value("one-of-each", json::array())) {
        const bool there = std::any_of(group.begin(), group.end(), [&](const json& item) {
            return std::find(list.begin(), list.end(), item) != list.end();
        });
        if (!there) return param.at("default");
    }
    return list;
}

json RandomPlayer::valueOf(const json& param) {
    const std::string type = param.at("type");
    const bool likely = below(2) == 0;
    // The program knows a fact, or assumes it; one without a default only the table knows, and one that
    // leaves no choice is what the offer is about.
    const bool only = param.contains("choices") && param["choices"].size() == 1;
    if (param.value("fact", false) && param.contains("default") && likely && !only) return nullptr;
    if (param.contains("default") && likely) return param["default"];
    if (type == "list") return someOf(param);
    if (type == "resources") return countsOf(param);
    if (type == "pairs") return pairsOf(param);
    if (param.contains("choices")) return param["choices"][below(param["choices"].size())];
    if (type == "int") {
        const auto least = param.at("min").get<std::int64_t>();
        const auto most = param.at("max").get<std::int64_t>();
        return least + static_cast<std::int64_t>(below(static_cast<std::size_t>(most - least + 1)));
    }
    if (type == "bool") return below(2) == 0;
    if (type == "text") return param.value("default", "a word");
    if (param.contains("default")) return param["default"];
    throw std::runtime_error("the offer leaves no way to choose " + param.dump());
}

/// Choices may repeat; each may be taken once.
json RandomPlayer::someOf(const json& param) {
    std::vector<json> left;
    for (const json& choice : param.value("choices", json::array())) left.push_back(choice);
    const auto least = param.value("min", std::size_t{0});
    const auto most = std::min(param.value("max", left.size()), left.size());
    json list = json::array();
    for (std::size_t count = least + below(most - least + 1); count > 0; --count) {
        const std::size_t at = below(left.size());
        list.push_back(left[at]);
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(at));
    }
    return list;
}

/// Choices may repeat here too: as many of a kind as the list names it.
json RandomPlayer::countsOf(const json& param) {
    json counts = json::object();
    for (const json& taken : someOf(param)) {
        const auto name = taken.get<std::string>();
        counts[name] = counts.value(name, 0) + 1;
    }
    return counts;
}

/// A value for every other key, so that many combinations come up.
json RandomPlayer::pairsOf(const json& param) {
    json object = json::object();
    for (const json& pair : param.at("pairs")) {
        const json& values = pair.at(1);
        for (const json& key : pair.at(0)) {
            if (below(2) == 0) continue;
            json& value = object[key.get<std::string>()];
            if (param.at("of") == "record") {
                for (const json& field : values) value[field.at("name").get<std::string>()] = valueOf(field);
            } else {
                value = values[below(values.size())];
            }
        }
    }
    return object;
}

}  // namespace adjutant::tests
