// SPDX-License-Identifier: GPL-3.0-or-later
// Whose act each entry of a game is.
#pragma once

#include <cstdint>
#include <map>

#include "companion/report/acts_table.hpp"
#include "db/records.hpp"
#include "engine/table.hpp"

namespace adjutant::companion {

/// By the entry: the side that the act names, or whose turn it was, and who sat there then, as people are
/// called in `result`. What all games share, such as a note or an undo, is nobody's.
[[nodiscard]] std::map<std::int64_t, report::Actor> actorsOf(const Table&, const db::Result& result);

}  // namespace adjutant::companion
