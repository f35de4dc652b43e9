// SPDX-License-Identifier: GPL-3.0-or-later
// A small picture of how dice fell. Inside the room only.
#pragma once

#include <string>

#include "companion/report/dice_tally.hpp"

namespace adjutant::report {

/// An SVG element for a page of ours: a bar for each face, a dashed line where fair dice would end. It takes
/// its colours from the page (`--bar`, `--ink`), so that it is light or dark with it.
[[nodiscard]] std::string dicePlot(const DiceTally&, const std::string& language);

}  // namespace adjutant::report
