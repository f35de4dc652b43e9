// SPDX-License-Identifier: GPL-3.0-or-later
// Copies of a campaign file that are made without being asked for, in the folder `<file>.backups` beside it.
// They are kept by number and age: the last ten, and the last of each of the last fourteen days on which any
// was made.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "db/campaign_file.hpp"

namespace adjutant::db {

struct KeptBackup {
    std::int64_t number = 0;  ///< from 1, never given twice while a later one is kept
    std::string at;           ///< UTC
    std::filesystem::path path;
    std::uintmax_t bytes = 0;

    bool operator==(const KeptBackup&) const = default;
};

/// The newest first.
[[nodiscard]] std::vector<KeptBackup> backupsOf(const std::filesystem::path& campaignFile);

/// Makes one, and lets go of those that are too many. Throws Error, and then all others are as they were.
std::optional<KeptBackup> keepBackup(const CampaignFile&, const std::string& at);

/// Puts it in the place of the campaign file, which nobody may have open. What was there becomes a backup
/// first; a file that cannot be read any more is put aside as `<file>.damaged`. Throws Error.
std::optional<KeptBackup> restoreBackup(const std::filesystem::path& campaignFile, const KeptBackup&,
                                        const std::string& at);

}  // namespace adjutant::db
