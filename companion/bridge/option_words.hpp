// SPDX-License-Identifier: GPL-3.0-or-later
// The options of a game, before it is begun, in words for people.
#pragma once

#include <QVariantMap>
#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/system_look.hpp"

namespace adjutant::companion {

/// The option as the engine offers it, and: title; choices [{value, label}]; of `pairs`
/// [{key, label, when, choices, fields: options as this one}].
[[nodiscard]] QVariantMap optionWords(const nlohmann::json& param, const SystemLook& look);

}  // namespace adjutant::companion
