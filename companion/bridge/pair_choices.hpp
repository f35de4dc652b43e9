// SPDX-License-Identifier: GPL-3.0-or-later
// Parameters of type `pairs`: an object whose keys may each have one of their values. A screen shows each
// pair as one thing to touch, by the word "key=value".
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace adjutant::companion {

[[nodiscard]] bool isPairs(const nlohmann::json& param);

/// The pairs that change anything as the other values stand, [{word, key, value}], in the order in which
/// those name the keys.
[[nodiscard]] nlohmann::json openPairs(const nlohmann::json& param, const nlohmann::json& values);

/// The object with this pair in it, in the place of another of its key, or out of it.
[[nodiscard]] nlohmann::json toggledPair(const nlohmann::json& param, const nlohmann::json& values,
                                         const std::string& pairWord);

/// Takes out of the values what no longer changes anything.
void dropIdlePairs(const nlohmann::json& offer, nlohmann::json& values);

}  // namespace adjutant::companion
