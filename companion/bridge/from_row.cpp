// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/from_row.hpp"

#include <QMetaProperty>
#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {

void fillFromRow(void* value, const QMetaObject& type, const nlohmann::json& row) {
    for (int at = 0; at < type.propertyCount(); ++at) {
        const QMetaProperty property = type.property(at);
        const auto found = row.find(property.name());
        if (found != row.end() && !found->is_null()) property.writeOnGadget(value, toVariant(*found));
    }
}

}  // namespace adjutant::companion
