// SPDX-License-Identifier: GPL-3.0-or-later
// Outcomes with their chances, in words for people.
#pragma once

#include <QString>
#include <QVariantList>
#include <QVariantMap>
#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/system_look.hpp"

namespace adjutant::companion {

/// "67%"; small chances are not rounded to none, nor great ones to all.
[[nodiscard]] QString percentOf(double chance);

/// [{outcome, label, p, percent, value, kind, loss}], failures first; kind is "miss", "good" or "plain";
/// `loss`: its two numbers are what either side loses (`losses` in the look file).
[[nodiscard]] QVariantList outcomeWords(const nlohmann::json& outcomes, const SystemLook& look);

/// What one answer would bring: {got, label, good, known}.
[[nodiscard]] QVariantMap faceWords(const nlohmann::json& face, const SystemLook& look);

/// Is this outcome what the one who acts does not want?
[[nodiscard]] bool isFailure(const QString& outcome, const SystemLook& look);

}  // namespace adjutant::companion
