// SPDX-License-Identifier: GPL-3.0-or-later
// The table of Civil War Game 1863 as it is taken: its board, each kind of battle, and what comes after.
#pragma once

#include "companion/shots/shot_scenes.hpp"

namespace adjutant::companion {

[[nodiscard]] QList<Scene> civilWarScenes(Companion& companion);

}  // namespace adjutant::companion
