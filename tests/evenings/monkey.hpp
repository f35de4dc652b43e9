// SPDX-License-Identifier: GPL-3.0-or-later
// A monkey at the window: touches, keys, drags, windows of other sizes, other languages and themes, all at
// random. Nothing may break, hang, warn or eat memory, and the campaign file must verify afterwards.
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <utility>
#include <vector>

namespace adjutant::evenings {

struct MonkeyReport {
    int deeds = 0;
    std::vector<std::pair<qint64, QString>>
        slowest;             ///< milliseconds of the five slowest deeds, the slowest first
    qint64 memoryEarly = 0;  ///< KiB, after the first quarter
    qint64 memoryLate = 0;   ///< KiB, at the end
    int entries = 0;
    QStringList faults;
};

/// Goes on at a campaign in a folder for ever, the game at the table first, and says on standard output after
/// each deed how far the game is that the window shows: its name, a tab, the number of its entries; no name
/// where no game is open.
void monkeyUntilKilled(const QString& folder, std::uint32_t seed);

[[nodiscard]] MonkeyReport monkeyAround(int deeds, std::uint32_t seed, const QString& pictures);

}  // namespace adjutant::evenings
