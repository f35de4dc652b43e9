// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/position.hpp"

namespace adjutant::w63 {

/// Civil War Game 1863 for the list of systems.
[[nodiscard]] SystemEntry entry();

}  // namespace adjutant::w63
