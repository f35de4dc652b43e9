// SPDX-License-Identifier: GPL-3.0-or-later
// Each way in which a test can end.
#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>

namespace {

TEST(Sample, Passes) {}

TEST(Sample, Skips) { GTEST_SKIP() << "something is not installed"; }

TEST(Sample, Fails) { FAIL() << "as it should"; }

TEST(Sample, FailsAndThenSkips) {
    EXPECT_TRUE(false);
    GTEST_SKIP() << "too late";
}

TEST(Sample, SkipsAndDiesAtTheEnd) {
    static_cast<void>(std::atexit([] { static_cast<void>(std::raise(SIGKILL)); }));
    GTEST_SKIP() << "something is not installed";
}

}  // namespace
