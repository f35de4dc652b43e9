// SPDX-License-Identifier: GPL-3.0-or-later
// How the words of this game are read (engine/play/readings.hpp).
#pragma once

#include "engine/play/readings.hpp"

namespace adjutant::onestat {

[[nodiscard]] Readings readings();
[[nodiscard]] RulingFields rulings();                                ///< rulings.cpp
[[nodiscard]] RosterReading rosters();                               ///< roster_reading.cpp
[[nodiscard]] CarriedOver carriedOver(const nlohmann::json& state);  ///< carried_over.cpp

}  // namespace adjutant::onestat
