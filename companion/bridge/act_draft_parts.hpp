// SPDX-License-Identifier: GPL-3.0-or-later
// What the action draft's own files share: what it holds, and questions about an offer's parameters. Included
// by nobody else.
#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "companion/bridge/act_draft.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/offer_params.hpp"

namespace adjutant::companion {

struct ActDraft::Parts {
    json offer;                    ///< null while nothing is put together
    json values = json::object();  ///< what was chosen, defaults included
    json byHand = json::object();  ///< the names of facts that were set by hand
    json overrules = json::array();
    std::optional<int> thrown;  ///< a face that was touched before what would be lost was said
    std::string id;
    QString dice;
    bool sent = false;
};

[[nodiscard]] inline bool hasRealChoice(const nlohmann::json& param) {
    return !param.contains("choices") || param.at("choices").size() != 1 || param.at("type") == "resources";
}

/// How often this one is among the choices: so many of it may be counted out.
[[nodiscard]] inline int timesAmong(const nlohmann::json& param, const nlohmann::json& choice) {
    const nlohmann::json& choices = param.at("choices");
    return static_cast<int>(std::count(choices.begin(), choices.end(), choice));
}

/// A list whose choices repeat is counted out, so many of each: two food for one medicine.
[[nodiscard]] inline bool isCounted(const nlohmann::json& param) {
    if (param.at("type") == "resources") return true;
    if (param.at("type") != "list" || !param.contains("choices")) return false;
    const nlohmann::json& choices = param.at("choices");
    return std::any_of(choices.begin(), choices.end(),
                       [&](const nlohmann::json& choice) { return timesAmong(param, choice) > 1; });
}

/// More than one value is legal. A likely value that takes in all there is leaves nothing to ask.
[[nodiscard]] inline bool hasOpenValue(const nlohmann::json& param) {
    const std::string type = param.at("type");
    if (type == "int") return param.value("min", 0) < param.value("max", 999);
    if (type == "text" || type == "pairs") return false;
    if (!param.contains("choices")) return true;
    const nlohmann::json& choices = param.at("choices");
    if (type == "list") return !choices.empty() && param.value("default", nlohmann::json()) != choices;
    return choices.size() > 1;
}

/// A list or a count of resources may be empty unless a least number is said; pairs may always be.
[[nodiscard]] inline bool mayBeEmpty(const nlohmann::json& param) {
    const std::string type = param.at("type");
    return type == "pairs" || ((type == "list" || type == "resources") && param.value("min", 0) == 0);
}

}  // namespace adjutant::companion
