// SPDX-License-Identifier: GPL-3.0-or-later
// What lies at a place and in which state it is, as the look file tells: `ground` is a heap by place,
// `stores` are numbers of single places, `standings` are words with the round in which they change.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/table_view.hpp"

namespace adjutant::companion {

/// [{sign, text, name}]: each kind with its count, then the standing; empty where nothing lies.
[[nodiscard]] nlohmann::json goodsOf(const TableView& view, const QString& place);

}  // namespace adjutant::companion
