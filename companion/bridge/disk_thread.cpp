// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/disk_thread.hpp"

#include <unistd.h>

#include "companion/quiet_thread.hpp"
#include "companion/thread_state.hpp"

namespace adjutant::companion {

DiskThread::~DiskThread() {
    if (!thread_.joinable()) return;
    {
        const std::scoped_lock lock(mutex_);
        over_ = true;
    }
    asked_.notify_one();
    thread_.join();
}

void DiskThread::begin(const std::function<void()>& work) {
    if (!thread_.joinable()) thread_ = quietThread([this] { run(); });
    {
        const std::scoped_lock lock(mutex_);
        work_ = &work;
    }
    asked_.notify_one();
}

bool DiskThread::isDoneWithin(std::chrono::milliseconds time) {
    std::unique_lock lock(mutex_);
    return done_.wait_for(lock, time, [&] { return work_ == nullptr; });
}

bool DiskThread::isReckoning() const { return companion::isReckoning(number_); }

void DiskThread::run() {
    number_ = ::gettid();
    std::unique_lock lock(mutex_);
    for (;;) {
        asked_.wait(lock, [&] { return over_ || work_ != nullptr; });
        if (over_) return;
        lock.unlock();
        (*work_)();
        lock.lock();
        work_ = nullptr;
        done_.notify_one();
    }
}

}  // namespace adjutant::companion
