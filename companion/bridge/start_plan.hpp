// SPDX-License-Identifier: GPL-3.0-or-later
// What a new game would be: asked of the rules before it is begun, so that the page of a new game shows who
// sits at the table, what an option comes to that nobody set, and why a game cannot be begun.
#pragma once

#include <QString>
#include <QVariantMap>

namespace adjutant::companion {

/// {refused: a sentence or "", seats: [{side, name, colour}] in their order, options: all, filled in}. Sides
/// that nobody plays (`NewGame::unseated` of the face) have no seat.
[[nodiscard]] QVariantMap plannedStart(const QString& system, const QVariantMap& options);

/// All sides that the option `list` of the system can bring into a game: [{side, name, colour}].
[[nodiscard]] QVariantList sidesThatCouldPlay(const QString& system, const QString& list);

}  // namespace adjutant::companion
