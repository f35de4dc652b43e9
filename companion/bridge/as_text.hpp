// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the engine (UTF-8) for the screens.
#pragma once

#include <QString>
#include <string>

namespace adjutant::companion {

[[nodiscard]] inline QString asText(const std::string& words) { return QString::fromStdString(words); }

}  // namespace adjutant::companion
