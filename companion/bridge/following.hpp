// SPDX-License-Identifier: GPL-3.0-or-later
// Parameters that follow others of the same offer: so many as a number says, out of a list that is chosen.
// Their choices stand in order of likelihood, so the first that fit are taken until somebody says otherwise.
#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace adjutant::companion {

/// Does the parameter depend on what others of its offer are?
[[nodiscard]] bool follows(const nlohmann::json& param);

/// Those of its choices that can be taken as the other values stand.
[[nodiscard]] nlohmann::json openChoices(const nlohmann::json& param, const nlohmann::json& values);

/// How many of them are due.
[[nodiscard]] std::size_t dueOf(const nlohmann::json& param, const nlohmann::json& values);

/// There is more than one way to choose it as the other values stand.
[[nodiscard]] bool hasOpenChoice(const nlohmann::json& param, const nlohmann::json& values);

/// Brings all following parameters of an offer into line with the other values: what was chosen stays as far
/// as it fits, the likeliest fill the rest. One of which nothing is due has no value.
void bringIntoLine(const nlohmann::json& offer, nlohmann::json& values, const nlohmann::json& byHand);

/// The list with `item` in it, or out of it and the likeliest other one in; as many as are due.
[[nodiscard]] nlohmann::json exchanged(const nlohmann::json& param, const nlohmann::json& values,
                                       const std::string& item);

}  // namespace adjutant::companion
