// SPDX-License-Identifier: GPL-3.0-or-later
// The system's entry in the list of systems.
#pragma once

#include "engine/play/position.hpp"

namespace adjutant::life {

[[nodiscard]] SystemEntry entry();

}  // namespace adjutant::life
