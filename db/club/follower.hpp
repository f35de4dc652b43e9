// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps a campaign file in step while a game is played or watched, in a thread of its own. No act waits for
// it: an act is told to it after it is on disk, and what it brings in is written when the door lets it. It
// waits for acts, for what the club tells by itself, and for the time to ask.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "db/club/file_door.hpp"
#include "db/club/veil.hpp"

namespace adjutant::club {

class Follower {
  public:
    /// `door` and `veil` outlive it; the door is used by its thread alone once begin() was called. `now` is
    /// the time. `heard` is called in its thread, when others did something or a game changed hands.
    Follower(std::filesystem::path file, FileDoor& door, const Veil& veil, std::function<std::string()> now,
             std::function<void()> heard = {});
    ~Follower();
    Follower(const Follower&) = delete;
    Follower& operator=(const Follower&) = delete;

    /// Before the game is opened: fetches what the club has of it. Without a network it gives the sentence,
    /// and all goes on. Throws ClubError with `takeOver` where that cannot be done.
    std::optional<std::string> open(const std::string& game, bool takeOver);
    /// Begins to keep in step.
    void begin();
    /// An entry of that game is on disk. Costs nothing.
    void acted(db::GameId);
    /// Another game is looked at, or something else was changed that others wait for: all is looked at now.
    void look();
    /// Why nothing may be added to the game at this table; nothing while it may. It is of the game that was
    /// lost: an act in another one forgets it.
    [[nodiscard]] std::optional<std::string> lost() const;
    /// Ends it; before that, sends what there is for as long as `patience` and a connection allow.
    void end(std::chrono::milliseconds patience);

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace adjutant::club
