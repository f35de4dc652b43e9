// SPDX-License-Identifier: GPL-3.0-or-later
// What the scanner was measured to read, as the table that the sheets take: the only place where the two
// rooms meet. Used by `adjutant-cli print` and by the app.
#pragma once

#include "cards/reading_distance.hpp"

namespace adjutant::companion {

[[nodiscard]] cards::ReadingTable labelDistances();

}  // namespace adjutant::companion
