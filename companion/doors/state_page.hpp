// SPDX-License-Identifier: GPL-3.0-or-later
// The present state of a game as a page to play on with by pencil: sides with boxes to tick, pieces with
// their places, the codes that bring it back, and what the dice of its system bring.
#pragma once

#include <string>
#include <vector>

#include "companion/report/page.hpp"
#include "companion/report/report.hpp"
#include "engine/table.hpp"

namespace adjutant::companion {

/// `codes`: SVG pictures of the codes that bring the state back.
[[nodiscard]] report::Page statePage(const Table&, const std::string& title, const report::ReportNames& names,
                                     const std::vector<std::string>& codes);

}  // namespace adjutant::companion
