// SPDX-License-Identifier: GPL-3.0-or-later
// What a referee may set field by field, as the sheet of rulings shows it: which, and within what, is the
// engine's to say (engine/play/ruling_field.hpp), what they are called and in which order the face's.
#pragma once

#include <QVariantMap>

#include "companion/games/face.hpp"

namespace adjutant::companion {

/// {game, side, piece, holding: [{at, name, kind, min, max, none, choices}], ground: {at, name, goods}}; what
/// either does not say is not there.
[[nodiscard]] QVariantMap rulingFields(const GameFace& look);

}  // namespace adjutant::companion
