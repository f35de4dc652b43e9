// SPDX-License-Identifier: GPL-3.0-or-later
// How the words of each game are read (engine/play/readings.hpp).
#pragma once

#include <string_view>

#include "engine/play/readings.hpp"

namespace adjutant {

/// Of the system of that id; all null where it has none, and where there is no such system.
[[nodiscard]] const Readings& readingsOf(std::string_view system);

}  // namespace adjutant
