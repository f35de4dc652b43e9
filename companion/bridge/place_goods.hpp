// SPDX-License-Identifier: GPL-3.0-or-later
// What lies at a place and in which state it is, as the look file tells: `ground` is a heap by place,
// `stores` are numbers of single places, `standings` are words with the round in which they change.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/table_view.hpp"

namespace adjutant::companion {

/// [{sign, text, name, word, note}]: each kind with its count, then the standing; empty where nothing lies.
/// On a board `text` stands beside the sign (a count, or the round in which a standing ends) and `name` is
/// read aloud; in a list `word` stands first and `note` at the end.
[[nodiscard]] nlohmann::json goodsOf(const TableView& view, const QString& place);

}  // namespace adjutant::companion
