// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/backup_keeper.hpp"

#include "companion/clock.hpp"

namespace adjutant::companion {

std::optional<db::KeptBackup> BackupKeeper::played(bool isOver, const std::string& at) {
    constexpr std::int64_t hour = 60;
    const bool ended = isOver && !wasOver_;
    wasOver_ = isOver;
    const auto minutes = minutesBetween(last_, at);
    if (!ended && (!minutes || *minutes < hour)) return {};
    last_ = at;
    return db::keepBackup(file_, at);
}

}  // namespace adjutant::companion
