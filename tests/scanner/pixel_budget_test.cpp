// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/pixel_budget.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>
#include <vector>

namespace adjutant::scanner {
namespace {

TEST(PixelBudget, NeverHoldsMoreThanItHasUnlessThereIsOnlyOne) {
    constexpr std::int64_t all = 100;
    PixelBudget budget(all);
    std::mutex mutex;
    std::int64_t held = 0;
    int inside = 0;
    std::atomic<int> tooMuch = 0;
    std::atomic<int> read = 0;
    const auto readPictures = [&](std::int64_t first) {
        for (int turn = 0; turn < 200; ++turn) {
            const std::int64_t pixels = (first * 37 + turn * 11) % 140;  // some are larger than all
            const PixelBudget::Share share(budget, pixels);
            {
                const std::lock_guard lock(mutex);
                held += pixels;
                ++inside;
                if (held > all && inside > 1) ++tooMuch;
            }
            ++read;
            std::this_thread::yield();
            const std::lock_guard lock(mutex);
            held -= pixels;
            --inside;
        }
    };
    {
        std::vector<std::jthread> threads;
        for (int thread = 0; thread < 8; ++thread) threads.emplace_back(readPictures, thread);
    }
    EXPECT_EQ(read, 8 * 200) << "everybody had a turn";
    EXPECT_EQ(tooMuch, 0);
}

}  // namespace
}  // namespace adjutant::scanner
