// SPDX-License-Identifier: GPL-3.0-or-later
// How the figures of a game went over its rounds, and who held what. It knows no system: what a state says of
// its sides in numbers is a figure, and so is how many pieces a side has on the table, and how many places as
// the game's readings have it (engine/readings.hpp).
#pragma once

#include <string>
#include <vector>

#include "companion/report/curve_plot.hpp"
#include "companion/report/report.hpp"
#include "engine/table.hpp"

namespace adjutant::companion {

struct Course {
    std::vector<report::Tracker> curves;         ///< those that moved, the most first, at most six
    report::Holdings holdings;                   ///< empty where nothing is held, or nobody ever held any
    std::vector<report::Casualties> casualties;  ///< of the sides that have any
};

/// On the line of play that counts. `names` calls sides, places and words.
[[nodiscard]] Course courseOf(const Table&, const report::ReportNames& names);

/// The same as a report has it.
void addCourse(report::ReportNames& names, const Table&);

}  // namespace adjutant::companion
