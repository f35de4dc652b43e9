// SPDX-License-Identifier: GPL-3.0-or-later
// The words of an entry that people search for.
#pragma once

#include <string>

#include "db/campaign_file.hpp"

namespace adjutant::companion {

/// Its sentences, notes, rulings with their reasons, and the clauses behind them.
[[nodiscard]] std::string wordsOf(const EntryText&);
/// The same to be read: without clauses and people, who stand in the sentences.
[[nodiscard]] std::string sentencesOf(const std::string& events);

}  // namespace adjutant::companion
