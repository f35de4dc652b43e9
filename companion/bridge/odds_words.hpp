// SPDX-License-Identifier: GPL-3.0-or-later
// Outcomes with their chances, in words for people.
#pragma once

#include <QString>
#include <QVariantList>
#include <QVariantMap>
#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/due_chance.hpp"
#include "companion/bridge/table_view.hpp"
#include "companion/games/face.hpp"

namespace adjutant::companion {

/// "67%"; small chances are not rounded to none, nor great ones to all.
[[nodiscard]] QString percentOf(double chance);

/// The chance of success among these outcomes, in per cent and as a fraction; empty when it is certain or the
/// rules do not tell which outcomes are failures.
struct Success {
    QString percent;
    QString fraction;
};
[[nodiscard]] Success successOf(const nlohmann::json& outcomes, const GameFace& look);

/// What each face of the chance that is due would bring. `reply`: the engine's to "faces". Where the act's
/// outcome does not hang on this chance, its own hit or miss is told; a percentage is told with what it is of
/// (`chance`, "rout").
[[nodiscard]] QList<DueFace> dueFaces(const nlohmann::json& reply, const TableView& view,
                                      const QString& chance);

/// What the chance that is due needs: "5 or 6 hits"; empty when it needs no number.
[[nodiscard]] QString neededWords(const nlohmann::json& due, const GameFace& look);
/// The numbers of such a die alone: "5 or 6".
[[nodiscard]] QString neededFaces(const nlohmann::json& due);

/// Is this outcome what the one who acts does not want?
[[nodiscard]] bool isFailure(const QString& outcome, const GameFace& look);

}  // namespace adjutant::companion
