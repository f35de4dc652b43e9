// SPDX-License-Identifier: GPL-3.0-or-later
// A world at war in 1762, posed for its pictures.
#pragma once

#include "companion/shots/shot_scenes.hpp"

namespace adjutant::companion {

[[nodiscard]] QList<Scene> conquestScenes(Companion& companion, QQuickWindow& window);

}  // namespace adjutant::companion
