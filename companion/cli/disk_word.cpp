// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/disk_word.hpp"

#include <unistd.h>

#include <ostream>

#include "companion/quiet_thread.hpp"
#include "companion/thread_state.hpp"

namespace adjutant::cli {

DiskWord::DiskWord(std::ostream& errors, std::chrono::milliseconds patience)
    : errors_(errors), patience_(patience), worker_(::gettid()) {}

DiskWord::~DiskWord() {
    if (!thread_.joinable()) return;
    {
        const std::scoped_lock lock(mutex_);
        over_ = true;
    }
    changed_.notify_one();
    thread_.join();
}

void DiskWord::wait(const std::function<void()>& work) {
    if (depth_++ == 0) begin();
    work();
    if (--depth_ == 0) end();
}

void DiskWord::begin() {
    if (!thread_.joinable()) thread_ = companion::quietThread([this] { watch(); });
    const std::scoped_lock lock(mutex_);
    since_ = Clock::now();
    if (idle_) changed_.notify_one();
}

void DiskWord::end() {
    const std::scoped_lock lock(mutex_);
    since_ = {};
}

/// Looks once a second at most, however many acts there are.
void DiskWord::watch() {
    constexpr std::chrono::milliseconds untilNextLook{100};
    std::unique_lock lock(mutex_);
    while (!over_ && !said_) {
        if (since_ == Clock::time_point()) {
            idle_ = true;
            changed_.wait(lock, [&] { return over_ || since_ != Clock::time_point(); });
            idle_ = false;
            continue;
        }
        const auto began = since_;
        const auto isOver = [&] { return over_; };
        changed_.wait_until(lock, began + patience_, isOver);
        // Who reckons is not waiting for a disk, or not yet.
        while (!over_ && since_ == began && companion::isReckoning(worker_))
            changed_.wait_for(lock, untilNextLook, isOver);
        if (over_ || since_ != began) continue;
        said_ = true;
        errors_ << "The disk is slow to answer. Nothing is lost; it is being waited for." << std::endl;
    }
}

}  // namespace adjutant::cli
