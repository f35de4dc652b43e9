// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on the table, told to somebody who does not see it: whose it is, what it is, how it stands,
// where.
#pragma once

#include <QStringList>
#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/table_view.hpp"

namespace adjutant::companion {

/// `name`, and behind it the side's where it does not say the side itself.
[[nodiscard]] QString ofSide(const TableView& view, const QString& side, const QString& name);

/// A piece by its row of TableView: "Infantry 1, Union, hits 2, facing north, in reserve, Mill Run".
[[nodiscard]] QString toldPiece(const TableView& view, const nlohmann::json& row);

/// The same without the place, for whoever hears where it is anyway.
[[nodiscard]] QString toldOnItsPlace(const TableView& view, const nlohmann::json& row);

/// The parts that say something, joined.
[[nodiscard]] QString joinedTold(QStringList parts);

}  // namespace adjutant::companion
