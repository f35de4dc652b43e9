// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/club/club_thread.hpp"

#include <optional>
#include <utility>

#include "companion/clock.hpp"
#include "companion/club/club_door.hpp"
#include "db/club/notebook.hpp"

namespace adjutant::companion {
namespace {

constexpr std::chrono::milliseconds patience{1500};

}  // namespace

ClubThread::ClubThread(std::filesystem::path file, ClubDoor& door, std::function<void()> heard)
    : file_(std::move(file)), door_(door), heard_(std::move(heard)) {}

ClubThread::~ClubThread() {
    {
        const std::scoped_lock lock(mutex_);
        ending_ = true;
        jobs_.clear();
        changed_.notify_all();
    }
    door_.close();
    if (thread_.joinable()) thread_.join();
}

void ClubThread::keep() {
    post([] {}, false);
}

void ClubThread::post(std::function<void()> work, bool alone) {
    const std::scoped_lock lock(mutex_);
    jobs_.push_back({std::move(work), alone});
    if (!thread_.joinable()) thread_ = std::thread([this] { run(); });
    changed_.notify_all();
}

void ClubThread::acted(db::GameId game) {
    const std::scoped_lock lock(mutex_);
    if (follower_) follower_->acted(game);
}

void ClubThread::look() {
    const std::scoped_lock lock(mutex_);
    if (follower_) follower_->look();
}

void ClubThread::run() {
    while (true) {
        std::optional<Job> job;
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [&] { return ending_ || !jobs_.empty(); });
            if (ending_) break;
            job = std::move(jobs_.front());
            jobs_.pop_front();
        }
        if (job->alone) rest();
        job->work();
        follow();
    }
    rest();
}

/// Where the file is in a club and nobody keeps it in step yet.
void ClubThread::follow() {
    {
        const std::scoped_lock lock(mutex_);
        if (follower_ || ending_ || !club::Notebook::isThere(file_)) return;
    }
    try {
        auto follower = std::make_shared<club::Follower>(file_, door_, veil_, utcNow, heard_);
        follower->begin();
        const std::scoped_lock lock(mutex_);
        follower_ = std::move(follower);
    } catch (const std::exception&) {  // its notebook cannot be read, which is told when it is asked for
        return;
    }
}

void ClubThread::rest() {
    std::shared_ptr<club::Follower> follower;
    {
        const std::scoped_lock lock(mutex_);
        follower = std::exchange(follower_, {});
    }
    if (follower) follower->end(patience);
}

}  // namespace adjutant::companion
