// SPDX-License-Identifier: GPL-3.0-or-later
// How the words of this game are read (engine/play/readings.hpp).
#pragma once

#include "engine/play/readings.hpp"

namespace adjutant::w63 {

[[nodiscard]] Readings readings();
[[nodiscard]] RulingFields rulings();                                ///< rulings.cpp
[[nodiscard]] CarriedOver carriedOver(const nlohmann::json& state);  ///< carried_over.cpp

}  // namespace adjutant::w63
