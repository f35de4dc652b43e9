// SPDX-License-Identifier: GPL-3.0-or-later
// 1762 in the list of systems.
#pragma once

#include "engine/play/position.hpp"

namespace adjutant::conquest {

[[nodiscard]] SystemEntry entry();

}  // namespace adjutant::conquest
