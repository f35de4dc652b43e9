// SPDX-License-Identifier: GPL-3.0-or-later
// What a piece is called that has no name of its own but its id: `callings` of the look file, by the piece's
// kind, or by "side/kind". {side} is "Red's", {owner} the same of the piece that its `owner` names, {#} the
// number in its id, and {key} any other word of the piece.
#pragma once

#include <QString>
#include <nlohmann/json_fwd.hpp>

#include "companion/games/face.hpp"

namespace adjutant::companion {

/// Empty where the look file calls it nothing.
[[nodiscard]] QString callingOf(const GameFace& look, const nlohmann::json& state, const QString& piece);

/// The digits at the end of an id; empty where there are none.
[[nodiscard]] QString trailingNumber(const QString& id);

/// "Red" is "Red's", "The Larks" is "The Larks'".
[[nodiscard]] QString possessive(const QString& name);

}  // namespace adjutant::companion
