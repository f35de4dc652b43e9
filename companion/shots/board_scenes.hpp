// SPDX-License-Identifier: GPL-3.0-or-later
// Screens of the systems that are played on a board, posed for their pictures.
#pragma once

#include "companion/shots/shot_scenes.hpp"

namespace adjutant::companion {

[[nodiscard]] QList<Scene> boardScenes(Companion& companion);

}  // namespace adjutant::companion
