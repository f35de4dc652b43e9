// SPDX-License-Identifier: GPL-3.0-or-later
// What outcomes cost, by the pattern that a look file gives.
#include "companion/bridge/losses.hpp"

#include <gtest/gtest.h>

namespace adjutant::companion {
namespace {

TEST(Losses, AreThoseWhoAreNotLeft) {
    const auto losses = lossesIn("attacker-3,defender-1", 4, 3, faceOf("civil-war-1863"));
    ASSERT_TRUE(losses);
    EXPECT_EQ(losses->mine, 1);
    EXPECT_EQ(losses->theirs, 2);
    EXPECT_TRUE(losses->notes.isEmpty());
}

TEST(Losses, HaveTheNotesOfTheWordsBehindThem) {
    const GameFace& look = faceOf("civil-war-1863");
    EXPECT_EQ(lossesIn("attacker-12,defender-0,captured", 12, 2, look)->notes, QStringList{"the city falls"});
    EXPECT_EQ(lossesIn("attacker-0,defender-2,disabled", 1, 2, look)->notes,
              QStringList{"the defenders are disabled"});
}

TEST(Losses, AreNotReadFromOtherWords) {
    const GameFace& look = faceOf("civil-war-1863");
    EXPECT_FALSE(lossesIn("heads", 4, 3, look));
    EXPECT_FALSE(lossesIn("attacker-1,defenders-2", 4, 3, look));
    EXPECT_FALSE(lossesIn("attacker-1,defender-2", 4, 3, faceOf("conquest-1762")))
        << "there the numbers are losses already";
}

}  // namespace
}  // namespace adjutant::companion
