// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/large_blocks.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

namespace adjutant::companion {
namespace {

#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__)

/// What this program has of the machine's memory, in MB.
double resident() {
    std::ifstream pages("/proc/self/statm");
    double all = 0;
    double here = 0;
    pages >> all >> here;
    return here * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1 << 20);
}

TEST(FreedBlocks, GoBackToTheSystemAlthoughWhatIsInUseLiesAboveThem) {
    returnLargeBlocks();
    using Block = std::array<char, 1000>;
    std::vector<std::unique_ptr<Block>> blocks;
    for (int at = 0; at < 40'000; ++at) blocks.push_back(std::make_unique<Block>());
    const auto above = std::make_unique<Block>();
    blocks.clear();
    const double before = resident();
    giveBackFreedBlocks();
    EXPECT_GT(before - resident(), 30) << "of the 38 MB that nobody uses";
}

#endif

}  // namespace
}  // namespace adjutant::companion
