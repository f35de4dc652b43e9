// SPDX-License-Identifier: GPL-3.0-or-later
// What the dice of a system bring, on paper: the ledger's own clauses behind its outcomes (behind.md), with
// their tables, and those of the acts that come to them.
#pragma once

#include <string_view>
#include <vector>

#include "companion/report/page.hpp"
#include "engine/words/ledger.hpp"

namespace adjutant::companion {

/// In the order of the ledger; empty where there is no such system.
[[nodiscard]] std::vector<const Clause*> diceRules(std::string_view system);

/// A clause as a page has it: its id, its words without marks, and its tables.
void addClause(report::Page&, const Clause&);

}  // namespace adjutant::companion
