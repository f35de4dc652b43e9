// SPDX-License-Identifier: GPL-3.0-or-later
// When a backup is due: after each game, and after each hour of play.
#pragma once

#include <optional>
#include <string>

#include "db/backups.hpp"

namespace adjutant::companion {

class BackupKeeper {
  public:
    /// `file` outlives the keeper. `at`: when play began; `isOver`: was the game over then?
    BackupKeeper(const db::CampaignFile& file, std::string at, bool isOver)
        : file_(file), last_(std::move(at)), wasOver_(isOver) {}

    /// To be called after an act: `isOver` is whether the game is over now. Makes a backup when one is due,
    /// and answers with it. Throws db::Error; the next one is tried an hour later.
    std::optional<db::KeptBackup> played(bool isOver, const std::string& at);

  private:
    const db::CampaignFile& file_;
    std::string last_;
    bool wasOver_;
};

}  // namespace adjutant::companion
