// SPDX-License-Identifier: GPL-3.0-or-later
// The app killed at random instants while a monkey is at its window: in the middle of acts, dice, exports,
// backups and imports. Whatever the window had shown is in the campaign file, or in a backup that it was
// replaced by, and all of it hangs together.
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>

namespace adjutant::evenings {

struct KillReport {
    int kills = 0;
    qint64 shown = 0;    ///< entries that windows had shown when they were killed
    qint64 entries = 0;  ///< in the file at the end
    QStringList faults;
};

/// `program`: what plays until it is killed when it is called as `program --until-killed FOLDER --seed N`.
[[nodiscard]] KillReport killAround(const QString& program, int kills, std::uint32_t seed);

}  // namespace adjutant::evenings
