// SPDX-License-Identifier: GPL-3.0-or-later
// The app killed in the middle of scans, exports, backups and imports, which are done in its window by touch
// again and again. What was done is there afterwards, and whatever else is there is whole.
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>
#include <cstdint>

namespace adjutant::evenings {

/// "scan", "export", "backup", "import".
[[nodiscard]] const QStringList& errands();

/// Does that one in the app over a campaign file in this folder for ever, and says on standard output when it
/// begins, and, when it is done, how far the game is that the window shows.
void errandsUntilKilled(const QString& folder, const QString& errand);

struct ErrandReport {
    int kills = 0;
    QMap<QString, int> inside;  ///< of each errand, how often the blow fell between its beginning and its end
    qint64 done = 0;            ///< errands that were done before
    int exports = 0;            ///< that were there afterwards, each of them whole
    QStringList faults;
};

/// `program`: what runs errands when it is called as `program --errands FOLDER --errand NAME`.
[[nodiscard]] ErrandReport killOnErrands(const QString& program, int kills, std::uint32_t seed);

}  // namespace adjutant::evenings
