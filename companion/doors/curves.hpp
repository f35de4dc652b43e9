// SPDX-License-Identifier: GPL-3.0-or-later
// How the figures of a game went over its rounds. It knows no system: what a state says of its sides in
// numbers is a figure, and so is how many pieces a side has on the table.
#pragma once

#include <string>
#include <vector>

#include "companion/report/curve_plot.hpp"
#include "companion/report/report.hpp"
#include "engine/table.hpp"

namespace adjutant::companion {

/// Those that moved, the most first, at most six; on the line of play that counts. `names` calls sides and
/// words.
[[nodiscard]] std::vector<report::Tracker> curvesOf(const Table&, const report::ReportNames& names);

}  // namespace adjutant::companion
