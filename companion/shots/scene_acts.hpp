// SPDX-License-Identifier: GPL-3.0-or-later
// What the scenes of the pictures do at a table.
#pragma once

#include <QQuickItem>
#include <QVariantMap>

#include "companion/bridge/table_controller.hpp"

namespace adjutant::companion {

inline QVariantMap action(const QString& word, QVariantMap parameters = {}) {
    parameters.insert(QStringLiteral("do"), word);
    return parameters;
}

inline void rule(TableController& table, const QVariantMap& set, const QString& reason) {
    table.act(action(QStringLiteral("ruling"), {{"set", set}, {"reason", reason}}));
}

/// The item of that name in another; null where there is none.
inline QQuickItem* named(QQuickItem& item, const QString& name) {
    if (item.objectName() == name) return &item;
    for (QQuickItem* child : item.childItems()) {
        if (QQuickItem* found = named(*child, name)) return found;
    }
    return nullptr;
}

}  // namespace adjutant::companion
