// SPDX-License-Identifier: GPL-3.0-or-later
// JSON as QML sees it, and back. Whole numbers stay whole numbers.
#pragma once

#include <QString>
#include <QVariant>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace adjutant::companion {

[[nodiscard]] QVariant toVariant(const nlohmann::json& value);
[[nodiscard]] nlohmann::json toJson(const QVariant& value);

/// What lies under `key`, or an empty object.
[[nodiscard]] const nlohmann::json& under(const nlohmann::json& object, const std::string& key);
/// The text under `key`, empty when there is none.
[[nodiscard]] QString textAt(const nlohmann::json& object, const char* key);
[[nodiscard]] QString text(const nlohmann::json& value);

/// Is it one of the items of a list?
[[nodiscard]] bool contains(const nlohmann::json& list, const nlohmann::json& item);
[[nodiscard]] bool contains(const nlohmann::json& list, const QString& words);

}  // namespace adjutant::companion
