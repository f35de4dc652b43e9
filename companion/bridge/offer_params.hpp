// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about the parameters of an offer.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace adjutant::companion {

/// The parameter of that name; null where the offer has none.
[[nodiscard]] inline const nlohmann::json* paramOf(const nlohmann::json& offer, const std::string& name) {
    for (const nlohmann::json& param : offer.at("params")) {
        if (param.at("name") == name) return &param;
    }
    return nullptr;
}

[[nodiscard]] inline bool isGroup(const nlohmann::json& param) {
    return param.at("type") == "list" && param.value("of", "") == "piece";
}

[[nodiscard]] inline bool isPieces(const nlohmann::json& param) {
    return param.at("type") == "piece" || isGroup(param);
}

/// The parameter that says who or what acts: the pieces, or else the first place. A fact of the table, such
/// as who is near, says nothing of it, nor does a list that may be empty, such as who eats first.
[[nodiscard]] inline const nlohmann::json* actorParam(const nlohmann::json& offer) {
    const nlohmann::json& params = offer.at("params");
    for (const nlohmann::json& param : params) {
        const bool mayBeNobody = isGroup(param) && param.value("min", 1) == 0;
        if (isPieces(param) && !mayBeNobody && !param.value("fact", false)) return &param;
    }
    for (const nlohmann::json& param : params) {
        if (param.at("type") == "place" && !param.value("fact", false)) return &param;
    }
    return nullptr;
}

}  // namespace adjutant::companion
