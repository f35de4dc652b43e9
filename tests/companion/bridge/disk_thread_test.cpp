// SPDX-License-Identifier: GPL-3.0-or-later
// The thread beside the window's: what one of them wrote the other reads, without a lock of its own. Nothing
// of Qt is in it, so that the thread sanitizer can look at it.
#include "companion/bridge/disk_thread.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <future>
#include <string>

namespace adjutant::companion {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds patience{20000};

TEST(TheDiskThread, HandsOverWhatItWroteEachOfAThousandTimes) {
    DiskThread thread;
    std::string written;
    for (int act = 1; act <= 1000; ++act) {
        const std::function<void()> work = [&] { written += std::to_string(act) + ' '; };
        thread.begin(work);
        ASSERT_TRUE(thread.isDoneWithin(patience)) << act;
        ASSERT_TRUE(written.ends_with(std::to_string(act) + ' ')) << written;
        written.clear();
    }
}

TEST(TheDiskThread, IsNotDoneWhileItsWorkWaits) {
    DiskThread thread;
    std::promise<void> disk;
    bool written = false;
    const std::function<void()> work = [&, answered = disk.get_future().share()] {
        answered.wait();
        written = true;
    };
    thread.begin(work);
    EXPECT_FALSE(thread.isDoneWithin(milliseconds(1)));
    disk.set_value();
    EXPECT_TRUE(thread.isDoneWithin(patience));
    EXPECT_TRUE(written);
}

TEST(TheDiskThread, EndsWithoutEverHavingWorked) {
    const DiskThread thread;
    EXPECT_FALSE(thread.isReckoning());
}

}  // namespace
}  // namespace adjutant::companion
