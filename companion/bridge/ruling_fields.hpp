// SPDX-License-Identifier: GPL-3.0-or-later
// What a referee may rule on, as the sheet of rulings shows it.
#pragma once

#include <QVariantMap>

#include "companion/games/face.hpp"

namespace adjutant::companion {

/// {game, side, piece, holding: [{at, name, kind, min, max, none, choices}], ground: {at, name, goods}}; what
/// the face does not say is not there.
[[nodiscard]] QVariantMap rulingFields(const GameFace& look);

}  // namespace adjutant::companion
