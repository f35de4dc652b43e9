// SPDX-License-Identifier: GPL-3.0-or-later
// The thread that works with the disk for the window's: one thing at a time, while the other waits for it.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace adjutant::companion {

class DiskThread {
  public:
    DiskThread() = default;
    ~DiskThread();
    DiskThread(const DiskThread&) = delete;
    DiskThread& operator=(const DiskThread&) = delete;

    /// `work` outlives its end.
    void begin(const std::function<void()>& work);
    /// True as soon as it is done; false where it is not done after that time.
    [[nodiscard]] bool isDoneWithin(std::chrono::milliseconds);
    /// Does it reckon, at this moment, rather than wait?
    [[nodiscard]] bool isReckoning() const;

  private:
    void run();

    std::mutex mutex_;
    std::condition_variable asked_, done_;
    const std::function<void()>* work_ = nullptr;
    bool over_ = false;
    std::atomic<pid_t> number_ = 0;
    std::thread thread_;
};

}  // namespace adjutant::companion
