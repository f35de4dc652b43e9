// SPDX-License-Identifier: GPL-3.0-or-later
// The thread beside the window that keeps a campaign file in step with its club, and does there whatever
// waits for a network. What is asked of it is done in order; between that the file is kept in step.
#pragma once

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

#include "companion/club_veil.hpp"
#include "db/club/follower.hpp"
#include "db/records.hpp"

namespace adjutant::companion {

class ClubDoor;

class ClubThread {
  public:
    /// `heard` is called in that thread, when others did something.
    ClubThread(std::filesystem::path file, ClubDoor& door, std::function<void()> heard);
    /// What is asked and not begun is not done. Sends what was done at the table, as long as that is quick.
    ~ClubThread();
    ClubThread(const ClubThread&) = delete;
    ClubThread& operator=(const ClubThread&) = delete;

    /// The file is in a club: it is kept in step from now on.
    void keep();
    /// Does it there. `alone`: nothing is kept in step meanwhile.
    void post(std::function<void()> work, bool alone);
    /// An entry of that game is on disk. Costs nothing.
    void acted(db::GameId game);
    /// Another game is looked at, or something else was changed that others wait for.
    void look();

    [[nodiscard]] const ClubVeil& veil() const { return veil_; }

  private:
    struct Job {
        std::function<void()> work;
        bool alone = false;
    };
    void run();
    void follow();
    void rest();

    std::filesystem::path file_;
    ClubDoor& door_;
    std::function<void()> heard_;
    ClubVeil veil_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Job> jobs_;
    bool ending_ = false;
    std::shared_ptr<club::Follower> follower_;
    std::thread thread_;
};

}  // namespace adjutant::companion
