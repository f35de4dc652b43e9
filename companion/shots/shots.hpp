// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of every screen, in every look and window size, from a game that is played for it. For people who
// change how things look, and for the README.
#pragma once

#include <QString>
#include <QStringList>

namespace adjutant::companion {

/// Writes PNG files into `folder`, only those whose names contain one of the words `only` when there are any.
/// Returns an exit status; sentences go to stderr.
int takeShots(const QString& folder, const QStringList& only = {});

}  // namespace adjutant::companion
