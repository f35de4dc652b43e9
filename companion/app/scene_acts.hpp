// SPDX-License-Identifier: GPL-3.0-or-later
// What the scenes of the pictures do at a table.
#pragma once

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

}  // namespace adjutant::companion
