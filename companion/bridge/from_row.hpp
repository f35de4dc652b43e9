// SPDX-License-Identifier: GPL-3.0-or-later
// A row of a model as the value that screens take: each property of the value is what the row has under its
// name.
#pragma once

#include <QList>
#include <QMetaObject>
#include <nlohmann/json_fwd.hpp>

namespace adjutant::companion {

/// Sets the properties of a value that the row has; the others stay as they are.
void fillFromRow(void* value, const QMetaObject& type, const nlohmann::json& row);

template <class Value>
[[nodiscard]] Value fromRow(const nlohmann::json& row) {
    Value value;
    fillFromRow(&value, Value::staticMetaObject, row);
    return value;
}

}  // namespace adjutant::companion
