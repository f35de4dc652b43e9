// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a referee whose campaign file is in a club: the file is kept in step beside the play. An act
// is answered when it is in the file; nothing here makes it wait for a network.
#pragma once

#include <atomic>
#include <chrono>
#include <iosfwd>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "companion/club_veil.hpp"
#include "db/club/file_door.hpp"
#include "db/club/follower.hpp"

namespace adjutant::cli {

class ClubTable {
  public:
    /// Nothing where the file, or that campaign of it, is in no club. What the club has of the game is
    /// fetched first; sentences go to `err`. Throws club::ClubError where `takeOver` cannot be done. `file`
    /// outlives it.
    [[nodiscard]] static std::unique_ptr<ClubTable> joined(db::CampaignFile& file,
                                                           const std::string& campaign,
                                                           const std::string& game, bool takeOver,
                                                           std::ostream& err);
    /// Sends what there is, as long as that is quick.
    ~ClubTable();
    ClubTable(const ClubTable&) = delete;
    ClubTable& operator=(const ClubTable&) = delete;

    /// Keeps in step from now on. The game, when there is one, is open at this table.
    void begin(std::optional<db::GameId> game);
    /// Held while the file is used.
    [[nodiscard]] std::unique_lock<std::mutex> turn() { return std::unique_lock(door_.turn); }
    void acted(std::optional<db::GameId> game);
    [[nodiscard]] std::optional<std::string> lost() const { return follower_.lost(); }

  private:
    /// Lets the club write into the file when no act was made for a moment, a little at a time.
    class Door final : public club::FileDoor {
      public:
        explicit Door(db::CampaignFile& writer) : file(writer) {}
        void read(const std::function<void(const db::CampaignFile&)>& work) override;
        void write(const std::function<void(db::CampaignFile&)>& work) override;
        [[nodiscard]] std::optional<db::GameId> atTheTable() override;

        db::CampaignFile& file;
        std::optional<db::CampaignFile> reader;
        std::mutex turn;
        std::atomic<bool> beside = false;  ///< a thread of its own uses it
        std::atomic<std::int64_t> game = 0;
        std::atomic<std::chrono::steady_clock::time_point> last{};
    };

    explicit ClubTable(db::CampaignFile& file);

    companion::ClubVeil veil_;
    Door door_;
    club::Follower follower_;
};

}  // namespace adjutant::cli
