// SPDX-License-Identifier: GPL-3.0-or-later
// A command that waits for the disk longer than a second says so, once: else it stands there as if it had
// died.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <condition_variable>
#include <iosfwd>
#include <mutex>
#include <thread>

#include "db/disk_wait.hpp"

namespace adjutant::cli {

class DiskWord final : public db::DiskWaiter {
  public:
    /// It is for the thread that makes it. `errors` is written to by another one.
    explicit DiskWord(std::ostream& errors, std::chrono::milliseconds patience = std::chrono::seconds(1));
    ~DiskWord() override;

    void wait(const std::function<void()>& work) override;

  private:
    using Clock = std::chrono::steady_clock;

    void begin();
    void end();
    void watch();

    std::ostream& errors_;
    std::chrono::milliseconds patience_;
    pid_t worker_;
    std::thread thread_;
    int depth_ = 0;  // of work within work
    bool said_ = false;

    std::mutex mutex_;  // guards what follows
    std::condition_variable changed_;
    Clock::time_point since_;  ///< when the work began that goes on; else nothing
    bool idle_ = false;        ///< nobody has to be looked at
    bool over_ = false;
};

}  // namespace adjutant::cli
