// SPDX-License-Identifier: GPL-3.0-or-later
// What the app has written down: the journal of the latest game, read from the campaign file as anybody could
// read it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "db/campaign_file.hpp"

namespace adjutant::evenings {

class Notebook {
  public:
    explicit Notebook(const std::filesystem::path& file) : file_(db::CampaignFile::openToRead(file)) {}

    /// Turns to the game that was played last. False while there is none.
    bool turnToLatest();
    /// The entries that were not read yet.
    [[nodiscard]] std::vector<EntryText> fresh();
    [[nodiscard]] bool hasFresh();
    [[nodiscard]] bool isFinished() const;
    /// What the chain of hashes and the file itself say against it; empty when nothing.
    [[nodiscard]] std::string faults() const;

  private:
    db::CampaignFile file_;
    std::optional<db::GameId> game_;
    std::optional<db::Journal> journal_;
    std::int64_t read_ = 0;
};

}  // namespace adjutant::evenings
