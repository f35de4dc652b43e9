// SPDX-License-Identifier: GPL-3.0-or-later
// Moments as lists tell them.
#pragma once

#include <QString>
#include <string>

namespace adjutant::companion {

/// "today 22:41", "yesterday 22:41", "3 March 2026", of a time in UTC; what is none stands as it is.
[[nodiscard]] QString whenWas(const std::string& at);

}  // namespace adjutant::companion
