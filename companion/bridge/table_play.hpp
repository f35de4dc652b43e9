// SPDX-License-Identifier: GPL-3.0-or-later
// What the table controller's own files share: the game in play and where it is kept. Included by nobody
// else.
#pragma once

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "companion/bridge/entry_row.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/table_controller.hpp"
#include "engine/table.hpp"

namespace adjutant::companion {

/// The game at the table and where it is kept.
struct TableController::Play {
    std::optional<GameKeeper> keeper;
    std::optional<Table> table;
    json oddsDue = json::array();         ///< ids of offers whose odds are not reckoned yet
    std::map<std::string, Success> odds;  ///< action → odds, as things stand
};

/// The keys of a piece's row that delegates see.
[[nodiscard]] QList<QByteArray> pieceRoles();

[[nodiscard]] inline bool contains(const nlohmann::json& list, const QString& id) {
    return std::find(list.begin(), list.end(), id.toStdString()) != list.end();
}

}  // namespace adjutant::companion
