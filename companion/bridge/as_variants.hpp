// SPDX-License-Identifier: GPL-3.0-or-later
// A list of values as QML takes it.
#pragma once

#include <QList>
#include <QVariantList>

namespace adjutant::companion {

template <class Value>
[[nodiscard]] QVariantList asVariants(const QList<Value>& values) {
    QVariantList list;
    list.reserve(values.size());
    for (const Value& value : values) list.append(QVariant::fromValue(value));
    return list;
}

}  // namespace adjutant::companion
