// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of names that faces put together.
#pragma once

#include <QString>

namespace adjutant::companion {

/// "12" of "r12"; empty where an id ends otherwise.
[[nodiscard]] QString trailingNumber(const QString& id);
/// "Red's", "the Rangers'".
[[nodiscard]] QString possessive(const QString& name);

}  // namespace adjutant::companion
