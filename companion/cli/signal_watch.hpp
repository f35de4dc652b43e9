// SPDX-License-Identifier: GPL-3.0-or-later
// A program that waits for its next line may be idle for an hour or be told to end at any moment. This
// watches for both beside it.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <thread>

namespace adjutant::cli {

class SignalWatch {
  public:
    /// `idle` is called when nothing was done for `patience` after worked(); `end` when the program is to end
    /// (SIGTERM, SIGINT, SIGHUP), which it then does as the signal says. Neither is called while somebody
    /// works. To be made before any other thread, so that none of them takes the signals.
    SignalWatch(std::chrono::milliseconds patience, std::function<void()> idle, std::function<void()> end);
    ~SignalWatch();
    SignalWatch(const SignalWatch&) = delete;
    SignalWatch& operator=(const SignalWatch&) = delete;

    /// Held while something is done.
    [[nodiscard]] std::unique_lock<std::mutex> working() { return std::unique_lock(work_); }
    /// Something was done just now.
    void worked();

  private:
    void watch();
    void wake() const;

    const std::chrono::milliseconds patience_;
    const std::function<void()> idle_, end_;
    std::mutex work_;
    std::atomic<std::chrono::steady_clock::time_point> last_{};
    std::atomic<bool> due_ = false, over_ = false;
    int signals_ = -1, woken_ = -1;
    std::thread thread_;
};

}  // namespace adjutant::cli
