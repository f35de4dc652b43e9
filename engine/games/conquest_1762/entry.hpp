// SPDX-License-Identifier: GPL-3.0-or-later
// 1762 in the list of systems.
#pragma once

#include "engine/play/position.hpp"
#include "engine/play/readings.hpp"

namespace adjutant::conquest {

[[nodiscard]] SystemEntry entry();
[[nodiscard]] Readings readings();

}  // namespace adjutant::conquest
