// SPDX-License-Identifier: GPL-3.0-or-later
// Every act of a game as a row of a table for spreadsheets.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "companion/report/report.hpp"
#include "engine/journal/chain.hpp"

namespace adjutant::report {

/// Whose act it was, and who played that side then. The entries alone do not tell: whoever knows the rules
/// does.
struct Actor {
    std::string side;
    std::string person;
};

/// The names of the columns.
[[nodiscard]] std::string actsHeading();

/// A row for each entry, also for those that were taken back. What is not told of an act is an empty cell.
[[nodiscard]] std::string actsTable(const db::Game&, const std::vector<EntryText>&, const ReportNames&,
                                    const std::map<std::int64_t, Actor>&);

}  // namespace adjutant::report
