// SPDX-License-Identifier: GPL-3.0-or-later
// Screens of the skirmish that is played without a board, posed for their pictures.
#pragma once

#include "companion/shots/shot_scenes.hpp"

namespace adjutant::companion {

[[nodiscard]] QList<Scene> skirmishScenes(Companion& companion);
[[nodiscard]] QList<Scene> initiativeScenes(Companion& companion);
[[nodiscard]] QList<Scene> bombingScenes(Companion& companion);
[[nodiscard]] QList<Scene> spawnScenes(Companion& companion);
[[nodiscard]] QList<Scene> soloScenes(Companion& companion);
/// The builder of rosters, with one that is kept, and its card.
[[nodiscard]] QList<Scene> rosterScenes(Companion& companion);

}  // namespace adjutant::companion
