// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about the rules themselves; they need no game.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "engine/play/position.hpp"

namespace adjutant {

/// {"ask":"rule","clause":"L61-COMBAT-05"} ->
/// {"ok":true,"rule":{"clause","system","chapter","tag","text","before", "after"}}, the neighbours
/// {"clause","text"} or null; `left-to-people` says why the program has nothing to do for it. A word behind
/// the clause, as parts of sums have one, is passed over.
/// `missing-parameter`, `bad-parameter`.
[[nodiscard]] nlohmann::json askRule(const nlohmann::json& request, std::string_view language);

/// {"ask":"rules","find":"words","system":"…"} ->
/// {"ok":true,"rules":[{"clause","system","chapter","tag","text"}]}, those that have every word, in the
/// ledger's order; without `find` all. Without `system` those of `ofGame`, or of every system where that is
/// null. `behind` asks instead where a word of that one game is ruled, what says most first: {"action"},
/// {"action","outcome"}, {"action","parameter"}, {"card"}, {"option"}, {"stock"}, {"piece"} (its kind),
/// {"place"} or {"reason"}; an empty list where the ledger says nothing of it.
/// `missing-parameter`, `bad-parameter`, `no-game`.
[[nodiscard]] nlohmann::json askRules(const nlohmann::json& request, const SystemEntry* ofGame,
                                      std::string_view language);

}  // namespace adjutant
