// SPDX-License-Identifier: GPL-3.0-or-later
// What a touch shows on a counter of the board.
#pragma once

#include <QString>
#include <QVariantMap>
#include <nlohmann/json_fwd.hpp>

namespace adjutant::companion {

/// What a board is touched with: the piece or place that is chosen, what can be aimed at with its odds, and
/// what is.
struct Touched {
    QString chosen;
    QString aimed;        ///< a place; empty: none
    QVariantMap targets;  ///< id of a piece or place → odds
};

/// Those keys of a counter's row that follow a touch; the id too: a stack is called as its chosen piece.
[[nodiscard]] nlohmann::json counterMarks(const nlohmann::json& row, const Touched& touched);

}  // namespace adjutant::companion
