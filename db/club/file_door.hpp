// SPDX-License-Identifier: GPL-3.0-or-later
// How keeping in step gets at the campaign file. Reading goes by a connection of its own; writing is asked
// for in short pieces, which whoever owns the writer lets in when no finger waits.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>

#include "db/campaign_file.hpp"

namespace adjutant::club {

class FileDoor {
  public:
    virtual ~FileDoor() = default;
    virtual void read(const std::function<void(const db::CampaignFile&)>& work) = 0;
    /// All of `work` is kept, or nothing.
    virtual void write(const std::function<void(db::CampaignFile&)>& work) = 0;
    /// A game that is open at this table, and is neither renamed nor written to from here.
    [[nodiscard]] virtual std::optional<db::GameId> atTheTable() { return {}; }
};

/// For a program that does nothing else with the file.
class OwnDoor final : public FileDoor {
  public:
    explicit OwnDoor(std::filesystem::path path) : path_(std::move(path)) {}
    void read(const std::function<void(const db::CampaignFile&)>& work) override;
    void write(const std::function<void(db::CampaignFile&)>& work) override;
    /// Lets others write until it has to be written again.
    void rest() { writer_.reset(); }

  private:
    std::filesystem::path path_;
    std::optional<db::CampaignFile> reader_, writer_;
};

}  // namespace adjutant::club
