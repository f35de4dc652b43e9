// SPDX-License-Identifier: GPL-3.0-or-later
// What a part of the state is called, and what stands there, by its JSON pointer: "/sides/soldier/ammo". For
// rulings, which may be about any of them.
#pragma once

#include <QString>
#include <QStringList>

#include "companion/bridge/table_view.hpp"

namespace adjutant::companion {

/// The keys of a pointer.
[[nodiscard]] QStringList keysOf(const QString& pointer);

/// The face's word for the last key, or else what the sheet of rulings calls the field: "Tension counter".
[[nodiscard]] QString fieldName(const QString& pointer, const TableView& view);

/// The same; of a piece, a side or a place what that is called.
[[nodiscard]] QString partName(const QString& pointer, const TableView& view);

/// A word that stands there; what people wrote is left as it is.
[[nodiscard]] QString partValue(const QString& pointer, const QString& value, const TableView& view);

}  // namespace adjutant::companion
