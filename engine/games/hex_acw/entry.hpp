// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/position.hpp"

namespace adjutant::acw {

/// Gridded American Civil War, for the list of systems.
[[nodiscard]] SystemEntry entry();

}  // namespace adjutant::acw
