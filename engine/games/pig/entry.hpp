// SPDX-License-Identifier: GPL-3.0-or-later
// The entry for a list of systems.
#pragma once

#include "engine/play/position.hpp"

namespace adjutant::pig {

[[nodiscard]] SystemEntry entry();

}  // namespace adjutant::pig
