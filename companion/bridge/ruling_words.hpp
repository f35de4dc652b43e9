// SPDX-License-Identifier: GPL-3.0-or-later
// A ruling in words: what changed from what to what, by whom, and why. The engine knows the values, the look
// file the names.
#pragma once

#include <QString>
#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/table_view.hpp"

namespace adjutant::companion {

/// "Soldier: Ammunition 3 → 4, Boris: a mistake before."; "the referee" where nobody is named. `ruled`: the
/// event; `before`: the state it was ruled in. What is hidden from some is not told.
[[nodiscard]] QString rulingWords(const nlohmann::json& ruled, const nlohmann::json& before,
                                  const TableView& view);

}  // namespace adjutant::companion
