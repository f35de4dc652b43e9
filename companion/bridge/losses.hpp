// SPDX-License-Identifier: GPL-3.0-or-later
// What an outcome costs either side, where a system's outcomes tell who is left. Its look file says how:
//   "left": {"outcome": "attacker-#,defender-#", "notes": {"captured": "the city falls"}}
// The figures are those who are left of the one who acts and of the others; words behind them may have a
// note.
#pragma once

#include <QString>
#include <QStringList>
#include <optional>

#include "companion/games/face.hpp"

namespace adjutant::companion {

/// What is lost of either side, and what else comes of it.
struct Losses {
    int mine = 0;
    int theirs = 0;
    QStringList notes;
};

/// Read from an outcome when so many were there before; empty where outcomes do not tell it.
[[nodiscard]] std::optional<Losses> lossesIn(const QString& outcome, int mine, int theirs,
                                             const GameFace& look);

}  // namespace adjutant::companion
