// SPDX-License-Identifier: GPL-3.0-or-later
// What a look file says of rosters (its `roster`), and what the engine answers to a start with one.
#pragma once

#include <QString>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace adjutant::companion {

/// The form of the system's rosters; null when it has none.
[[nodiscard]] nlohmann::json rosterForm(const QString& system);
/// The field of that name, which must be there.
[[nodiscard]] const nlohmann::json& rosterField(const nlohmann::json& form, const std::string& name);
/// Has it the shape of a roster of this form: a list of fighters, each an object? What the rules think of it
/// is the engine's to say.
[[nodiscard]] bool isRoster(const nlohmann::json& form, const nlohmann::json& roster);
/// Starts a game of these options that nobody keeps: `reply` is the engine's, the state null when it refused.
nlohmann::json stateAfter(const std::string& system, const nlohmann::json& options, nlohmann::json& reply);

}  // namespace adjutant::companion
