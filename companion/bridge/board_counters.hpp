// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on a board, as counters: each piece by itself, each holding in its owner's colour, or the
// pieces of a side on one cell as a stack. Which of these is the look file's word `counters`.
#pragma once

#include <QString>
#include <QVariantMap>
#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/table_view.hpp"

namespace adjutant::companion {

/// What a board is touched with: the piece or place that is chosen, and what can be aimed at with its odds.
struct Touched {
    QString chosen;
    QVariantMap targets;  ///< id of a piece or place → odds
};

/// Rows of BoardView.pieces, from the rows of all pieces and all places. A stack has its `pieces`.
[[nodiscard]] nlohmann::json counterRows(const TableView& view, const nlohmann::json& pieceRows,
                                         const nlohmann::json& placeRows);
/// Those keys of a counter's row that follow a touch; the id too: a stack is called as its chosen piece.
[[nodiscard]] nlohmann::json counterMarks(const nlohmann::json& row, const Touched& touched);

/// Small signs of a place: what is built on it, who holds it. [{sign, text, colour, name}]
[[nodiscard]] nlohmann::json badgesOf(const TableView& view, const nlohmann::json& place);
/// A sign with a figure that belongs to a place, {sign, text, name}; empty when there is none.
[[nodiscard]] nlohmann::json chipOf(const TableView& view, const nlohmann::json& place);
/// The id of the side that a place belongs to; empty when it belongs to none.
[[nodiscard]] QString ownerOf(const TableView& view, const nlohmann::json& place);

}  // namespace adjutant::companion
