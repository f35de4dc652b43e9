// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures that are read at the same time share the memory of the machine: as many as their pixels allow are
// let in, and one always is.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>

namespace adjutant::scanner {

class PixelBudget {
  public:
    explicit PixelBudget(std::int64_t pixels) : left_(pixels) {}

    /// Holds its pixels while it lives.
    class Share {
      public:
        Share(PixelBudget& budget, std::int64_t pixels) : budget_(budget), pixels_(pixels) {
            std::unique_lock lock(budget_.mutex_);
            budget_.freed_.wait(lock, [this] { return budget_.inside_ == 0 || budget_.left_ >= pixels_; });
            budget_.left_ -= pixels_;
            ++budget_.inside_;
        }
        ~Share() {
            {
                const std::lock_guard lock(budget_.mutex_);
                budget_.left_ += pixels_;
                --budget_.inside_;
            }
            budget_.freed_.notify_all();
        }
        Share(const Share&) = delete;
        Share& operator=(const Share&) = delete;

      private:
        PixelBudget& budget_;
        std::int64_t pixels_;
    };

  private:
    std::mutex mutex_;
    std::condition_variable freed_;
    std::int64_t left_;
    int inside_ = 0;
};

}  // namespace adjutant::scanner
